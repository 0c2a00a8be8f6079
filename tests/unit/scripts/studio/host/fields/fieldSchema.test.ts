import { expect, test } from 'vitest'

import { describeForms } from '../../../../../../scripts/studio/host/fields/describeForms.ts'
import {
  controlOf,
  emptyValue,
  type FieldSchema,
  fieldSchemaAt,
} from '../../../../../../scripts/studio/host/fields/fieldSchema.ts'

const unknownNumber: FieldSchema = { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] }

test('a number that may be unknown is a number, and unknown at first', () => {
  expect(controlOf(unknownNumber)).toBe('number')
  expect(emptyValue(unknownNumber)).toBeNull()
})

test('every field of every form has a control that can hold its value', () => {
  const untyped: string[] = []
  JSON.stringify(describeForms().schemas, (key, value) => {
    const isField = typeof value?.description === 'string' && !value.oneOf && value.const === undefined
    if (isField && controlOf(value) === 'text' && value.type !== 'string') untyped.push(key)
    return value
  })
  expect(untyped).toEqual([])
})

test('what holds where a switch is not there is said by the schema, so that the form shows it', () => {
  const page = describeForms().schemas.page as FieldSchema // a JSON Schema as plain data
  const value = { sections: [{ type: 'gallery', title: 'Pictures', items: [] }] }
  const shuffle = fieldSchemaAt(page, value, ['sections', 0, 'shuffle'])
  expect(shuffle?.default).toBe(true)
})
