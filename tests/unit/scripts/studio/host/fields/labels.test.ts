import { expect, test } from 'vitest'
import type { FieldSchema } from '../../../../../../scripts/studio/host/fields/fieldSchema.ts'
import {
  choiceLabel,
  exampleOf,
  helpOf,
  labelOf,
  summaryOf,
} from '../../../../../../scripts/studio/host/fields/labels.ts'

test.each<[string, FieldSchema, string]>([
  ['successMessage', {}, 'Success message'],
  ['navigation', { 'x-label': 'Menu' }, 'Menu'],
  ['pdfUrl', {}, 'Document'],
  ['featuredImageAlt', {}, 'Featured image: what it shows'],
  ['id', { type: 'integer' }, 'Number'],
  ['id', { type: 'string' }, 'Name for links'],
])('the field %s with %o is called "%s"', (key, schema, label) => {
  expect(labelOf(key, schema)).toBe(label)
})

test('the words for forms stand in place of the description', () => {
  expect(helpOf({ description: 'Write "true" in the file.', 'x-help': 'Switch it on.' })).toBe(
    'Switch it on.',
  )
  expect(helpOf({ description: 'The heading.' })).toBe('The heading.')
  expect(choiceLabel({ 'x-choices': { wall: 'Tall bays' } }, 'wall')).toBe('Tall bays')
  expect(choiceLabel({}, 'first-light')).toBe('First light')
})

test.each<[FieldSchema, string | undefined]>([
  [{ examples: ['Fees', 'Costs'] }, 'Fees'],
  [{ examples: [['One', '- two']] }, 'One\n- two'],
  [{ examples: ['News of {school}'] }, undefined],
  [{ examples: [3] }, undefined],
  [{}, undefined],
])('the example of %o is %o', (schema, example) => {
  expect(exampleOf(schema)).toBe(example)
})

test.each([
  [{ type: 'text', title: 'Fees' }, 'Fees'],
  [{ path: '/fees', label: 'Fees' }, 'Fees'],
  [{ icon: 'bus' }, 'bus'],
  [['', 'Second line'], 'Second line'],
  [{}, ''],
  [undefined, ''],
])('%o is summed up as "%s"', (value, summary) => {
  expect(summaryOf(value)).toBe(summary)
})
