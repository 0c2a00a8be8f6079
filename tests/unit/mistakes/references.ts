import { smallSite } from '../smallSite.ts'
import { corpusSite } from './corpusSite.ts'
import { fileSlip, type Mistake, slip } from './mistake.ts'

const home = 'index.json'
const ils = 'stages/ils.json'
const visit = 'visit.json'
const site = '_site.json'
const post = '_posts/3.json'

const picture = (title: string, wrong: string) => slip(title, home, '"/images/hero.svg"', `▸"${wrong}"`)
const button = (title: string, wrong: string) => slip(title, home, '"/stages/ils#fees"', `▸"${wrong}"`)

/** Links, pictures and numbers that lead nowhere, and fields that contradict each other. */
export const references: Mistake[] = [
  // Links
  button('a link misspelt', '/stages/isl'),
  button('a link with a file name', '/stages/ils.json'),
  button('a link without its slash', 'stages/ils'),
  button('a link with two dots', '../stages/ils'),
  button('a link with backslashes', '\\\\stages\\\\ils'),
  button('a link with a space', '/stages/ ils'),
  button('a link without its folder', '/ils'),
  button('a link to a page that was never there', '/canteen/menu-of-the-week'),
  button('a web address without https', 'www.bbc.co.uk'),
  button('a web address with one slash', 'https:/www.bbc.co.uk'),
  button('the web address of a page of this site', 'https://harbourview.org/stages/isl'),
  button('a page on the computer of its author', 'http://localhost:5173/stages/ils'),
  button('a telephone number as a link', '+233 30 123 4567'),
  button('a script as a link', 'javascript:alert(1)'),
  slip(
    'the name of an account for its address',
    site,
    '"label": "Facebook",\n        "path": "https://www.facebook.com/harbourview"',
    '"label": "Instagram",\n        "path": ▸"@shikpontele"',
  ),
  button('a link that holds a place', '#'),
  slip(
    'an alias that stands twice',
    ils,
    '"title": "International Lower Secondary"',
    '"aliases": ["/ils", ▸"/ILS"],\n  "title": "International Lower Secondary"',
  ),
  slip('words in braces where they are filled in from', site, '"Harbour View School"', '▸"{school}"'),
  slip(
    'a list of a folder of which no page has a summary',
    ils,
    '          "answer": "Yes."\n        }\n      ]\n    }\n',
    '          "answer": "Yes."\n        }\n      ]\n    },\n    { "type": "pageCards", "title": "News", "from": ▸"/blog" }\n',
  ),
  slip(
    'a code of web pages in the address of a form service',
    site,
    '"kind": "mailto"',
    '"kind": "post",\n    "url": "https://forms.example.net/f?a=1▸&amp;b=2"',
  ),
  button('a code of web pages in a link', 'https://www.bbc.co.uk/a?b=1&amp;c=2'),
  button('words as a link', 'see the fees page'),
  button('an empty link', ''),
  button('a place on a page misspelt', '/stages/ils#feees'),
  button('a place that is not on the page', '/stages/ils#uniform'),
  slip('a place on the same page misspelt', visit, '"link": "#ask"', '"link": ▸"#aks"'),
  slip('a place whose id has been deleted', ils, '      "id": "fees",\n', '', {
    file: 'index.json',
    line: 30,
  }),
  slip('a menu entry misspelt', site, '"path": "/blog"', '"path": ▸"/blogg"'),
  slip('a menu from a folder misspelt', site, '"subMenuFrom": "/stages"', '"subMenuFrom": ▸"/stage"'),
  slip('a catch-all misspelt', site, '"catchAlls": [\n    "/stages"', '"catchAlls": [\n    ▸"/stagse"'),
  slip('a folder in capitals', 'stages/index.json', '"from": "/stages"', '"from": ▸"/Stages"'),
  slip('a folder with a slash at its end', 'stages/index.json', '"from": "/stages"', '"from": ▸"/stages/"'),
  slip('a page below itself', ils, '"order": 1', '"order": 1,\n    "parent": ▸"/Stages/ILS/"'),
  slip('a parent misspelt', ils, '"order": 1', '"order": 1,\n    "parent": ▸"/stagess"'),
  fileSlip(
    'a link to a page that was renamed',
    { [ils]: undefined, 'stages/secondary.json': corpusSite[ils] },
    { file: home, line: 30 },
  ),
  fileSlip(
    'a link to a page that was deleted',
    {
      'visit.json': undefined,
      '_site.json': smallSite['_site.json'],
      [home]: corpusSite[home]?.replace('/stages/ils#fees', '/visit'),
    },
    { file: home, line: 30 },
  ),

  // Pictures and documents
  picture('a picture that is not there', '/images/sunset-over-accra.jpg'),
  picture('a picture misspelt', '/images/heros.svg'),
  picture('a picture in other letter case', '/images/gate.jpg'),
  picture('a picture with its ending in capitals', '/images/Gate.JPG'),
  picture('a picture with another ending', '/images/hero.png'),
  picture('a picture without its ending', '/images/hero'),
  picture('a picture without its folder', '/hero.svg'),
  picture('a picture by its name only', 'hero.svg'),
  picture('a picture without its slash', 'images/hero.svg'),
  picture('a picture with a dot before it', './images/hero.svg'),
  picture('a picture on a desk', 'C:\\\\Users\\\\Ama\\\\hero.svg'),
  picture('a picture with a space in its name', '/images/team photo.jpg'),
  picture('a picture on another site', 'https://example.org/hero.svg'),
  picture(
    'a picture in Google Drive',
    'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUv/view?usp=sharing',
  ),
  picture('a document of Word as a picture', '/docs/letter.docx'),
  slip('a picture of a post that is not there', post, '"/images/hall.png"', '▸"/images/haul.png"'),
  slip('a picture for a document', visit, '"/docs/FEES.pdf"', '▸"/images/hall.png"'),
  slip('a document that is not there', visit, '"/docs/FEES.pdf"', '▸"/docs/UNIFORM-LIST.pdf"'),
  slip('a document in other letter case', visit, '"/docs/FEES.pdf"', '▸"/docs/fees.pdf"'),
  slip('a picture that nobody describes', visit, '"imageAlt": "The green gate",', '', {
    line: 12,
  }),
  slip(
    'the main picture of a post that nobody describes',
    post,
    '"featuredImage": "/images/hero.svg",\n  "featuredImageAlt": "The harbour",',
    '"featuredImage": ▸"/images/hero.svg",',
  ),
  slip('an empty description of a picture', home, '"alt": "The harbour"', '"alt": ▸""'),
  slip(
    'a caption too few',
    post,
    '"captions": [\n    "The gate on the day",\n    "The hall"',
    '"captions": ▸[\n    "The gate on the day"',
  ),
  slip('a caption too many', post, '"captions": [', '"captions": ▸[\n    "The sky",'),
  slip(
    'pictures without captions',
    post,
    '"images": [\n    "/images/Gate.jpg",\n    "/images/hall.png"\n  ],\n  "captions": [\n    "The gate on the day",\n    "The hall"\n  ],',
    '"images": ▸[\n    "/images/Gate.jpg",\n    "/images/hall.png"\n  ],',
  ),

  // Twice the same
  slip('a field twice', visit, '"light": "mid-morning",', '"light": "mid-morning",\n  ▸"light": "noon",'),
  slip(
    'a field twice in a section',
    ils,
    '"title": "Fees",',
    '"title": "Fees",\n      ▸"title": "Our fees",',
  ),
  slip('a list of sections twice', 'blog/index.json', '"sections": [', '"sections": [],\n  ▸"sections": ['),
  slip('two sections with one id', visit, '"type": "calendar",', '"type": "calendar",\n      "id": ▸"way",'),
  slip('two posts with one number', post, '"id": 3', '"id": ▸2'),
  slip('two fields of a form with one name', visit, '"name": "stage"', '"name": ▸"name"'),
  slip('an alias that is another page', visit, '"header"', '"aliases": [▸"/blog"],\n  "header"'),
  slip(
    'an alias as a browser shows it when it is copied',
    visit,
    '"header"',
    '"aliases": [▸"/caf%C3%A9"],\n  "header"',
  ),
  slip(
    'an alias that servers take for hidden',
    visit,
    '"header"',
    '"aliases": [▸"/.old/visit"],\n  "header"',
  ),
  slip(
    'an alias below another that is a file',
    visit,
    '"header"',
    '"aliases": ["/old.html", ▸"/Old.html/visit"],\n  "header"',
  ),
  slip('an alias without its slash', home, '"/home"', '▸"home"'),
  fileSlip(
    'a page copied under another letter case',
    { 'Visit.json': corpusSite[visit] },
    { file: visit, line: 1 },
  ),
  fileSlip('a post copied without a new number', { '_posts/4.json': corpusSite[post] }, { line: 2 }),

  // Contradictions
  slip(
    'a subject without a group',
    visit,
    '{ "name": "French", "description": "Short plays.", "group": "Languages" }',
    '▸{ "name": "French", "description": "Short plays." }',
  ),
  slip(
    'a button without words',
    visit,
    '"action": { "text": "Where we are", "link": "#way" }',
    '"action": ▸{ "link": "#way" }',
  ),
  slip(
    'a choice without choices',
    visit,
    '{ "name": "stage", "label": "Stage", "kind": "select", "options": ["ILS", "JHS"] }',
    '▸{ "name": "stage", "label": "Stage", "kind": "select" }',
  ),
  slip(
    'a menu entry with two menus',
    site,
    '    {\n      "label": "Stages",\n      "path": "/stages",',
    '    ▸{\n      "label": "Stages",\n      "path": "/stages",\n      "subMenu": [{ "label": "ILS", "path": "/stages/ils" }],',
  ),
  slip('a post related to itself', post, '"relatedPosts": [1]', '"relatedPosts": [▸3]'),
  slip('a related post that is not there', post, '"relatedPosts": [1]', '"relatedPosts": [1, ▸12]'),
  slip('a related post named twice', post, '"relatedPosts": [1]', '"relatedPosts": [1, ▸1]'),
  slip('a related post that was deleted', post, '"relatedPosts": [1]', '"relatedPosts": [1, 2, ▸12]'),
  button('a link to a post that was deleted', '/blog/4'),
  slip(
    'the hero of a post on another page',
    home,
    '"type": "hero",',
    '"type": ▸"postBody" },\n    { "type": "hero",',
  ),
]
