import { fileSlip, type Mistake, slip } from './mistake.ts'

const ils = 'stages/ils.json'
const visit = 'visit.json'

/** Commas, quotes, brackets, and what a word processor makes of them. */
export const punctuation: Mistake[] = [
  // Commas
  slip('no comma after a text', visit, '"Visit us",', '▸"Visit us"', { says: 'comma' }),
  slip('no comma after a number', '_posts/3.json', '"id": 3,', '"id": ▸3', { says: 'comma' }),
  slip('no comma after a list', 'index.json', '  ],\n  "sections"', '▸  ]\n  "sections"', { says: 'comma' }),
  slip(
    'no comma between two sections',
    ils,
    '    },\n    {\n      "type": "faq"',
    '▸    }\n    {\n      "type": "faq"',
    { says: 'comma' },
  ),
  slip('no comma between two entries of a list', visit, '"A birth certificate",', '▸"A birth certificate"', {
    says: 'comma',
  }),
  slip('no comma on a line of several fields', visit, '"Ask for a map", "link"', '"Ask for a map▸" "link"', {
    says: 'comma',
  }),
  slip(
    'no comma after true',
    '_site.json',
    '"kind": "email",\n          "required": true',
    '"required": ▸true\n          "kind": "email"',
    { says: 'comma' },
  ),
  slip('a comma after the last section', visit, '"count": 3\n    }\n', '"count": 3\n    }▸,\n', {
    says: 'Delete the comma',
  }),
  slip('a comma after the last entry of a list', visit, '"The last report"', '"The last report"▸,', {
    says: 'Delete the comma',
  }),
  slip(
    'a comma after the last field of a document',
    '_posts/3.json',
    '"relatedPosts": [1]',
    '"relatedPosts": [1]▸,',
    { says: 'Delete the comma' },
  ),
  slip('a comma before the bracket on one line', '_posts/3.json', '"Robotics"]', '"Robotics"▸,]', {
    says: 'Delete the comma',
  }),
  slip('two commas', visit, '"Visit us",', '"Visit us",▸,', { says: 'Delete the comma' }),
  slip('two commas in a list', '_posts/3.json', '"News", ', '"News",▸, ', { says: 'Delete the comma' }),
  slip('a comma at the beginning of a list', '_posts/3.json', '["News"', '[▸, "News"', {
    says: 'Delete the comma',
  }),
  slip('a semicolon for a comma', visit, '"Visit us",', '"Visit us"▸;', { says: 'comma' }),
  slip('a full stop for a comma', visit, '"Visit us",', '"Visit us"▸.', { says: 'comma' }),
  slip('a comma inside the quotes', visit, '"Visit us",', '"Visit us,▸"', { says: 'comma' }),
  slip('a comma for a colon', visit, '"title": "Visit us"', '"title▸", "Visit us"', { says: 'colon' }),
  slip('no colon', visit, '"title": "Visit us"', '"title▸" "Visit us"', { says: 'colon' }),
  slip('an equals sign for a colon', visit, '"title": "Visit us"', '"title" ▸= "Visit us"', {
    says: 'colon',
  }),
  slip('two colons', visit, '"title": "Visit us"', '"title":▸: "Visit us"', { says: 'colon' }),
  slip('nothing after the colon', visit, '"title": "Visit us",', '"title"▸: ,', { says: 'value' }),
  slip('nothing after the last colon', ils, '"order": 1', '"order"▸:', { says: 'value' }),

  // Quotes
  slip('a text pasted with curly quotes', visit, '"Visit us"', '▸“Visit us”', { says: 'straight' }),
  slip('a field pasted with curly quotes', visit, '"title": "Visit us"', '▸“title”: "Visit us"', {
    says: 'straight',
  }),
  slip('field and text with curly quotes', visit, '"title": "Visit us"', '▸“title”: “Visit us”', {
    says: 'straight',
  }),
  slip('a section pasted with curly quotes', ils, '"type": "faq"', '▸“type”: “faq”', { says: 'straight' }),
  slip('low and high quotes', visit, '"Visit us"', '▸„Visit us“', { says: 'straight' }),
  slip('angle quotes', visit, '"Visit us"', '▸«Visit us»', { says: 'straight' }),
  slip('a curly quote at the end only', visit, '"Visit us",', '▸"Visit us”,', { says: 'quote' }),
  slip('a curly quote at the beginning only', visit, '"Visit us",', '▸“Visit us",', { says: 'straight' }),
  slip('single quotes round a field', visit, '"light"', "▸'light'", { says: 'double quotes' }),
  slip('a backtick', visit, '"Visit us"', '▸`Visit us`', { says: 'double quotes' }),
  slip('two apostrophes for a double quote', visit, '"Visit us"', "▸''Visit us''", { says: 'double quotes' }),
  slip('a field without quotes', visit, '"light":', '▸light:', { says: '"light"' }),
  slip('a text without quotes', visit, '"overlay"', '▸overlay', { says: '"overlay"' }),
  slip('several words without quotes', visit, '"Visit us"', '▸Visit us', { says: 'double quotes' }),
  slip(
    'a path without quotes',
    visit,
    '"/images/Gate.jpg",\n      "imageAlt"',
    '▸/images/Gate.jpg,\n      "imageAlt"',
    { says: 'double quotes' },
  ),
  slip('no quote at the end of a text', visit, '"Visit us",', '▸"Visit us,', { says: 'closing quote' }),
  slip('no quote at the beginning of a text', visit, '"Visit us",', '▸Visit us",', { says: 'double quote' }),
  slip('no quote at the end of a field', visit, '"title": "Visit us"', '"▸title: "Visit us"', {
    says: 'quote',
  }),
  slip('no quote at the beginning of a field', visit, '"title": "Visit us"', '▸title": "Visit us"', {
    says: 'double quote',
  }),
  slip('a text in quotes of its own', visit, '"Visit us"', '"▸"Visit us""', { says: 'quote' }),
  slip(
    'a quoted word inside a text',
    '_posts/3.json',
    'Four teams, one winner.',
    'Four teams, one ▸"winner".',
    { says: '\\"' },
  ),
  slip('a quotation at the end of a text', '_posts/3.json', 'one winner.', 'he said ▸"yes"', { says: '\\"' }),
  slip(
    'a quoted word on a line of several fields',
    visit,
    '"Ask for a map", "link"',
    '"Ask for "▸a map"", "link"',
    { says: '\\"' },
  ),
  slip('a quoted word before a comma', visit, 'Turn left at the', 'At ▸"eleven", turn left at the', {
    says: '\\"',
  }),
  slip('inches in a text', '_posts/3.json', 'The robots were small.', 'A 12▸" robot.', { says: '\\"' }),
  slip('a text that goes on after its end', '_posts/3.json', '"The team"', '"The team▸" of ILS', {
    says: 'quote',
  }),

  // Brackets
  slip('a round bracket for a square one', '_posts/3.json', '["News", "Robotics"]', '▸("News", "Robotics")', {
    says: '[ ]',
  }),
  slip('a curly bracket for a square one', '_posts/3.json', '["News", "Robotics"]', '{"News▸", "Robotics"}', {
    says: 'name',
  }),
  slip('a list closed with a curly bracket', '_posts/3.json', '"Robotics"]', '"Robotics"▸}', { says: ']' }),
  slip(
    'an object closed with a square bracket',
    ils,
    '"answer": "Yes."\n        }',
    '"answer": "Yes."\n        ▸]',
    { says: '}' },
  ),
  slip('an object closed with a round bracket', ils, '"order": 1\n  }', '"order": 1\n  ▸)', { says: '}' }),
  slip(
    'a section that is never closed',
    ils,
    '"content": "Ask {phone}."\n    },\n    {',
    '"content": "Ask {phone}.",\n    ▸{',
    { says: 'Write } before the comma at the end of line 15.' },
  ),
  slip(
    'the end of a section that is deleted with its comma',
    ils,
    '"content": "Ask {phone}."\n    },\n    {',
    '"content": "Ask {phone}."\n    ▸{',
    { says: 'Write }, at the end of line 15.' },
  ),
  slip(
    'the end of a form’s field that is deleted',
    visit,
    '"required": true },\n        {',
    '"required": true\n        ▸{',
    { says: 'Write }, at the end of line 37.' },
  ),
  slip('a group of a document that is never closed', ils, '"order": 1\n  },', '"order": ▸1,', { says: '}' }),
  slip('a list that is never closed', visit, '"The last report"\n      ],', '"The last report"▸,', {
    says: ']',
  }),
  slip('a section that is never opened', ils, '    {\n      "type": "faq"', '      ▸"type": "faq"', {
    says: '{',
  }),
  slip('a bracket too many at the end', visit, '    }\n  ]\n}\n', '    }\n  ]\n}\n▸}\n', { says: 'Delete' }),
  slip(
    'a bracket too many in the middle',
    ils,
    '    },\n    {\n      "type": "faq"',
    '    },\n    ▸},\n    {\n      "type": "faq"',
    { says: 'Delete' },
  ),
  slip('a square bracket typed twice', visit, '"sections": [', '"sections": ▸[[', { says: 'Delete one "["' }),
  slip('a square bracket typed twice on one line', '_posts/3.json', '["News"', '▸[["News"', { says: ']' }),
  slip('the last bracket is missing', '_posts/3.json', '[1]\n}\n', '[1]\n', { says: '}' }),
  slip('the last two brackets are missing', visit, '    }\n  ]\n}\n', '    }\n', { says: ']' }),

  // Things that JSON does not know
  slip('a note behind a line', visit, '"Visit us",', '"Visit us", ▸// until May', { says: 'Delete' }),
  slip('a note between stars', visit, '  "light"', '  ▸/* bright? */\n  "light"', { says: 'Delete' }),
  slip('a note after a hash', visit, '  "light"', '  ▸# bright?\n  "light"', { says: 'Delete' }),
  slip('a note as web pages have it', visit, '  "light"', '  ▸<!-- bright? -->\n  "light"', {
    says: 'Delete',
  }),
  slip('True in capitals', visit, '"required": true', '"required": ▸True', { says: 'true' }),
  slip('yes for true', visit, '"required": true', '"required": ▸yes', { says: 'true' }),
  slip('a number with a comma', visit, '"lit": 98', '"lit": 98▸,5', { says: '98.5' }),
  slip('a number with a percent sign', visit, '"lit": 98', '"lit": ▸98%', { says: 'number' }),
  slip('a number with a plus', visit, '"count": 3', '"count": ▸+3', { says: 'number' }),
  slip('a number with a zero in front', visit, '"count": 3', '"count": ▸03', { says: 'number' }),
  slip('a date without quotes', '_posts/3.json', '"2026-03-21"', '▸2026-03-21', { says: '"2026-03-21"' }),
  slip(
    'a line break inside a text',
    '_posts/3.json',
    'Four teams, one winner.',
    '▸Four teams,\none winner.',
    // The excerpt takes one line, as is told as well.
    { count: 2 },
  ),
  slip(
    'a letter of several lines pasted into a text',
    visit,
    'Turn left at the market.\\nThe gate is green.',
    '▸Dear Parents,\n\nThe “Inter-House Games” will be "great":\n•\tBring water, please\n"Uniform": white shirt,\nMrs. O’Brien',
    { says: 'This text goes over several lines, down to line 16.', count: 2 },
  ),
  slip('a tab inside a text', '_posts/3.json', 'Four teams, one', '▸Four teams,\tone', { says: 'tab' }),
  slip(
    'a path below the folder of the site, as Windows writes it',
    '_posts/3.json',
    '"/images/Gate.jpg"',
    '▸"public\\images\\Gate.jpg"',
    { says: 'Write "/images/Gate.jpg".' },
  ),
  slip('a path of Windows', '_posts/3.json', '"/images/hero.svg"', '"▸C:\\Pictures\\hero.svg"', {
    says: 'backslash',
  }),
  slip('three dots for what is to come', visit, '"The last report"', '"The last report",\n        ▸...', {
    says: 'Delete',
  }),
  slip(
    'text pasted above the document',
    visit,
    '{\n  "title": "Visit us"',
    '▸Visit page\n{\n  "title": "Visit us"',
    { says: 'Delete' },
  ),
  slip('text pasted between two fields', visit, '  "light"', '  ▸Please make this brighter\n  "light"', {
    says: 'double quotes',
  }),
  slip('the list of sections in braces', visit, '"sections": [', '"sections": ▸{', {
    says: 'so it is a list',
  }),
  slip('text pasted below the document', visit, '    }\n  ]\n}\n', '    }\n  ]\n}\n▸Thank you!\n', {
    says: 'Delete',
  }),
  slip('the whole document pasted twice', '_posts/3.json', '[1]\n}\n', '[1]\n}\n▸{ "id": 3 }\n', {
    says: 'Delete',
  }),
  slip(
    'a section pasted outside the list',
    visit,
    '    }\n  ]\n}\n',
    '    }\n  ],\n  ▸{ "type": "contact", "title": "Find us" }\n}\n',
    { says: '[ ]' },
  ),
  slip('a non-breaking space from a web page', visit, '  "light"', '▸\u00a0 "light"', { says: 'space' }),
  slip('an invisible space from a web page', visit, '  "light"', '  ▸\u200b"light"', { says: 'Delete' }),
  fileSlip(
    'a document that is only a text',
    { 'visit.json': '"Visit us"\n' },
    { file: visit, line: 1 },
    { says: '{ }' },
  ),
  fileSlip(
    'a document that is a list',
    { 'visit.json': '[\n  { "title": "Visit us" }\n]\n' },
    { file: visit, line: 1 },
    { says: '{ }' },
  ),
]
