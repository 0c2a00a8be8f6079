import { type Mistake, slip } from './mistake.ts'

const home = 'index.json'
const ils = 'stages/ils.json'
const visit = 'visit.json'
const site = '_site.json'
const post = '_posts/3.json'

/** Numbers for texts, dates the other way round, things forgotten or left empty. */
export const values: Mistake[] = [
  // Kinds
  slip(
    'a section with questions that is pasted twice',
    ils,
    '          "answer": "Yes."\n        }\n      ]\n    }\n',
    '          "answer": "Yes."\n        }\n      ]\n    },\n    ▸{ "type": "faq", "title": "Questions", "items": [{ "question": "Is there a bus?", "answer": "Yes." }] }\n',
    { says: 'This section is the same as the one on line 28. Delete one of the two.' },
  ),
  slip(
    'a section that is pasted again at the end of the page',
    visit,
    '"count": 3\n    }\n',
    '"count": 3\n    },\n    ▸{ "type": "prospectus", "title": "Fees", "buttonText": "See the fees", "pdfUrl": "/docs/FEES.pdf" }\n',
    { says: 'This section is the same as the one on line 68.' },
  ),
  slip('a number for a text', visit, '"98%"', '▸98', { says: '"98"' }),
  slip('a year for a text', post, '"Robots in the hall"', '▸2026', { says: '"2026"' }),
  slip('true for a text', visit, '"Visit us"', '▸true', { says: '"true"' }),
  slip('a list for a title', visit, '"Visit us"', '▸["Visit us"]', { says: 'text' }),
  slip('a number among the lines of a text', ils, '"Ask {phone}."', '["Ask {phone}.", ▸2026]', {
    says: '"2026"',
  }),
  slip('lines without words', ils, '"Ask {phone}."', '▸["", " "]', { says: 'no words' }),
  slip('an object for a text', ils, '"Ask {phone}."', '▸{ "text": "Ask {phone}." }', { says: 'text' }),
  slip('null for a text', ils, '"Ask {phone}."', '▸null', { says: 'Write' }),
  slip('a text for a number', post, '"id": 3', '"id": ▸"3"', { says: '3' }),
  slip('a word for a number', visit, '"count": 3', '"count": ▸"three"', { says: 'number' }),
  slip('a text for the place in lists', ils, '"order": 1', '"order": ▸"first"', { says: 'number' }),
  slip('a text for a year', site, '2099', '▸"2099"', { says: '2099' }),
  slip('a percentage as a text', visit, '"lit": 98', '"lit": ▸"98%"', { says: '98' }),
  slip('a fraction for a number of posts', visit, '"count": 3', '"count": ▸2.5', { says: 'whole number' }),
  slip('a text for true', visit, '"required": true', '"required": ▸"true"', { says: 'true' }),
  slip('yes in quotes for true', visit, '"required": true', '"required": ▸"yes"', { says: 'true' }),
  slip('1 for true', visit, '"required": true', '"required": ▸1', { says: 'true' }),
  slip('a text for a list', post, '["News", "Robotics"]', '▸"News, Robotics"', { says: '[' }),
  slip('a number for a list', post, '"relatedPosts": [1]', '"relatedPosts": ▸1', { says: '[1]' }),
  slip(
    'an object for the list of sections',
    'blog/index.json',
    '[\n    {\n      "type": "blogList",\n      "title": "{school} Blog"\n    }\n  ]',
    '▸{\n      "type": "blogList",\n      "title": "{school} Blog"\n    }',
    { says: '[' },
  ),
  slip(
    'an object for the list of questions',
    ils,
    '[\n        {\n          "question": "Is there a bus?",\n          "answer": "Yes."\n        }\n      ]',
    '▸{\n          "question": "Is there a bus?",\n          "answer": "Yes."\n        }',
    { says: '[' },
  ),
  slip('a text among sections', ils, '"sections": [', '"sections": [\n    ▸"faq",', { says: '{ }' }),
  slip('a list inside the list of sections', ils, '"sections": [\n    {', '"sections": [\n    ▸[],\n    {', {
    says: '{ }',
  }),
  slip('a number among texts', post, '"Robotics"]', '▸7]', { says: '"7"' }),
  slip('an object among texts', visit, '"The last report"', '▸{ "title": "The last report" }', {
    says: 'text',
  }),
  slip(
    'texts among objects',
    ils,
    '{\n          "question": "Is there a bus?",\n          "answer": "Yes."\n        }',
    '▸"Is there a bus?"',
    { says: '"question"' },
  ),
  slip('a text for a button', visit, '{ "text": "Ask for a map", "link": "#ask" }', '▸"Ask for a map"', {
    says: '"link"',
  }),

  // Dates
  slip('two telephone numbers', '_site.json', '+233 30 123 4567', '▸+233 30 123 4567 / 024 412 3456', {
    says: 'one number',
  }),
  slip('letters in a telephone number', '_site.json', '+233 30 123 4567', '▸+233 3O l23 4567', {
    says: '"+233 30 123 4567"',
  }),
  slip('words for a telephone number', '_site.json', '+233 30 123 4567', '▸Ring the office', {
    says: '"+233 30 123 4567"',
  }),
  slip('a telephone number with full stops', '_site.json', '+233 30 123 4567', '▸030.271.1234', {
    says: '"030 271 1234"',
  }),
  slip('a telephone number without quotes', '_site.json', '"+233 30 123 4567"', '▸0302711234', {
    says: '"0302711234"',
  }),
  slip(
    'one of two telephone numbers after a comma',
    '_site.json',
    '+233 30 123 4567',
    '▸030 271 1234, 024 412 3456',
    {
      says: '"030 271 1234"',
    },
  ),
  slip('a date with slashes', post, '2026-03-21', '▸21/03/2026', { says: '"2026-03-21"' }),
  slip('a date as Americans write it', post, '2026-03-21', '▸03/21/2026', { says: '"2026-03-21"' }),
  slip('a date that can be read in two ways', post, '2026-03-21', '▸07/09/2027', {
    says: '"2027-09-07" for 7 September 2027, or "2027-07-09" for 9 July 2027',
  }),
  slip('a date with full stops', post, '2026-03-21', '▸21.03.2026', { says: '"2026-03-21"' }),
  slip('a date without zeros', post, '2026-03-21', '▸2026-3-21', { says: '"2026-03-21"' }),
  slip('a date with the day in the middle', post, '2026-03-21', '▸2026-21-03', { says: '"2026-03-21"' }),
  slip('a date in words', post, '2026-03-21', '▸21 March 2026', { says: '"2026-03-21"' }),
  slip('a date in words with its weekday', post, '2026-03-21', '▸Saturday, 21st March 2026', {
    says: '"2026-03-21"',
  }),
  slip('a date with a time', post, '2026-03-21', '▸2026-03-21T10:00', { says: '"2026-03-21"' }),
  slip('a date with two digits for the year', post, '2026-03-21', '▸21/03/26', { says: 'year-month-day' }),
  slip('a date that does not exist', post, '2026-03-21', '▸2026-02-29', { says: 'no such day' }),
  slip('a month that does not exist', post, '2026-03-21', '▸2026-13-32', { says: 'no such day' }),
  slip('a date that is not known yet', post, '2026-03-21', '▸soon', { says: 'year-month-day' }),
  slip('a date left empty', post, '2026-03-21', '▸', { says: 'Write' }),
  slip('a date of an event with slashes', visit, '"2026-10-02"', '▸"25/10/2026"', { says: '"2026-10-25"' }),
  slip('an event that ends before it starts', visit, '2026-11-20', '▸2026-11-02', { says: 'Correct' }),
  slip('a term that ends before it starts', visit, '"2026-12-11"', '▸"2025-12-11"', { says: 'Correct' }),
  slip('a span for a date', visit, '"2026-10-02"', '▸"2026-10-02 - 2026-10-03"', { says: 'year-month-day' }),

  // Forgotten
  slip('no title', 'stages/index.json', '  "title": "Stages",\n  "desc', '▸  "desc', {
    says: 'Add',
    line: 1,
  }),
  slip('no description', 'blog/index.json', '"description": "News.",', '▸', { says: 'Add', line: 1 }),
  slip(
    'no sections',
    'stages/index.json',
    ',\n  "sections": [\n    {\n      "type": "pageCards",\n      "title": "Stages",\n      "from": "/stages"\n    }\n  ]',
    '',
    { says: 'Add', line: 1 },
  ),
  slip('no type', ils, '    {\n      "type": "faq",', '    ▸{', { says: '"type"' }),
  slip(
    'no answer',
    ils,
    '        {\n          "question": "Is there a bus?",\n          "answer": "Yes."',
    '        ▸{\n          "question": "Is there a bus?"',
    { says: '"answer"' },
  ),
  slip(
    'no link for a button',
    home,
    '    {\n      "type": "callToAction",\n      "title": "Apply",\n      "description": "Come.",\n      "buttonText": "Apply",\n      "buttonLink": "/stages/ils#fees"',
    '    ▸{\n      "type": "callToAction",\n      "title": "Apply",\n      "description": "Come.",\n      "buttonText": "Apply"',
    { says: '"buttonLink"' },
  ),
  slip('no date of a post', post, '  "date": "2026-03-21",\n', '', { says: '"date"', line: 1 }),
  slip('no author of a post', post, '  "author": "The team",\n', '', { says: '"author"', line: 1 }),
  slip(
    'no icon of a stage',
    ils,
    '  "summary": {\n    "name": "ILS",\n    "description": "Three years.",\n    "icon": "compass",',
    '  "summary": ▸{\n    "name": "ILS",\n    "description": "Three years.",',
    { says: '"icon"' },
  ),
  slip(
    'no email of the school',
    site,
    '"contact": {\n    "address": "1 Harbour Road, Accra",\n    "phone": "+233 30 123 4567",\n    "email": "office@harbourview.org"',
    '"contact": ▸{\n    "address": "1 Harbour Road, Accra",\n    "phone": "+233 30 123 4567"',
    { says: '"email"' },
  ),
  slip('an empty section', ils, '"sections": [', '"sections": [\n    ▸{},', { says: '"type"' }),
  slip(
    'a section that holds its type only',
    ils,
    '"sections": [',
    '"sections": [\n    ▸{ "type": "steps" },',
    { says: 'Add', count: 2 },
  ),

  // Empty, too little, too much
  slip('an empty title', visit, '"Visit us"', '▸""', { says: 'empty' }),
  slip('a title of spaces', visit, '"Visit us"', '▸"   "', { says: 'empty' }),
  slip(
    'an empty list of requirements',
    visit,
    '[\n        "A birth certificate",\n        "The last report"\n      ]',
    '▸[]',
    { says: 'empty' },
  ),
  slip(
    'an empty list of sections',
    'blog/index.json',
    '[\n    {\n      "type": "blogList",\n      "title": "{school} Blog"\n    }\n  ]',
    '▸[]',
    { says: 'empty' },
  ),
  slip(
    'an empty menu',
    site,
    '"navigation": [\n    {\n      "label": "Home",\n      "path": "/"\n    },\n    {\n      "label": "Stages",\n      "path": "/stages",\n      "subMenuFrom": "/stages"\n    }\n  ]',
    '"navigation": ▸[]',
    { says: 'empty' },
  ),
  slip('no posts at all', visit, '"count": 3', '"count": ▸0', { says: '1' }),
  slip('too many posts', visit, '"count": 3', '"count": ▸50', { says: '12' }),
  slip('more than a hundred of a hundred', visit, '"lit": 98', '"lit": ▸980', { says: '100' }),
  slip(
    'one track where the way forks',
    visit,
    '"latestPosts",\n      "title": "News",\n      "count": 3',
    '"tracks",\n      "title": "Ways",\n      "items": [{ "name": "Senior", ▸"tracks": [{ "name": "A", "description": "B" }] }]',
    { says: 'fewer than 2 entries' },
  ),
  slip('a post with the number nought', post, '"id": 3', '"id": ▸0', { says: '1' }),
  slip(
    'a title of a whole sentence',
    visit,
    '"Visit us"',
    '▸"How you and your children can come to see the school on any day of the week"',
    {
      says: 'at most 70',
    },
  ),
  slip('a list with bullets', ils, '"Ask {phone}."', '"Bring:\\n▸• water\\n• a hat"', {
    says: 'Write "- " before each item',
  }),
  slip('a list with bullets and tabs', ils, '"Ask {phone}."', '"Bring:\\n▸•\\twater\\n•\\ta hat"', {
    says: 'Write "- " before each item',
  }),
  slip('a list with dashes', ils, '"Ask {phone}."', '"Bring:\\n▸– water\\n– a hat"', {
    says: 'Write "- " before each item',
  }),
  slip('bold words that do not end', ils, '"Ask {phone}."', '"Ask ▸**now: {phone}."', {
    says: 'directly before and directly behind',
  }),
  slip('bold words with a blank inside', ils, '"Ask {phone}."', '"Ask ▸** now **: {phone}."', {
    says: 'directly before and directly behind',
  }),
  slip('bold words in a title', visit, '"Visit us"', '"Visit ▸**us**"', { says: 'titles, labels and names' }),
  slip('slanted words in a title', visit, '"Visit us"', '"Visit ▸*us*"', {
    says: 'titles, labels and names',
  }),
  slip('a link in a title', visit, '"Visit us"', '"▸[Visit us](/visit)"', { says: 'no link can stand here' }),
  slip('a link in a text that leads nowhere', ils, '"Ask {phone}."', '"Ask [us](▸/vist)."', {
    says: 'Did you mean "/visit"?',
  }),
  slip('a link in a text without an address', ils, '"Ask {phone}."', '▸"Ask [us]()."', {
    says: 'has no address',
  }),
  slip('a link in a text with a blank in its address', ils, '"Ask {phone}."', '"Ask ▸[us](/visit us)."', {
    says: 'without blanks',
  }),
  slip('a link in a text with a blank before its address', ils, '"Ask {phone}."', '"Ask [us▸] (/visit)."', {
    says: 'without blanks',
  }),
  slip('a link in a text with its brackets swapped', ils, '"Ask {phone}."', '"Ask ▸(us)[/visit]."', {
    says: 'Write [words](/page)',
  }),
  slip('a link in a text without https', ils, '"Ask {phone}."', '"Read [this](▸www.bbc.co.uk)."', {
    says: '"https://www.bbc.co.uk"',
  }),
  slip('a program for a link in a text', ils, '"Ask {phone}."', '"Ask [us](▸javascript:alert(1))."', {
    says: 'not an address that a link can lead to',
  }),
  slip('a title behind the address of a link', ils, '"Ask {phone}."', '"Ask [us](▸/visit \\"Visit\\")."', {
    says: 'where nobody sees it',
  }),
  slip('a picture in a text that is not there', ils, '"Ask {phone}."', '"![The gate](▸/images/gate.svg)"', {
    says: '/images/',
  }),
  slip('a picture in a text without words', ils, '"Ask {phone}."', '"![](▸/images/hero.svg)"', {
    says: 'between the square brackets',
  }),
  slip('a picture of another site in a text', ils, '"Ask {phone}."', '"![A](▸https://a.org/a.jpg)"', {
    says: '"public/images"',
  }),
  slip('a picture in a text that takes none', ils, '"Yes."', '"▸![The gate](/images/hero.svg)"', {
    says: 'takes no pictures',
  }),
  slip('words between underscores', ils, '"Ask {phone}."', '"Ask ▸_right now_: {phone}."', {
    says: 'slanted',
  }),
  slip('a web address in a text', ils, '"Ask {phone}."', '"See ▸www.bbc.co.uk/news, or ask."', {
    says: '"www.bbc.co.uk/news" is shown as words',
  }),
  slip('a table with tabs', ils, '"Ask {phone}."', '"Crèch▸e\\tGHS 9,500\\tGHS 8,200"', {
    says: 'a section for tables',
  }),
  slip('a placeholder left in a text', ils, '"Ask {phone}."', '▸"Lorem ipsum dolor."', {
    says: '"Lorem ipsum" is a placeholder',
  }),
  slip('a title of two lines', visit, '"Visit us"', '▸"Visit\\nus"', { says: 'line' }),
  slip('a year of two digits', site, '2099', '▸25', { says: '1900' }),
  slip(
    'three buttons',
    home,
    '"backgroundImage": "/images/hero.svg"',
    '"backgroundImage": "/images/hero.svg",\n      "actions": ▸[{ "buttonText": "A", "buttonLink": "/" }, { "buttonText": "B", "buttonLink": "/" }, { "buttonText": "C", "buttonLink": "/" }]',
    { says: '2' },
  ),
  slip('the copyright line of last year', site, '"copyrightYear": 2099', '"copyrightYear": ▸2025', {
    says: 'Write 2026.',
  }),
  slip(
    'the school year of last year above the dates of this one',
    visit,
    '"title": "Open days"',
    '"title": ▸"The school year 2024/25"',
    { says: '2026' },
  ),
  slip('an email address without a domain', site, 'office@harbourview.org', '▸office@harbourview', {
    says: 'name@example.org',
  }),
  slip('an email address with spaces', site, 'office@harbourview.org', '▸office @ harbourview.org', {
    says: 'name@example.org',
  }),
  slip('an origin without https', site, '"https://www.harbourview.org"', '▸"www.harbourview.org"', {
    says: 'https://www.harbourview.org',
  }),
  slip(
    'an origin with a slash at its end',
    site,
    '"https://www.harbourview.org"',
    '▸"https://www.harbourview.org/"',
    { says: '"https://www.harbourview.org"' },
  ),
  slip('an id in capitals', ils, '"id": "fees"', '"id": ▸"Fees"', { says: '"fees"' }),
  slip('an id of two words', visit, '"id": "way"', '"id": ▸"the way"', { says: '"the-way"' }),
  slip('an id with a hash', ils, '"id": "fees"', '"id": ▸"#fees"', { says: '"fees"' }),
]
