import type { Explanation } from './explanation.ts'

/** Mistakes of writing: commas, quotes, brackets. */
export const jsonProblems = {
  'trailing-comma': {
    title: 'A comma after the last entry',
    explanation:
      'Commas stand between entries. After the last one, before the closing bracket, there is none.',
  },
  'missing-comma': {
    title: 'A comma is missing between two entries',
    explanation: 'Each entry but the last ends with a comma.',
  },
  'stray-comma': {
    title: 'A comma with nothing before it',
    explanation:
      'Two commas in a row, or one at the very beginning, leave a gap where an entry should stand.',
  },
  'missing-colon': {
    title: 'A colon is missing after the name of a field',
    explanation: 'Between the name of a field and its value stands a colon.',
  },
  'missing-value': {
    title: 'A value is missing',
    explanation:
      'After the colon something must stand: text in double quotes, a number, true, false, a list or a group in { }.',
  },
  'missing-field-name': {
    title: 'The name of a field is missing',
    explanation: 'Between { and } every value has a name in double quotes before it.',
  },
  'missing-quote': {
    title: 'A double quote is missing, or one is too many',
    explanation:
      'Every text begins and ends with a double quote. A double quote inside a text needs a backslash before it, or it ends the text.',
  },
  'wrong-quotes': {
    title: 'Single or curly quotes around a text',
    explanation:
      'Texts stand in the plain double quotes of the keyboard. Word processors turn them into curly ones, so write in a plain editor.',
  },
  'word-without-quotes': {
    title: 'A word without quotes',
    explanation:
      'Every text and every name of a field stands in double quotes. Only numbers, true and false go without.',
  },
  'capital-word': {
    title: 'True or False with a capital letter',
    explanation: 'The words true and false are written in small letters and without quotes.',
  },
  'comment-in-document': {
    title: 'A comment',
    explanation:
      'Some kinds of file may hold notes after // or between /* and */. The documents of this site may not.',
  },
  'unclosed-bracket': {
    title: 'A bracket that is never closed',
    explanation: 'Every { needs its }, and every [ its ]. The message names the bracket that stays open.',
  },
  'wrong-bracket': {
    title: 'A bracket of the wrong kind, or one too many',
    explanation:
      'Lists stand in [ ], groups of fields in { }. Each bracket is closed by its own kind, the last opened first.',
  },
  'invisible-character': {
    title: 'An invisible character between two entries',
    explanation:
      'Texts copied from a web page can hold spaces that are none. They look like nothing and stop the document from being read.',
  },
  'text-after-end': {
    title: 'Something after the end of the document',
    explanation:
      'A document ends with the bracket that closes its first one. Mostly a bracket closes too early, further up.',
  },
  'line-break-in-text': {
    title: 'A line break or a tab inside a text',
    explanation:
      'A text stands on one line of the file. Where it is to begin a new line, write \\n; for a tab, a space.',
  },
  'wrong-backslash': {
    title: 'A backslash before a letter that takes none',
    explanation:
      'A backslash gives the next letter another meaning: \\n is a line break, \\" a quote, \\\\ a backslash. Paths use / instead.',
  },
  'bad-number': {
    title: 'A number that is written wrongly',
    explanation:
      'Numbers have a point and no comma, no spaces and no zero in front. What is not counted with, such as a telephone number, is text.',
  },
  'unreadable-document': {
    title: 'A document that cannot be read',
    explanation:
      'Something here follows none of the rules of writing. Compare the place with a page that works.',
  },
  'repeated-field': {
    title: 'The same field twice',
    explanation: 'A field can stand only once between { and }: of two, one would be lost without a word.',
  },
  'forbidden-name': {
    title: 'A name that no field may have',
    explanation: 'The name "__proto__" has a meaning of its own to programs, so no field can be called so.',
  },
  'nested-too-deep': {
    title: 'Brackets within brackets without end',
    explanation: 'No page needs more than a few levels of brackets. More than 64 come from a mistake.',
  },
  'too-many-values': {
    title: 'A document that holds too much',
    explanation:
      'More than 20,000 values are no longer a page that somebody could read. Divide it into several.',
  },
} as const satisfies Record<string, Explanation>
