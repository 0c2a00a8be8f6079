import type { Explanation } from './explanation.ts'
import {
  wrongBackground,
  wrongContent,
  wrongCount,
  wrongDay,
  wrongIcon,
  wrongNetwork,
  wrongOrder,
  wrongPhone,
  wrongTitle,
} from './wrongPassages.ts'

/** Mistakes of one field: its name and the form of its value. */
export const fieldProblems = {
  'unknown-field': {
    title: 'A field that does not exist',
    explanation:
      'Each place takes certain fields and no others. Mostly the name is misspelt; capital letters count.',
    example: wrongTitle('"titel": "Fees",'),
  },
  'missing-field': {
    title: 'A field that has to be there',
    explanation: 'Some fields can be left out, this one cannot: the page would have a hole without it.',
    example: {
      file: 'stages/index.json',
      wrong: '{ "type": "latestPosts", "title": "From the blog" }',
      right: '{ "type": "latestPosts", "title": "From the blog", "count": 3 }',
    },
  },
  'unknown-type': {
    title: 'A type of section that does not exist',
    explanation: 'The "type" says what a section shows. Only types that somebody has designed can be shown.',
    example: {
      file: 'index.json',
      wrong: '"type": "galery"',
      right: '"type": "gallery"',
    },
  },
  'wrong-kind': {
    title: 'Text where a number belongs, or the other way round',
    explanation:
      'Text stands in double quotes; numbers, true and false stand without; lists stand in [ ] and groups of fields in { }.',
    example: wrongOrder('"order": "1"'),
  },
  'wrong-choice': {
    title: 'A value that is none of those to choose from',
    example: {
      file: 'index.json',
      wrong: '"light": "sunset"',
      right: '"light": "sunrise"',
    },
  },
  'empty-text': {
    title: 'A text without a letter in it',
    explanation:
      'A field that is there says something. One that has nothing to say is left out, if it can be.',
    example: wrongTitle('"title": "",'),
  },
  'damaged-text': {
    title: 'A letter that is lost, or one that nobody can see',
    explanation:
      'Signs that are meant for machines come along when a text is pasted from elsewhere. Browsers show a box, nothing at all, or the words in the wrong order, and readers of the feed cannot read it.',
    example: wrongTitle('"title": "Fe\ufffds",'),
  },
  'markup-in-text': {
    title: 'Signs of another program in a text',
    explanation:
      'Tags such as <b>, codes such as &nbsp; and signs such as **bold** mean something to other programs. Texts of this site are words alone, and visitors would read the signs. What a section is made of says how it looks.',
    example: wrongContent('"content": "Ask the <b>office</b>: {phone}."'),
  },
  'line-break': {
    title: 'A line break in a text of one line',
    explanation:
      'Titles, names and the like take one line. Longer texts may have several paragraphs, each begun with \\n.',
    example: wrongTitle('"title": "Fees\\nin 2026",'),
  },
  'bad-date': {
    title: 'A date in another order, or a day that does not exist',
    example: wrongDay('"date": "24.10.2026"'),
  },
  'bad-email': {
    title: 'Something that is no email address',
    example: {
      file: '_site.json',
      wrong: '"email": "office at harbourview.org"',
      right: '"email": "office@harbourview.org"',
    },
  },
  'bad-phone': {
    title: 'Something that is not one telephone number',
    explanation:
      'The number stands on every page, and a tap on it makes a call. Two numbers in one place, letters or words would call somebody else, or nobody.',
    example: wrongPhone('"phone": "+233 30 123 4567 / 024 412 3456"'),
  },
  'bad-path': {
    title: 'A path in the wrong form',
    explanation:
      'Pictures and documents are named by their place in the folder "public", pages by their address. Both begin with a slash and hold no spaces and no backslashes.',
    example: wrongBackground('"backgroundImage": "public/images/harbour.svg",'),
  },
  'bad-icon-name': {
    title: 'An icon name in the wrong form',
    example: wrongIcon('"icon": "Compass"'),
  },
  'bad-link': {
    title: 'Something that no link can lead to',
    explanation:
      'A link leads to a page ("/blog"), a place on a page ("#fees"), a web address with https, an email address or a telephone number.',
    example: wrongNetwork('"www.facebook.com/harbourview"'),
  },
  'wrong-form': {
    title: 'A value in the wrong form',
    example: {
      file: '_site.json',
      wrong: '"origin": "https://www.harbourview.org/"',
      right: '"origin": "https://www.harbourview.org"',
    },
  },
  'too-few-entries': {
    title: 'A list with too few entries',
    explanation:
      'A list that is there shows something. One that has nothing to show is left out, if it can be.',
    example: {
      file: 'index.json',
      wrong: '"aliases": []',
      right: '"aliases": ["/home"]',
    },
  },
  'too-many-entries': {
    title: 'A list with too many entries',
    example: {
      file: 'index.json',
      wrong: '"actions": [\n        { "buttonText": "Our blog", "buttonLink": "/blog" },\n',
      right: '"actions": [\n',
    },
  },
  'number-too-small': {
    title: 'A number that is too small',
    example: wrongCount('"count": 0'),
  },
  'number-too-large': {
    title: 'A number that is too large',
    example: wrongCount('"count": 100'),
  },
  'repeated-field': {
    title: 'The same field twice',
    explanation: 'A field can stand only once between { and }: of two, one would be lost without a word.',
    example: {
      file: 'stages/ils.json',
      wrong: '"title": "Fees",\n      "title": "Costs",',
      right: '"title": "Fees",',
      line: 2,
    },
  },
  'forbidden-name': {
    title: 'A name that no field may have',
    explanation: 'The name "__proto__" has a meaning of its own to programs, so no field can be called so.',
    example: wrongTitle('"__proto__": "Fees",'),
  },
} as const satisfies Record<string, Explanation>
