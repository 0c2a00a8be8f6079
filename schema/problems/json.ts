import type { Explanation } from './explanation.ts'
import { wrongBackground, wrongContent, wrongOrder, wrongTitle } from './wrongPassages.ts'

/** Mistakes of writing: commas, quotes, brackets. */
export const jsonProblems = {
  'trailing-comma': {
    title: 'A comma after the last entry',
    example: wrongContent('"content": "Ask the office: {phone}.",'),
  },
  'missing-comma': {
    title: 'A comma is missing between two entries',
    example: wrongTitle('"title": "Fees"'),
  },
  'stray-comma': {
    title: 'A comma with nothing before it',
    example: wrongTitle('"title": "Fees",,'),
  },
  'missing-colon': {
    title: 'A colon is missing after the name of a field',
    example: wrongTitle('"title" "Fees",'),
  },
  'missing-value': {
    title: 'A value is missing',
    example: wrongTitle('"title": ,'),
  },
  'missing-field-name': {
    title: 'The name of a field is missing',
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
    example: {
      file: 'calendar.json',
      wrong: '"required": True',
      right: '"required": true',
    },
  },
  'comment-in-document': {
    title: 'A comment',
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
