import { expect, test } from 'vitest'
import { formatAdvice } from '../../../schema/advice.ts'
import { anchor, collection, imagePath, link, pagePath, pdfPath, text } from '../../../schema/fields.ts'

const parent = pagePath('The page above.', '/stages')
const way = link('Where it leads.', '/about')
const name = text('The name.', 'Junior')
const slash = 'Write an address that begins with a slash and holds no spaces.'

test.each([
  ['https://elsewhere.org/a', parent, 'bad-path', 'not an address of this site', `${slash} The page above.`],
  ['stages', parent, 'bad-path', 'not an address of this site', 'Did you mean "/stages"?'],
  ['http://a.org', collection('Pages.'), 'bad-path', 'not an address of this site', `${slash} Pages.`],
  ['a.bmp', imagePath('A picture.', '/a.jpg'), 'bad-path', 'not the path of a picture', 'ends in .jpg'],
  ['a.doc', pdfPath('A paper.', '/a.pdf'), 'bad-path', 'not the path of a PDF document', 'ends in .pdf'],
  ['javascript:x', way, 'bad-link', 'not an address that a link can lead to', 'Write an address.'],
  ['javascript:x', way.optional(), 'bad-link', 'not an address that a link can lead to', 'Where it leads.'],
  ['!', anchor(), 'wrong-form', 'does not have the form', 'Write it as the example shows. A name for this'],
])('%j is answered in words that fit what the field is (%#)', (value, declared, code, words, cure) => {
  const advice = formatAdvice(['it'], value, 'regex', declared)
  expect(advice.code).toBe(code)
  expect(advice.message).toMatch(`"it" is "${value}", which `)
  expect(advice.message).toMatch(words)
  expect(advice.cure).toMatch(cure)
})

test.each([
  ['60 letters are shown whole', `${'a'.repeat(59)}:`, `${'a'.repeat(59)}:`],
  ['of 61 letters the beginning', `${'a'.repeat(60)}:`, `${'a'.repeat(57)}…`],
])('a wrong value: %s', (_, value, shown) => {
  expect(formatAdvice(['link'], value, 'regex', way).message).toBe(
    `"link" is "${shown}", which is not an address that a link can lead to.`,
  )
})

test.each([
  ['has to be there', ['name'], name, '"name" is empty. Write something. The name.'],
  [
    'nobody needs',
    ['name'],
    name.optional(),
    '"name" is empty. Write something, or delete the field. The name.',
  ],
  [
    'stands in a list',
    ['names', 1],
    name,
    'Entry 2 of "names" is empty. Write something, or delete the entry. The name.',
  ],
])('an empty text is to be deleted only where it can be: one that %s', (_, path, declared, words) => {
  for (const empty of ['', ' \n']) {
    const { code, message, cure } = formatAdvice(path, empty, 'regex', declared)
    expect([code, `${message} ${cure}`]).toEqual(['empty-text', `${words} Example: "Junior".`])
  }
})
