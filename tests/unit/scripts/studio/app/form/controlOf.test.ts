import { expect, test } from 'vitest'
import { z } from 'zod'
import { nodeAt, nodeOf } from '../../../../../../schema/model/schemaNode.ts'
import { schemas } from '../../../../../../schema/read/parse.ts'
import { controlOf, emptyValue } from '../../../../../../scripts/studio/app/form/controlOf.ts'

test('a number that may be unknown is a number, and unknown at first', () => {
  const unknownNumber = nodeOf(z.number().min(0).nullable())
  expect(unknownNumber).toMatchObject({ least: 0, most: undefined })
  expect(controlOf(unknownNumber)).toBe('number')
  expect(emptyValue(unknownNumber)).toBeNull()
})

test('every field of every form has a control that can hold its value', () => {
  const controls = new Map<string, string>()
  const visit = (schema: z.core.$ZodType, path: string): void => {
    const node = nodeOf(schema)
    controls.set(path, node.constant === undefined ? `${controlOf(node)} of ${node.type}` : 'constant')
    for (const [key, field] of Object.entries(node.fields ?? {})) visit(field, `${path}.${key}`)
    for (const [tag, option] of node.union?.options ?? []) visit(option, `${path}(${tag})`)
    if (node.items) visit(node.items, `${path}[]`)
  }
  for (const [kind, schema] of Object.entries(schemas)) visit(schema, kind)
  expect(controls.size).toBeGreaterThan(1000)
  expect([...controls].filter(([, control]) => /^text of (?!string)/.test(control))).toEqual([])
})

test('what holds where a switch is not there is said by the schema, so that the form shows it', () => {
  const value = { sections: [{ type: 'gallery', title: 'Pictures', items: [] }] }
  expect(nodeAt(schemas.page, ['sections', 0, 'shuffle'], value)?.meta.default).toBe(true)
})
