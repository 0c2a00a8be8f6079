import type { Explanation } from './explanation.ts'

/** Mistakes of one field: its name and the form of its value. */
export const fieldProblems = {
  'unknown-field': {
    title: 'A field that does not exist',
    explanation:
      'Each place takes certain fields and no others. Mostly the name is misspelt; capital letters count.',
  },
  'missing-field': {
    title: 'A field that has to be there',
    explanation: 'Some fields can be left out, this one cannot: the page would have a hole without it.',
  },
  'unknown-type': {
    title: 'A type of section that does not exist',
    explanation: 'The "type" says what a section shows. Only types that somebody has designed can be shown.',
  },
  'wrong-kind': {
    title: 'Text where a number belongs, or the other way round',
    explanation:
      'Text stands in double quotes; numbers, true and false stand without; lists stand in [ ] and groups of fields in { }.',
  },
  'wrong-choice': {
    title: 'A value that is none of those to choose from',
    explanation:
      'This field takes one of a few words. The message lists them, or names the one that was probably meant.',
  },
  'empty-text': {
    title: 'A text without a letter in it',
    explanation:
      'A field that is there says something. One that has nothing to say is left out, if it can be.',
  },
  'line-break': {
    title: 'A line break in a text of one line',
    explanation:
      'Titles, names and the like take one line. Longer texts may have several paragraphs, each begun with \\n.',
  },
  'bad-date': {
    title: 'A date in another order, or a day that does not exist',
    explanation: 'Dates are written year-month-day, the only order that nobody in the world misreads.',
  },
  'bad-email': {
    title: 'Something that is no email address',
    explanation: 'An email address has a name, an @ and the name of a provider.',
  },
  'bad-path': {
    title: 'A path in the wrong form',
    explanation:
      'Pictures and documents are named by their place in the folder "public", pages by their address. Both begin with a slash and hold no spaces and no backslashes.',
  },
  'bad-icon-name': {
    title: 'An icon name in the wrong form',
    explanation: 'Icon names are written in small letters with hyphens, as lucide.dev/icons shows them.',
  },
  'bad-link': {
    title: 'Something that no link can lead to',
    explanation:
      'A link leads to a page ("/blog"), a place on a page ("#fees"), a web address with https, an email address or a telephone number.',
  },
  'wrong-form': {
    title: 'A value in the wrong form',
    explanation: 'Some values follow a rule of their own; the message says it and gives an example.',
  },
  'too-few-entries': {
    title: 'A list with too few entries',
    explanation:
      'A list that is there shows something. One that has nothing to show is left out, if it can be.',
  },
  'too-many-entries': {
    title: 'A list with too many entries',
    explanation:
      'This list has room for a few entries only, so that they do not push each other out of sight.',
  },
  'number-too-small': {
    title: 'A number that is too small',
    explanation: 'The message says the least that makes sense here.',
  },
  'number-too-large': {
    title: 'A number that is too large',
    explanation: 'The message says the most that makes sense here.',
  },
} as const satisfies Record<string, Explanation>
