import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldLabel } from '../../../../schema/model/fieldLabel.ts'

test.each([
  ['The telephone number.', 'telephone number'],
  ['The day, or the first of several.', 'day'],
  ['Its first day.', 'first day'],
  ['The place in lists: lower numbers come first.', 'place in lists'],
  ['Where it leads.', undefined],
  ['The day by which somebody should read the page again; then it reminds you.', undefined],
  ['The long text that opens.', undefined],
])('the label of a field that is described as "%s" is %s', (description, label) => {
  const field = z.string().meta({ description })
  expect([fieldLabel(field), fieldLabel(field.optional())]).toEqual([label, label])
})

test('a field without a description has no label, and neither has no field', () => {
  expect([fieldLabel(z.string()), fieldLabel(undefined)]).toEqual([undefined, undefined])
})
