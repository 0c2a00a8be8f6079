import { smallSite } from '../smallSite.ts'
import { corpusSite } from './corpusSite.ts'
import { fileSlip, type Mistake, slip } from './mistake.ts'

const home = 'index.json'
const ils = 'stages/ils.json'
const visit = 'visit.json'
const site = '_site.json'
const post = '_posts/3.json'

const picture = (title: string, wrong: string, says: string) =>
  slip(title, home, '"/images/hero.svg"', `▸"${wrong}"`, { says })
const button = (title: string, wrong: string, says: string) =>
  slip(title, home, '"/stages/ils#fees"', `▸"${wrong}"`, { says })

/** Links, pictures and numbers that lead nowhere, and fields that contradict each other. */
export const references: Mistake[] = [
  // Links
  button('a link misspelt', '/stages/isl', '"/stages/ils"'),
  button('a link with a file name', '/stages/ils.json', '"/stages/ils"'),
  button('a link without its slash', 'stages/ils', '"/stages/ils"'),
  button('a link with two dots', '../stages/ils', '"/stages/ils"'),
  button('a link with backslashes', '\\\\stages\\\\ils', '"/stages/ils"'),
  button('a link with a space', '/stages/ ils', '"/stages/ils"'),
  button('a link without its folder', '/ils', '"/stages/ils"'),
  button('a link to a page that was never there', '/canteen/menu-of-the-week', 'Write'),
  button('a web address without https', 'www.bbc.co.uk', '"https://www.bbc.co.uk"'),
  button('a web address with one slash', 'https:/www.bbc.co.uk', '"https://www.bbc.co.uk"'),
  button('the web address of a page of this site', 'https://harbourview.org/stages/isl', '"/stages/ils"'),
  button('a page on the computer of its author', 'http://localhost:5173/stages/ils', '"/stages/ils"'),
  button('a telephone number as a link', '+233 30 123 4567', '"tel:+233301234567"'),
  button('a script as a link', 'javascript:alert(1)', 'address'),
  slip(
    'the name of an account for its address',
    site,
    '"label": "Facebook",\n        "path": "https://www.facebook.com/harbourview"',
    '"label": "Instagram",\n        "path": ▸"@shikpontele"',
    { says: '"https://www.instagram.com/shikpontele"' },
  ),
  slip(
    'a code of web pages in the address of a form service',
    site,
    '"kind": "mailto"',
    '"kind": "post",\n    "url": "https://forms.example.net/f?a=1▸&amp;b=2"',
    { says: 'Write "&"' },
  ),
  button('a code of web pages in a link', 'https://www.bbc.co.uk/a?b=1&amp;c=2', 'Write "&"'),
  button('words as a link', 'see the fees page', 'address'),
  button('an empty link', '', 'Write'),
  button('a place on a page misspelt', '/stages/ils#feees', '"/stages/ils#fees"'),
  button('a place that is not on the page', '/stages/ils#uniform', '"uniform"'),
  slip('a place on the same page misspelt', visit, '"link": "#ask"', '"link": ▸"#aks"', { says: '"#ask"' }),
  slip('a place whose id has been deleted', ils, '      "id": "fees",\n', '', {
    says: 'fees',
    file: 'index.json',
    line: 30,
  }),
  slip('a menu entry misspelt', site, '"path": "/blog"', '"path": ▸"/blogg"', { says: '"/blog"' }),
  slip('a menu from a folder misspelt', site, '"subMenuFrom": "/stages"', '"subMenuFrom": ▸"/stage"', {
    says: '"/stages"',
  }),
  slip('a catch-all misspelt', site, '"catchAlls": [\n    "/stages"', '"catchAlls": [\n    ▸"/stagse"', {
    says: '"/stages"',
  }),
  slip('a folder in capitals', 'stages/index.json', '"from": "/stages"', '"from": ▸"/Stages"', {
    says: '"/stages"',
  }),
  slip('a folder with a slash at its end', 'stages/index.json', '"from": "/stages"', '"from": ▸"/stages/"', {
    says: '"/stages"',
  }),
  slip('a page below itself', ils, '"order": 1', '"order": 1,\n    "parent": ▸"/Stages/ILS/"', {
    says: 'Delete "parent"',
  }),
  slip('a parent misspelt', ils, '"order": 1', '"order": 1,\n    "parent": ▸"/stagess"', {
    says: '"/stages"',
  }),
  fileSlip(
    'a link to a page that was renamed',
    { [ils]: undefined, 'stages/secondary.json': corpusSite[ils] },
    { file: home, line: 30 },
    { says: 'address' },
  ),
  fileSlip(
    'a link to a page that was deleted',
    {
      'visit.json': undefined,
      '_site.json': smallSite['_site.json'],
      [home]: corpusSite[home]?.replace('/stages/ils#fees', '/visit'),
    },
    { file: home, line: 30 },
    { says: 'address' },
  ),

  // Pictures and documents
  picture('a picture that is not there', '/images/sunset-over-accra.jpg', 'public/images'),
  picture('a picture misspelt', '/images/heros.svg', '"/images/hero.svg"'),
  picture('a picture in other letter case', '/images/gate.jpg', '"/images/Gate.jpg"'),
  picture('a picture with its ending in capitals', '/images/Gate.JPG', '"/images/Gate.jpg"'),
  picture('a picture with another ending', '/images/hero.png', '"/images/hero.svg"'),
  picture('a picture without its ending', '/images/hero', '.svg'),
  picture('a picture without its folder', '/hero.svg', '"/images/hero.svg"'),
  picture('a picture by its name only', 'hero.svg', '"/images/hero.svg"'),
  picture('a picture without its slash', 'images/hero.svg', '"/images/hero.svg"'),
  picture('a picture with a dot before it', './images/hero.svg', '"/images/hero.svg"'),
  picture('a picture on a desk', 'C:\\\\Users\\\\Ama\\\\hero.svg', '"/images/hero.svg"'),
  picture('a picture with a space in its name', '/images/team photo.jpg', 'space'),
  picture('a picture on another site', 'https://example.org/hero.svg', 'public'),
  picture(
    'a picture in Google Drive',
    'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUv/view?usp=sharing',
    'public/images',
  ),
  picture('a document of Word as a picture', '/docs/letter.docx', '.jpg'),
  slip('a picture of a post that is not there', post, '"/images/hall.png"', '▸"/images/haul.png"', {
    says: '"/images/hall.png"',
  }),
  slip('a picture for a document', visit, '"/docs/FEES.pdf"', '▸"/images/hall.png"', { says: 'PDF' }),
  slip('a document that is not there', visit, '"/docs/FEES.pdf"', '▸"/docs/UNIFORM-LIST.pdf"', {
    says: 'public/docs',
  }),
  slip('a document in other letter case', visit, '"/docs/FEES.pdf"', '▸"/docs/fees.pdf"', {
    says: '"/docs/FEES.pdf"',
  }),
  slip('a picture that nobody describes', visit, '"imageAlt": "The green gate",', '', {
    says: '"imageAlt"',
    line: 12,
  }),
  slip(
    'the main picture of a post that nobody describes',
    post,
    '"featuredImage": "/images/hero.svg",\n  "featuredImageAlt": "The harbour",',
    '"featuredImage": ▸"/images/hero.svg",',
    { says: '"featuredImageAlt"' },
  ),
  slip('an empty description of a picture', home, '"alt": "The harbour"', '"alt": ▸""', { says: 'empty' }),
  slip(
    'a caption too few',
    post,
    '"captions": [\n    "The gate on the day",\n    "The hall"',
    '"captions": ▸[\n    "The gate on the day"',
    { says: 'caption' },
  ),
  slip('a caption too many', post, '"captions": [', '"captions": ▸[\n    "The sky",', { says: 'caption' }),
  slip(
    'pictures without captions',
    post,
    '"images": [\n    "/images/Gate.jpg",\n    "/images/hall.png"\n  ],\n  "captions": [\n    "The gate on the day",\n    "The hall"\n  ],',
    '"images": ▸[\n    "/images/Gate.jpg",\n    "/images/hall.png"\n  ],',
    { says: 'caption' },
  ),

  // Twice the same
  slip('a field twice', visit, '"light": "mid-morning",', '"light": "mid-morning",\n  ▸"light": "noon",', {
    says: 'Delete',
  }),
  slip(
    'a field twice in a section',
    ils,
    '"title": "Fees",',
    '"title": "Fees",\n      ▸"title": "Our fees",',
    { says: 'Delete' },
  ),
  slip('a list of sections twice', 'blog/index.json', '"sections": [', '"sections": [],\n  ▸"sections": [', {
    says: 'Delete',
  }),
  slip('two sections with one id', visit, '"type": "calendar",', '"type": "calendar",\n      "id": ▸"way",', {
    says: 'id',
  }),
  slip('two posts with one number', post, '"id": 3', '"id": ▸2', { says: '_posts/2.json' }),
  slip('two fields of a form with one name', visit, '"name": "stage"', '"name": ▸"name"', { says: 'name' }),
  slip('an alias that is another page', visit, '"header"', '"aliases": [▸"/blog"],\n  "header"', {
    says: 'blog/index.json',
  }),
  slip(
    'an alias as a browser shows it when it is copied',
    visit,
    '"header"',
    '"aliases": [▸"/caf%C3%A9"],\n  "header"',
    {
      says: '"/café"',
    },
  ),
  slip(
    'an alias that servers take for hidden',
    visit,
    '"header"',
    '"aliases": [▸"/.old/visit"],\n  "header"',
    {
      says: 'full stop',
    },
  ),
  slip(
    'an alias below another that is a file',
    visit,
    '"header"',
    '"aliases": ["/old.html", ▸"/Old.html/visit"],\n  "header"',
    { says: '"/old.html"' },
  ),
  slip('an alias without its slash', home, '"/home"', '▸"home"', { says: '"/home"' }),
  fileSlip(
    'a page copied under another letter case',
    { 'Visit.json': corpusSite[visit] },
    { file: visit, line: 1 },
    { says: 'Visit.json' },
  ),
  fileSlip(
    'a post copied without a new number',
    { '_posts/4.json': corpusSite[post] },
    { file: '_posts/4.json', line: 2 },
    { says: '_posts/3.json' },
  ),

  // Contradictions
  slip(
    'a subject without a group',
    visit,
    '{ "name": "French", "description": "Short plays.", "group": "Languages" }',
    '▸{ "name": "French", "description": "Short plays." }',
    { says: '"Sciences"' },
  ),
  slip(
    'a button without words',
    visit,
    '"action": { "text": "Where we are", "link": "#way" }',
    '"action": ▸{ "link": "#way" }',
    { says: '"text"' },
  ),
  slip(
    'a choice without choices',
    visit,
    '{ "name": "stage", "label": "Stage", "kind": "select", "options": ["ILS", "JHS"] }',
    '▸{ "name": "stage", "label": "Stage", "kind": "select" }',
    { says: '"options"' },
  ),
  slip(
    'a menu entry with two menus',
    site,
    '    {\n      "label": "Stages",\n      "path": "/stages",',
    '    ▸{\n      "label": "Stages",\n      "path": "/stages",\n      "subMenu": [{ "label": "ILS", "path": "/stages/ils" }],',
    { says: 'Keep one' },
  ),
  slip('a post related to itself', post, '"relatedPosts": [1]', '"relatedPosts": [▸3]', { says: 'Delete' }),
  slip('a related post that is not there', post, '"relatedPosts": [1]', '"relatedPosts": [1, ▸12]', {
    says: '12',
  }),
  slip('a related post named twice', post, '"relatedPosts": [1]', '"relatedPosts": [1, ▸1]', {
    says: 'Delete',
  }),
  slip('a related post that was deleted', post, '"relatedPosts": [1]', '"relatedPosts": [1, 2, ▸12]', {
    says: 'Delete this number.',
  }),
  button('a link to a post that was deleted', '/blog/4', '"/blog"'),
  slip(
    'the hero of a post on another page',
    home,
    '"type": "hero",',
    '"type": ▸"postBody" },\n    { "type": "hero",',
    { says: 'blog/[id].json' },
  ),
]
