import { type Mistake, slip } from './mistake.ts'

const home = 'index.json'
const ils = 'stages/ils.json'
const visit = 'visit.json'
const site = '_site.json'
const post = '_posts/3.json'

/** Words that the site knows, written another way. */
export const spelling: Mistake[] = [
  // Section types
  slip('a type with two letters exchanged', home, '"hero"', '▸"hreo"', { says: '"hero"' }),
  slip('a type with a letter missing', ils, '"faq"', '▸"fq"', { says: '"faq"' }),
  slip('a type in capitals', ils, '"faq"', '▸"FAQ"', { says: '"faq"' }),
  slip('a type with a capital at the beginning', home, '"hero"', '▸"Hero"', { says: '"hero"' }),
  slip('a type in two words', home, '"callToAction"', '▸"call to action"', { says: '"callToAction"' }),
  slip('a type with hyphens', visit, '"latestPosts"', '▸"latest-posts"', { says: '"latestPosts"' }),
  slip('a type with a space at its end', home, '"hero"', '▸"hero "', { says: '"hero"' }),
  slip('a type in the plural', home, '"gallery"', '▸"galleries"', { says: '"gallery"' }),
  slip('a type in the singular', visit, '"subjects"', '▸"subject"', { says: '"subjects"' }),
  slip('a type that nobody has heard of', ils, '"faq"', '▸"accordion"', { says: 'The nearest is "faq"' }),
  slip('a type for what another one shows', home, '"gallery"', '▸"address"', {
    says: 'The nearest is "contact"',
  }),
  slip('a type that looks a little like another one', ils, '"faq"', '▸"tax"', { says: '/_sections' }),
  slip('a type for what nothing shows', ils, '"faq"', '▸"weather"', { says: '/_sections' }),
  slip('a section without its type', ils, '    {\n      "type": "faq",', '    ▸{', {
    says: 'By its other fields it is "faq". Write "type": "faq",',
  }),
  slip(
    'a section without its type in which a value is wrong, too',
    ils,
    '    {\n      "type": "faq",\n      "title": "Questions",',
    '    ▸{\n      "title": 1,',
    { says: 'By its other fields it is "faq".' },
  ),
  slip(
    'a section without its type that can be of several',
    visit,
    '    {\n      "type": "prospectus",\n      "title": "Fees",\n      "buttonText": "See the fees",\n      "pdfUrl": "/docs/FEES.pdf"',
    '    ▸{\n      "title": "Fees"',
    {
      says: 'Its fields are those of',
    },
  ),
  slip(
    'a section without its type that can be of none',
    ils,
    '    {\n      "type": "faq",',
    '    ▸{\n      "colour": "red",',
    {
      says: '/_sections',
    },
  ),
  slip('a type that is empty', ils, '"faq"', '▸""', { says: 'Choose' }),
  slip('a type that is a number', ils, '"type": "faq"', '"type": ▸1', { says: 'Choose' }),
  slip('the word for the type misspelt', ils, '"type": "faq"', '▸"typ": "faq"', { says: '"type"' }),
  slip('the word for the type in capitals', ils, '"type": "faq"', '▸"Type": "faq"', { says: '"type"' }),

  // Fields
  slip('a field with a letter missing', home, '"description": "Come."', '▸"desription": "Come."', {
    says: '"description"',
  }),
  slip(
    'a field that stands for what the site writes elsewhere',
    visit,
    '"light": "mid-morning"',
    '▸"openingHours": "8 to 3"',
    {
      says: 'Write it as "hours" in "contact" of "_site.json",',
    },
  ),
  slip(
    'a number for WhatsApp, in a section',
    visit,
    '"light": "mid-morning"',
    '▸"whatsAppNumber": "+233 24 123 4567"',
    {
      says: 'Write it as "whatsapp" in "contact" of "_site.json",',
    },
  ),
  slip('a field of the site on a page', visit, '"light": "mid-morning"', '▸"email": "office@school.org"', {
    says: '"contact" of "_site.json"',
  }),
  slip('a field of a page in a section', visit, '"id": "way",', '▸"reviewBy": "2027-01-01",', {
    says: 'of the page',
  }),
  slip(
    'a field of other sections',
    ils,
    '"content": "Ask {phone}."',
    '"content": "Ask {phone}.",\n▸"items": ["One"]',
    {
      says: 'Delete it',
    },
  ),
  slip('a field in capitals', visit, '"title": "Visit us"', '▸"Title": "Visit us"', { says: '"title"' }),
  slip('a field with a space in it', home, '"buttonText"', '▸"button text"', { says: '"buttonText"' }),
  slip('a field with a hyphen in it', home, '"buttonLink"', '▸"button-link"', { says: '"buttonLink"' }),
  slip('a field with an underscore in it', visit, '"imageAlt"', '▸"image_alt"', { says: '"imageAlt"' }),
  slip('a field with a space at its end', ils, '"icon": "users"', '▸"icon ": "users"', { says: '"icon"' }),
  slip('a field in the singular', visit, '"sections"', '▸"section"', { says: '"sections"' }),
  slip('a field in the plural', ils, '"question"', '▸"questions"', { says: '"question"' }),
  slip('a field of a post misspelt', post, '"featuredImageAlt"', '▸"featureImageAlt"', {
    says: '"featuredImageAlt"',
  }),
  slip('a field of a post in American', post, '"categories"', '▸"catagories"', { says: '"categories"' }),
  slip('a field of the site misspelt', site, '"navigation"', '▸"navigaton"', { says: '"navigation"' }),
  slip('a field of the foot misspelt', site, '"copyrightYear"', '▸"copyrigthYear"', {
    says: '"copyrightYear"',
  }),
  slip('a field of a contact misspelt', site, '"phone"', '▸"phon"', { says: '"phone"' }),
  slip('a field of an event misspelt', visit, '"endDate"', '▸"enddate"', { says: '"endDate"' }),
  slip(
    'a field that belongs to another section',
    ils,
    '"answer": "Yes."',
    '"answer": "Yes.",\n          ▸"icon": "bus"',
    { says: 'Delete' },
  ),
  slip('a field that was made up', visit, '"count": 3', '"count": 3,\n      ▸"author": "all"', {
    says: 'Delete',
  }),
  slip(
    'a field of the page inside a section',
    ils,
    '"title": "Questions",',
    '"title": "Questions",\n      ▸"aliases": ["/faq"],',
    { says: 'or delete it' },
  ),
  slip(
    'two fields misspelt',
    home,
    '"title": "Apply",\n      "description"',
    '▸"titel": "Apply",\n      "descripton"',
    { count: 2 },
  ),
  slip(
    'one field, twice, misspelt in two ways',
    ils,
    '"question": "Is there a bus?"',
    '▸"qestion": "Is there a bus?",\n          "questoin": "Where is the bus?"',
    { says: '"question"', count: 2 },
  ),
  slip('a field with two letters missing', ils, '"answer"', '▸"ansr"', { says: '"answer"' }),
  slip('a field of a page that was made up', visit, '  "light"', '  ▸"colour": "red",\n  "light"', {
    says: 'Write it as "light", or delete it.',
  }),
  slip('a field of a page that nobody knows', visit, '  "light"', '  ▸"mood": "red",\n  "light"', {
    says: 'This place takes',
  }),
  slip('a caption for captions', post, '"captions"', '▸"caption"', { says: '"captions"' }),
  slip(
    'src for the picture of a text',
    visit,
    '"image": "/images/Gate.jpg",\n      "imageAlt"',
    '▸"src": "/images/Gate.jpg",\n      "imageAlt"',
    { says: '"image"' },
  ),

  // Choices
  slip('a light with a space', visit, '"mid-morning"', '▸"mid morning"', { says: '"mid-morning"' }),
  slip('a light in capitals', visit, '"mid-morning"', '▸"Mid-Morning"', { says: '"mid-morning"' }),
  slip('a light misspelt', visit, '"mid-morning"', '▸"midmornng"', { says: '"mid-morning"' }),
  slip('a light that does not exist', visit, '"mid-morning"', '▸"dusk"', { says: 'noon' }),
  slip('a light that is a colour', visit, '"mid-morning"', '▸"#ffcc00"', { says: 'noon' }),
  slip('a header misspelt', visit, '"overlay"', '▸"overlaid"', { says: '"overlay"' }),
  slip('a header that does not exist', visit, '"overlay"', '▸"transparent"', { says: '"solid"' }),
  slip('a kind of field in capitals', visit, '"select"', '▸"Select"', { says: '"select"' }),
  slip('a kind of field forgotten', visit, '"label": "Stage", "kind": "select"', '▸"label": "Stage"', {
    says: 'Add it: "text',
  }),
  slip('a kind of field that does not exist', visit, '"select"', '▸"dropdown"', { says: '"select"' }),
  slip('a handler of forms misspelt', site, '"mailto"', '▸"mail-to"', { says: '"mailto"' }),
  slip('a handler of forms that does not exist', site, '"mailto"', '▸"whatsapp"', { says: '"mailto"' }),

  // Icons and words in braces
  slip('an icon in two words', ils, '"users"', '▸"user round"', { says: '"user-round"' }),
  slip('an icon with an underscore', ils, '"users"', '▸"book_open"', { says: '"book-open"' }),
  slip('an icon misspelt', ils, '"compass"', '▸"compas"', { says: '"compass"' }),
  slip('an icon with two letters exchanged', ils, '"compass"', '▸"comapss"', { says: '"compass"' }),
  slip('an icon by what it is to mean', ils, '"compass"', '▸"swimming"', { says: '"waves-ladder"' }),
  slip('an icon by what it is to mean, in two words', ils, '"compass"', '▸"school-bus"', { says: '"bus"' }),
  slip('an icon that does not exist', ils, '"compass"', '▸"kenteclothes"', { says: 'lucide.dev' }),
  slip('an icon as a file', ils, '"compass"', '▸"compass.svg"', { says: '"compass"' }),
  slip('an icon as an emoji', ils, '"compass"', '▸"🧭"', { says: 'lucide.dev' }),
  slip('an icon without a name', ils, '"compass"', '▸""', { says: 'Write' }),
  slip('an icon of a menu left empty', site, '"path": "/"', '"path": "/", "icon": ▸""', {
    says: 'or delete',
  }),
  slip('a word in braces in capitals', ils, '{phone}', '▸{Phone}', { says: '{phone}' }),
  slip('two words in braces', ils, '{phone}', '▸{phone number}', {
    says: '"{phone}"? There are also {school}',
  }),
  slip('a word in braces misspelt', ils, '{phone}', '▸{fone}', { says: '{phone}' }),
  slip('a word in braces that stands for nothing', ils, '{phone}', '▸{headteacher}', { says: '{school}' }),
]
