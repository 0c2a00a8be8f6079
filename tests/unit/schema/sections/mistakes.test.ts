import { expect, test } from 'vitest'
import { sectionMistakes } from '../../sectionMistakes.ts'

const fees = {
  type: 'fees',
  title: 'School fees',
  currency: 'GHS',
  validFrom: '2026-09-01',
  terms: [{ name: 'First term' }, { name: 'Second term' }],
  classes: [{ name: 'JHS', amounts: [9500, 9000] }],
}
const table = { type: 'table', title: 'Uniform', columns: [{ label: 'What' }, { label: 'Price' }] }
const results = {
  type: 'results',
  title: 'Results',
  measures: [
    { name: 'Pass rate', unit: '%' },
    { name: 'Average', unit: 'points' },
  ],
  years: [{ year: 2025, values: [98.5, 120] }],
}
const hero = {
  type: 'hero',
  title: 'Junior High School',
  description: 'Three years.',
  backgroundImage: '/images/hero.svg',
}
const map = { type: 'map', title: 'How to find us' }
const video = { type: 'video', title: 'A day at school' }

const form = {
  type: 'form',
  title: 'Visit us',
  submitText: 'Send',
  subject: 'A visit',
  successMessage: 'Thank you.',
}

const NO_COUNT = 'Write one for each term, without commas inside: 9500, not 9,500.'
const REPEATED = 'Give each a name of its own, or delete one of the two.'
const NO_AMOUNT = 'or leave it so if families are to ask.'
const NO_VIDEO =
  'url: This is no address of a video on YouTube or Vimeo. Write one such as "https://youtu.be/…" or "https://vimeo.com/…". Link to another video from a text.'
const IN_MARKS =
  'items.0.quote: The site draws a quotation mark before these words, so that two would stand there. Delete the marks around them.'

const FILES =
  'Write "handler": { "kind": "post", "url": "https://…", "encoding": "multipart" } in this form, with the address of a form service. Without one, delete this field and ask for the file by email.'

const asking = (field: object, handler?: object) => ({
  fields: [{ name: 'a', label: 'A', ...field }],
  handler,
})
const service = { kind: 'post', url: 'https://forms.example.org/a' }
const ofYear = (year: number, ...values: unknown[]) => ({ years: [{ year, values }] })
const saying = (quote: string) => ({ type: 'quotes', title: 'Voices', items: [{ quote, name: 'A mother' }] })
const classesOf = (...amounts: unknown[]) => ({ classes: [{ name: 'JHS', amounts }] })

