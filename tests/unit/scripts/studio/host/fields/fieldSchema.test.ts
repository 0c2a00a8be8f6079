import { expect, test } from 'vitest'
import type { Path } from '../../../../../../schema/problems/problem.ts'
import { describeForms } from '../../../../../../scripts/studio/host/fields/describeForms.ts'
import {
  controlOf,
  emptyValue,
  type FieldSchema,
  schemaAt,
} from '../../../../../../scripts/studio/host/fields/fieldSchema.ts'

const unknownNumber: FieldSchema = { anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }] }

test('a number that may be unknown is a number, and unknown at first', () => {
  expect(controlOf(unknownNumber)).toBe('number')
  expect(emptyValue(unknownNumber)).toBeNull()
})

test.each<[FieldSchema, string]>([
  [{ type: 'string', enum: ['noon'] }, 'choice'],
  [{ type: 'array', items: { type: 'string', enum: ['Monday'] } }, 'choices'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'boolean' }, 'switch'],
  [{ type: 'string' }, 'text'],
])('%o is edited by the control %s', (schema, control) => {
  expect(controlOf(schema)).toBe(control)
})

test.each<[Path, string]>([
  [['title'], 'text'],
  [['summary', 'parent'], 'link'],
  [['summary', 'icon'], 'icon'],
  [['summary', 'image'], 'picture'],
  [['summary', 'content'], 'richText'],
  [['sections', 0, 'items', 0, 'pdfUrl'], 'document'],
  [['sections', 1, 'from'], 'link'],
])('the field at %j of a page is edited by the control %s', (path, control) => {
  const page = describeForms().schemas.page as FieldSchema // a JSON Schema as plain data
  const value = { sections: [{ type: 'documents', items: [{}] }, { type: 'timeline' }] }
  expect(controlOf(schemaAt(page, value, path) ?? {})).toBe(control)
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
  const shuffle = schemaAt(page, value, ['sections', 0, 'shuffle'])
  expect(shuffle?.default).toBe(true)
})
