import type { Explanation } from './explanation.ts'
import { wrongBackground, wrongContent, wrongOrder, wrongTitle } from './wrongPassages.ts'

/** Mistakes of writing: commas, quotes, brackets. */
export const jsonProblems = {
  'trailing-comma': {
    title: 'A comma after the last entry',
    explanation:
      'Commas stand between entries. After the last one, before the closing bracket, there is none.',
    example: wrongContent('"content": "Ask the office: {phone}.",'),
  },
  'missing-comma': {
    title: 'A comma is missing between two entries',
    explanation: 'Each entry but the last ends with a comma.',
    example: wrongTitle('"title": "Fees"'),
  },
  'stray-comma': {
    title: 'A comma with nothing before it',
    explanation:
      'Two commas in a row, or one at the very beginning, leave a gap where an entry should stand.',
    example: wrongTitle('"title": "Fees",,'),
  },
  'missing-colon': {
    title: 'A colon is missing after the name of a field',
    explanation: 'Between the name of a field and its value stands a colon.',
    example: wrongTitle('"title" "Fees",'),
  },
  'missing-value': {
    title: 'A value is missing',
    explanation:
      'After the colon something must stand: text in double quotes, a number, true, false, a list or a group in { }.',
    example: wrongTitle('"title": ,'),
  },
  'missing-field-name': {
    title: 'The name of a field is missing',
    explanation: 'Between { and } every value has a name in double quotes before it.',
    example: {
      file: 'index.json',
      wrong: '"alt": "Boats before the school", : "In May",',
      right: '"alt": "Boats before the school",',
    },
  },
  'missing-quote': {
    title: 'A double quote is missing, or one is too many',
    explanation:
      'Every text begins and ends with a double quote. A double quote inside a text needs a backslash before it, or it ends the text.',
    example: wrongTitle('"title": "Fees,'),
  },
  'wrong-quotes': {
    title: 'Single or curly quotes around a text',
    explanation:
      'Texts stand in the plain double quotes of the keyboard. Word processors turn them into curly ones, so write in a plain editor.',
    example: wrongTitle('"title": “Fees”,'),
  },
  'word-without-quotes': {
    title: 'A word without quotes',
    explanation:
      'Every text and every name of a field stands in double quotes. Only numbers, true and false go without.',
    example: wrongTitle('"title": Fees,'),
  },
  'capital-word': {
    title: 'True or False with a capital letter',
    explanation: 'The words true and false are written in small letters and without quotes.',
    example: {
      file: 'calendar.json',
      wrong: '"required": True',
      right: '"required": true',
    },
  },
  'comment-in-document': {
    title: 'A comment',
    explanation:
      'Some kinds of file may hold notes after // or between /* and */. The documents of this site may not.',
    example: wrongTitle('"title": "Fees", // as of May'),
  },
  'unjoined-versions': {
    title: 'Two versions of one place',
    explanation:
      'Two people have changed the same lines, and nobody has said yet which of the two is to stay. Both stand there, between lines of seven signs. Talk to each other, keep one and delete the rest.',
    example: {
      file: 'stages/ils.json',
      wrong: '<<<<<<< HEAD\n      "title": "Fees",\n=======\n      "title": "Costs",\n>>>>>>> ama\n',
      right: '      "title": "Fees",\n',
    },
  },
  'unclosed-bracket': {
    title: 'A bracket that is never closed',
    explanation: 'Every { needs its }, and every [ its ]. The message names the bracket that stays open.',
    example: {
      file: 'blog/index.json',
      wrong: '"title": "{school} Blog" }]\n',
      right: '"title": "{school} Blog" }]\n}',
    },
  },
  'wrong-bracket': {
    title: 'A bracket of the wrong kind, or one too many',
    explanation:
      'Lists stand in [ ], groups of fields in { }. Each bracket is closed by its own kind, the last opened first.',
    example: {
      file: 'calendar.json',
      wrong: '"options": ["Monday", "Friday"}',
      right: '"options": ["Monday", "Friday"]',
    },
  },
  'invisible-character': {
    title: 'An invisible character between two entries',
    explanation:
      'Texts copied from a web page can hold spaces that are none. They look like nothing and stop the document from being read.',
    example: wrongTitle('"title": "Fees",\u00a0'),
  },
  'text-after-end': {
    title: 'Something after the end of the document',
    explanation:
      'A document ends with the bracket that closes its first one. Mostly a bracket closes too early, further up.',
    example: {
      file: 'blog/index.json',
      wrong: '"title": "{school} Blog" }]\n}\n}',
      right: '"title": "{school} Blog" }]\n}',
      line: 3,
    },
  },
  'line-break-in-text': {
    title: 'A line break or a tab inside a text',
    explanation:
      'A text stands on one line of the file. Where it is to begin a new line, write \\n; for a tab, a space.',
    example: {
      file: 'index.json',
      wrong: '"A school\tby the sea."',
      right: '"A school by the sea."',
    },
  },
  'wrong-backslash': {
    title: 'A backslash before a letter that takes none',
    explanation:
      'A backslash gives the next letter another meaning: \\n is a line break, \\" a quote, \\\\ a backslash. Paths use / instead.',
    example: wrongBackground('"backgroundImage": "\\images\\harbour.svg",'),
  },
  'bad-number': {
    title: 'A number that is written wrongly',
    explanation:
      'Numbers have a point and no comma, no spaces and no zero in front. What is not counted with, such as a telephone number, is text.',
    example: wrongOrder('"order": 1.'),
  },
  'unreadable-document': {
    title: 'A document that cannot be read',
    explanation:
      'Something here follows none of the rules of writing. Compare the place with a page that works.',
    example: null,
  },
} as const satisfies Record<string, Explanation>