test.each<[section: object, fields: object, ...words: string[]]>([
  [fees, classesOf(9500, 0)],
  [
    fees,
    classesOf(9, 500, 9, 0),
    `classes.0.amounts: "JHS" has 4 amounts, but there are 2 terms. ${NO_COUNT}`,
  ],
  [
    fees,
    { terms: [{ name: 'Year' }] },
    `classes.0.amounts: "JHS" has 2 amounts, but there is 1 term. ${NO_COUNT}`,
  ],
  [
    fees,
    classesOf('9,500', 9000),
    'classes.0.amounts.0: Entry 1 of "amounts" must be a number, but text stands here. Write it without quotes: 9500.',
  ],
  [
    fees,
    { classes: [...fees.classes, { name: 'jhs ', amounts: [1, 2] }] },
    `classes.1.name: There is another "jhs " above. ${REPEATED}`,
  ],
  [
    fees,
    { extras: ['term', 'year'].map(per => ({ name: 'Bus', amount: 1, per })) },
    `extras.1.name: There is another "Bus" above. ${REPEATED}`,
  ],
  [
    fees,
    { currency: 'GH₵' },
    'currency: "currency" is "GH₵", which does not have the form it needs. Write it as the example shows. Example: "GHS".',
  ],
  [fees, { validFrom: '2062-09-01' }, 'validFrom: 2062-09-01 is more than 10 years away. Correct the year.'],
  [
    fees,
    { terms: [{ name: 'A', due: '0206-09-01' }, { name: 'B' }] },
    'terms.0.due: On 0206-09-01 there were no websites yet. Correct the year.',
  ],
  [
    fees,
    { classes: [{ name: 'JHS' }] },
    `classes.0: Nobody reads what "JHS" costs: "amounts" is missing. Write one amount for each term, ${NO_AMOUNT}`,
  ],
  [
    fees,
    { extras: [{ name: 'Bus', per: 'month' }] },
    `extras.0: Nobody reads what "Bus" costs: "amount" is missing. Write the amount, ${NO_AMOUNT}`,
  ],
  [table, { rows: ['Blazer', 'Tie'].map(name => [name, '–']) }],
  [
    table,
    { rows: [['Blazer']] },
    'rows.0: This row has 1 text, and the table has 2 columns. Write a text for each column; "–" where there is nothing to say.',
  ],
  [
    table,
    { rows: [['Tie', '35'], 'abc'.split('')] },
    'rows.1: This row has 3 texts, and the table has 2 columns. Delete what belongs to no column, or add a column.',
  ],
  [results, {}],
  [results, ofYear(2025, 100, 0)],
  [
    results,
    ofYear(2025, 98.5),
    'years.0.values: 2025 has 1 value, but there are 2 measures. Write one for each measure, in their order; null where it is not known.',
  ],
  [
    results,
    ofYear(2025, 100.5, 6),
    'years.0.values.0: 100.5 is more than 100 %. Correct it, or write another "unit" for this measure than "%".',
  ],
  [
    results,
    ofYear(2025, null, 6),
    'years.0.values.0: For "Pass rate" of 2025 visitors read "–". Write the number in place of null when it is known.',
  ],
  [
    results,
    { years: [...results.years, ...results.years] },
    `years.1.year: There is another "2025" above. ${REPEATED}`,
  ],
  [results, ofYear(2052, 1, 2), 'years.0.year: The year 2052 has not begun. Correct the year.'],
  [hero, { followsDay: true, screen: 'quarter' }],
  [hero, { followsDay: false }],
  [
    hero,
    { followsDay: true },
    'followsDay: "followsDay" gives the wall of breeze blocks its light, and this section has no "screen". Add "screen": "quarter", or delete "followsDay".',
  ],
  [map, {}],
  [map, { image: '/images/hero.svg', imageAlt: 'The gate', attribution: { text: 'OpenStreetMap' } }],
  [
    map,
    { imageAlt: 'The gate', attribution: { text: 'OpenStreetMap' } },
    'imageAlt: "imageAlt" says what the picture shows, and this section has no "image". Add "image", or delete "imageAlt".',
    'attribution: "attribution" says whose map is shown, and this section has no "image". Add "image", or delete "attribution".',
  ],
  [video, { url: 'https://youtu.be/aqz-KE-bpKQ' }],
  [video, { url: 'https://www.facebook.com/school/videos/1' }, NO_VIDEO],
  [video, { url: 'https://www.youtube.com/@school' }, NO_VIDEO],
  ...['“She reads to us.”', '"She reads.\nTo us."', ' „So.“ ', '«So.»'].map(
    (quote): [object, object, string] => [saying(quote), {}, IN_MARKS],
  ),
  ...['She reads to us.', '“Read”, she says.', '“Read”, she says, “or listen”', '‘Read’'].map(
    (quote): [object, object] => [saying(quote), {}],
  ),
  [form, asking({ kind: 'checkbx' }), 'fields.0.kind: "kind" cannot be "checkbx". Did you mean "checkbox"?'],
  [
    form,
    asking({ kind: 'radio' }),
    'fields.0: A "radio" field needs choices. Add "options": ["…", "…"], or "optionsFrom" with a folder of pages.',
  ],
  [
    form,
    asking({ kind: 'radio', options: ['B', 'B'] }),
    'fields.0.options.1: There is another "B" above. Delete one of the two.',
  ],
  [
    form,
    asking({ kind: 'number', min: 5, max: 2 }),
    'fields.0.max: The largest number, 2, is smaller than the smallest, 5. Correct "min" or "max".',
  ],
  [
    form,
    asking({ kind: 'date', earliest: '2027-02-01', latest: '2027-01-01' }),
    'fields.0.latest: The last day, 2027-01-01, is before the first, 2027-02-01. Correct one of the two dates.',
  ],
  [
    form,
    asking({ kind: 'text', min: 2 }),
    'fields.0.min: A field of kind "text" has no "min"; that belongs to "number". Delete "min", or correct "kind".',
  ],
  [form, asking({ kind: 'file', accept: ['.pdf'], maxSize: 5 }, { ...service, encoding: 'multipart' })],
  [
    form,
    asking({ kind: 'file' }),
    `fields.0.kind: A form that takes files says itself where they go. ${FILES}`,
  ],
  [
    form,
    asking({ kind: 'file' }, { kind: 'mailto' }),
    `fields.0.kind: A form that opens a mail program cannot attach a file. ${FILES}`,
  ],
  [
    form,
    asking({ kind: 'file' }, service),
    'fields.0.kind: This form would send the name of the file without the file. Write "encoding": "multipart" in its "handler".',
  ],
  [
    form,
    asking({ kind: 'text' }, { kind: 'mailto', to: 'me' }),
    'handler.to: "to" is "me", which is not an email address. Write it as name@example.org.',
  ],
])(
  'of the section %j with %j is said what is wrong, and nothing of what is right',
  (section, fields, ...words) => {
    expect(sectionMistakes({ ...section, ...fields })).toEqual(words)
  },
)

test('what is missing in a draft is not said', () => {
  expect(sectionMistakes({ ...fees, classes: [{ name: 'JHS' }] }, { draft: true })).toEqual([])
})
