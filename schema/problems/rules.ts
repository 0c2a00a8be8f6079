import type { Explanation } from './explanation.ts'
import { wrongPhone } from './wrongPassages.ts'

/** Mistakes between fields that are each right by themselves. */
export const ruleProblems = {
  'repeated-id': {
    title: 'Two sections, or two fields of a form, with the same name',
    explanation:
      'A link leads to a section by its "id", and an answer belongs to a field by its "name". Two of the same cannot be told apart.',
    example: {
      file: 'calendar.json',
      wrong: '"name": "name", "label": "Which day?"',
      right: '"name": "day", "label": "Which day?"',
    },
  },
  'repeated-section': {
    title: 'The same section twice on a page',
    explanation:
      'Two sections of one page say the same, to the letter. Mostly one was pasted twice. Visitors would read everything two times.',
    example: {
      file: 'stages/index.json',
      wrong:
        '{ "type": "latestPosts", "title": "From the blog", "count": 3 },\n    { "type": "latestPosts", "title": "From the blog", "count": 3 }',
      right: '{ "type": "latestPosts", "title": "From the blog", "count": 3 }',
      line: 2,
    },
  },
  'repeated-question': {
    title: 'A question that a section asks twice',
    severity: 'warning',
    example: {
      file: 'stages/ils.json',
      wrong: '"question": "Is there a bus?", "answer": "Every day."',
      right: '"question": "Is there lunch?", "answer": "Every day."',
    },
  },
  'post-section-on-page': {
    title: 'A section for blog posts on another page',
    explanation:
      'Some sections show the post that a visitor has opened. On any other page there is no post to show.',
    example: {
      file: 'stages/index.json',
      wrong: '{ "type": "postBody" }',
      right: '{ "type": "latestPosts", "title": "From the blog", "count": 3 }',
    },
  },
  'missing-main-heading': {
    title: 'A page that begins without a heading',
    explanation:
      'Each page has one main heading, that of its first section. Screen readers and search engines learn from it what the page is about. Some sections for blog posts show no heading, so that they cannot come first.',
    example: {
      file: 'blog/[id].json',
      wrong:
        '{ "type": "postBody" }, { "type": "postHero", "backText": "Back to Blog", "backLink": "/blog" }',
      right:
        '{ "type": "postHero", "backText": "Back to Blog", "backLink": "/blog" },\n    { "type": "postBody" }',
    },
  },
  'all-sections-hidden': {
    title: 'A page of which every section is hidden',
    explanation:
      'A section with "hidden" is left out of its page. A page without any other would be empty, and look as if something had failed.',
    example: {
      file: 'stages/index.json',
      wrong:
        '{ "type": "pageCards", "hidden": true, "title": "Our stages", "from": "/stages" },\n    { "type": "latestPosts", "hidden": true, "title": "From the blog", "count": 3 }',
      right:
        '{ "type": "pageCards", "title": "Our stages", "from": "/stages" },\n    { "type": "latestPosts", "title": "From the blog", "count": 3 }',
    },
  },
  'too-many-sections': {
    title: 'A section that a page can have only once',
    explanation:
      'Some sections belong on a page once, such as the picture at its top. Others show the same without that limit.',
    example: {
      file: 'blog/[id].json',
      wrong: '{ "type": "postBody" }, { "type": "postBody", "id": "again" }',
      right: '{ "type": "postBody" }',
    },
  },
  'wrong-number-of-entries': {
    title: 'A row with more or fewer entries than it has places',
    explanation:
      'A row of a table has a text for each column, a class an amount for each term, a year a value for each measure. With one too few or too many nobody can tell which belongs where.',
    example: {
      file: 'stages/ils.json',
      wrong: '["Blazer", "GHS 120"]',
      right: '["Blazer", "S to XL", "GHS 120"]',
    },
  },
  'repeated-name': {
    title: 'Two entries of a list with the same name',
    explanation:
      'Visitors find their class, or what a charge is for, by its name. Where two have the same they cannot tell which of them is theirs. Mostly one was copied.',
    example: {
      file: 'stages/ils.json',
      wrong: '{ "name": "Year 7", "amounts": [9800] }',
      right: '{ "name": "Year 8", "amounts": [9800] }',
    },
  },
  'second-focal-point': {
    title: 'A picture with two focal points',
    explanation:
      'A picture is cut around its focal point wherever it has to fit its place. With two of them nobody can tell which part is to stay.',
    example: {
      file: '_site.json',
      wrong:
        '"focalPoints": [\n    { "image": "/images/mark-light.svg", "x": 60, "y": 25 },\n    { "image": "/images/mark-light.svg", "x": 40, "y": 25 }\n  ],\n  "catchAlls"',
      right: '"catchAlls"',
      line: 3,
    },
  },
  'missing-group': {
    title: 'A subject without a group, where others have one',
    explanation:
      'Subjects are shown group by group as soon as one of them has a group. One without would stand nowhere.',
    example: {
      file: 'stages/ils.json',
      wrong: '{ "name": "French", "description": "From the first day." }',
      right: '{ "name": "French", "description": "From the first day.", "group": "Languages" }',
    },
  },
  'older-section-version': {
    title: 'Documents that are written for an earlier version of a section',
    explanation:
      'Now and then a section gets other fields. Documents from before are brought up to date by "npm run migrate", which first shows what it would change. Until then the website cannot be built from them.',
    example: {
      file: 'index.json',
      wrong:
        '"type": "admissionRequirements",\n      "title": "What to bring",\n      "items": ["The last school report"],\n      "buttonText": "Read about fees",\n      "buttonLink": "/stages/ils#fees"',
      right:
        '"type": "admissionRequirements",\n      "title": "What to bring",\n      "items": ["The last school report"],\n      "action": { "text": "Read about fees", "link": "/stages/ils#fees" }',
    },
  },
  'unstated-section-version': {
    title: 'A section of a newer version than the site says',
    severity: 'warning',
    explanation:
      'The documents have the fields of today, and "versions" in "_site.json" still says an earlier number, or none. With the right number the next "npm run migrate" knows where to begin.',
    example: {
      file: '_site.json',
      wrong: '"versions": { "admissionRequirements": 1 }',
      right: '"versions": { "admissionRequirements": 2 }',
    },
  },
  'newer-section-version': {
    title: 'Documents that are written for a later version of a section',
    explanation:
      'Somebody brought the documents up to date with a newer version of this program. An older one cannot show them.',
    example: {
      file: '_site.json',
      wrong: '"versions": { "admissionRequirements": 3 }',
      right: '"versions": { "admissionRequirements": 2 }',
    },
  },
  'wrong-placeholders': {
    title: 'Words of the interface that lost a name in braces, or gained one',
    explanation:
      'Some words of the interface hold names in braces, in place of which visitors see a value: "Page {page} of {pages}". Translations keep each of these names, once, and hold no others.',
    example: {
      file: '_site.json',
      wrong: '"words": { "pageOf": "{page} of {total}" }',
      right: '"words": { "pageOf": "{page} of {pages}" }',
    },
  },
  'useless-synonym': {
    title: 'A word for the search that means itself',
    explanation:
      '"synonyms" say what visitors type instead of a word of your pages. The word itself, in capital or small letters, finds those pages without it.',
    example: {
      file: '_site.json',
      wrong: '"search": { "synonyms": [{ "word": "fees", "typed": ["Fees", "price"] }] }',
      right: '"search": { "synonyms": [{ "word": "fees", "typed": ["price"] }] }',
    },
  },
  'unknown-time-zone': {
    title: 'A time zone that has another name',
    explanation:
      'Time zones are named by a continent and a city, as in "Africa/Accra". The day on which a page, a notice or an event appears begins there.',
    example: {
      file: '_site.json',
      wrong: '"timeZone": "Afrika/Accra"',
      right: '"timeZone": "Africa/Accra"',
    },
  },
  'end-before-start': {
    title: 'Something that ends before it begins',
    example: {
      file: 'calendar.json',
      wrong: '"end": "2025-12-11"',
      right: '"end": "2026-12-11"',
    },
  },
  'overlapping-hours': {
    title: 'A day that is open twice at the same time',
    explanation:
      'Opening hours name each day once, or twice with a break between. Of two entries for the same time visitors cannot tell which one holds.',
    example: {
      file: '_site.json',
      wrong:
        '"hours": [\n      { "days": ["Monday", "Monday"], "opens": "07:30", "closes": "16:00" }\n    ],\n    "phone": "+233 30 123 4567"',
      right: '"phone": "+233 30 123 4567"',
      line: 2,
    },
  },
  'page-always-shown': {
    title: 'A draft, or a day, for a page that the website cannot do without',
    explanation:
      'The home page, and the page that shows the posts of the blog, are always there. Their words can change, they cannot be taken away.',
    example: {
      file: 'index.json',
      wrong: '"description": "The home page.",\n  "draft": true,',
      right: '"description": "The home page.",',
      line: 2,
    },
  },
  'missing-choices': {
    title: 'A choice without anything to choose from',
    example: {
      file: 'calendar.json',
      wrong: '"kind": "select" }',
      right: '"kind": "select", "options": ["Monday", "Friday"] }',
    },
  },
  'form-cannot-send-files': {
    title: 'A form that asks for a file and cannot send it',
    explanation:
      'A mail program that opens from a page gets words and no files. Files need a form service, which the form itself names with the encoding "multipart": then a later change for all other forms loses no file.',
    example: {
      file: 'calendar.json',
      wrong: '"kind": "file" }',
      right: '"kind": "select", "options": ["Monday", "Friday"] }',
    },
  },
  'two-submenus': {
    title: 'A menu entry with two menus below it',
    example: {
      file: '_site.json',
      wrong: '"subMenuFrom": "/stages", "subMenu": [{ "label": "ILS", "path": "/stages/ils" }] }',
      right: '"subMenuFrom": "/stages" }',
    },
  },
  'placeholder-contact': {
    title: 'A telephone number or an email address that is not real yet',
    severity: 'warning',
    explanation:
      'Numbers that end in 000 0000 and addresses that end in ".example" belong to nobody. Visitors who use them reach nobody.',
    example: wrongPhone('"phone": "+233 30 000 0000"'),
  },
} as const satisfies Record<string, Explanation>

/** Mistakes of the site's colours. */
export const colourProblems = {
  'bad-colour': {
    title: 'A colour that is not written as # and six digits',
    example: { file: '_site.json', wrong: '"soft": "navy"', right: '"soft": "#3F5158"' },
  },
  'low-contrast': {
    title: 'Colours that are too much alike to read',
    explanation:
      'Text needs a contrast of 4.5 with what is behind it, and large signs one of 3 (WCAG 2.2, AA), so that it can be read in the sun, on an old screen and with weak eyes.',
    example: { file: '_site.json', wrong: '"soft": "#8A9A9F"', right: '"soft": "#3F5158"' },
  },
} as const satisfies Record<string, Explanation>
