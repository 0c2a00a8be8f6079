import { expect, test } from 'vitest'
import { z } from 'zod'
import { list, text } from '../../../../../schema/model/fields.ts'
import type { Path } from '../../../../../schema/problems/problem.ts'
import { helpOf, labelOf, orDelete, withExample } from '../../../../../schema/read/shape/fieldWords.ts'
import { typeSuggestion } from '../../../../../schema/read/shape/typeWords.ts'

test.each<[Path, string]>([
  [[], 'The document'],
  [['title'], '"title"'],
  [['sections', 2, 'items'], '"items"'],
  [['aliases', 0], 'Entry 1 of "aliases"'],
  [['sections', 4, 'items', 1], 'Entry 2 of "items"'],
])('what stands at %j is called: %s', (path, name) => {
  expect(labelOf(path)).toBe(name)
})

const line = text('The heading.', 'Fees')

test('a field is described by its own words, and a short example ends the suggestion', () => {
  expect(helpOf(line)).toBe('The heading.')
  expect(helpOf(z.string())).toBeUndefined()
  expect(withExample('Add it.', line)).toBe('Add it. Example: "Fees".')
  expect(withExample('Add it.', text('A lead.', 'x'.repeat(60)))).toBe('Add it.')
  expect(withExample('Add it.', undefined)).toBe('Add it.')
})

test('only what can be left out is to be deleted: a field that is not needed, an entry of a list', () => {
  expect(orDelete(['lead'], line)).toBe('')
  expect(orDelete(['lead'], line.optional())).toBe(', or delete the field')
  expect(orDelete(['leads', 0], line)).toBe(', or delete the entry')
})

const lines = list(line, 'The lines.')
const numbers = z.array(z.number()).meta({ description: 'The numbers.' })
const group = z
  .strictObject({ text: line, link: z.string(), lead: line.optional() })
  .meta({ description: 'A button.' })
const choice = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })])
const number = z.number().meta({ description: 'A number.' })
const whole = z.int().max(100).meta({ description: 'A whole number.' })
const yesOrNo = z.boolean().meta({ description: 'Whether.' })

/** What is said, and what is written where that is sure, of a value as it stands in a document. */
const fixed = (expected: string, written: string, field: z.ZodType | undefined) => {
  const { suggestion, replacement: right } = typeSuggestion(expected, JSON.parse(written), written, field)
  return right === undefined ? suggestion : `${suggestion} → ${right}`
}

test.each<[string, string, z.ZodType | undefined, string]>([
  ['string', '7', line, 'Put it in double quotes: "7". → "7"'],
  ['string', '1.50', line, 'Put it in double quotes: "1.50". → "1.50"'],
  ['string', 'true', line, 'Put it in double quotes: "true". → "true"'],
  ['string', '["a"]', line, 'Write one text in double quotes, without brackets. → "a"'],
  ['string', '["a", "", "b"]', line, 'Write one text in double quotes, without brackets. → "a b"'],
  ['string', '7', undefined, 'Write text in double quotes.'],
  ['number', '"7"', number, 'Write it without quotes: 7. → 7'],
  ['number', '" -1.25 "', number, 'Write it without quotes: -1.25. → -1.25'],
  ['number', '"0"', number, 'Write it without quotes: 0. → 0'],
  ['number', '"10"', number, 'Write it without quotes: 10. → 10'],
  ['number', '"007"', number, 'Write a number, without quotes.'],
  ['number', '"7th"', number, 'Write 7 alone, without quotes.'],
  ['number', '"a 7"', number, 'Write 7 alone, without quotes.'],
  ['number', '"1.5.2"', number, 'Write a number, without quotes.'],
  ['number', '"98 %"', number, 'Write 98, without quotes and without the sign.'],
  ['number', '" 98% "', number, 'Write 98, without quotes and without the sign.'],
  ['number', '"about 98%"', number, 'Write 98 alone, without quotes.'],
  ['number', '"98% of all"', number, 'Write 98 alone, without quotes.'],
  ['number', 'true', number, 'Write a number, without quotes.'],
  ['int', '"7"', whole, 'Write it without quotes: 7. → 7'],
  ['int', '"700"', whole, 'Write a whole number, without quotes.'],
  ['int', '2.6', whole, 'Write a whole number, such as 3.'],
  ['number', '2.6', number, 'Write a number, without quotes.'],
  ['boolean', '"true"', yesOrNo, 'Write it without quotes: true. → true'],
  ['boolean', '"Yes"', yesOrNo, 'Write it without quotes: true. → true'],
  ['boolean', '" no "', yesOrNo, 'Write it without quotes: false. → false'],
  ['boolean', '"False"', yesOrNo, 'Write it without quotes: false. → false'],
  ['boolean', '"perhaps"', yesOrNo, 'Write true or false, without quotes.'],
  ['boolean', '1', yesOrNo, 'Write true or false, without quotes.'],
  ['array', '"a"', lines, 'Put it in square brackets: ["a"]. → ["a"]'],
  ['array', '7', numbers, 'Put it in square brackets: [7]. → [7]'],
  ['array', '7', lines, 'Put it in square brackets: [ … ].'],
  ['array', '"a, b"', lines, 'Put it in square brackets, each entry in quotes of its own: ["a", "b"].'],
  [
    'array',
    `"${'x'.repeat(37)}"`,
    lines,
    `Put it in square brackets: ["${'x'.repeat(37)}"]. → ["${'x'.repeat(37)}"]`,
  ],
  ['array', `"${'x'.repeat(38)}"`, lines, `Put it in square brackets: [ … ]. → ["${'x'.repeat(38)}"]`],
  ['object', '"Apply"', group, 'Write { "text": …, "link": … }.'],
  ['object', '["Apply"]', group, 'Write { … }.'],
  ['object', '"a"', choice, 'Write { "kind": "…", … }, or delete it.'],
  ['null', '7', undefined, 'Write it anew.'],
])('%s for %s', (expected, written, field, words) => {
  expect(fixed(expected, written, field)).toBe(words)
})
