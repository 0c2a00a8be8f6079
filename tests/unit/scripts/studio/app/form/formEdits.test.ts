import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { nodeAt, type SchemaNode, valueAt } from '../../../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../../../schema/problems/problem.ts'
import { kindOf, parseDocument, schemas } from '../../../../../../schema/read/parse.ts'
import { sectionPresets } from '../../../../../../schema/section.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../../../../schema/text/edit.ts'
import { projectRoot } from '../../../../../../scripts/lib/root.ts'
import { controlOf } from '../../../../../../scripts/studio/app/form/controlOf.ts'

const pages = join(projectRoot, 'pages-json')
const documents = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, text: readFileSync(join(pages, file), 'utf8') }))

const schemaOf = (file: string): z.ZodType => schemas[kindOf(file) ?? 'page']

/** Every field and every entry of a document. */
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  Object.entries(Object(value)).flatMap(([key, below]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key]
    return typeof below === 'object' ? [at, ...pathsOf(below, at)] : [at]
  })

/** What an author may choose or write in a field; nothing for those that hold others. */
function writtenInto(node: SchemaNode, value: unknown, choice: number): unknown {
  const example = node.meta.examples?.[0]
  switch (controlOf(node)) {
    case 'choice':
      return node.choices?.[choice % node.choices.length]
    case 'switch':
      return value !== true
    case 'number':
      return example ?? node.least
    case 'date':
      return '2027-05-04'
    case 'richText':
      return `Words of the author, ${choice}.`
    case 'text':
    case 'link':
    case 'icon':
    case 'picture':
    case 'document':
      return example
    default:
      return undefined
  }
}

/** What is wrong with the form of a document. */
function mistakesIn(file: string, text: string): string[] {
  const parsed = parseDocument({ file, text })
  return Array.isArray(parsed) ? parsed.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}

/** The number of lines that differ, before and after. */
function changedLines(before: string, after: string): number {
  const changes = diffLines(before, after).filter(({ added, removed }) => added || removed)
  return Math.max(...[true, false].map(side => linesOf(changes.filter(({ added }) => added === side))), 0)
}

const linesOf = (changes: { count?: number }[]): number =>
  changes.reduce((sum, { count = 0 }) => sum + count, 0)

/** One in three finds a field to edit. */
const RUNS = 800

test('random edits of the form give documents that the schema accepts, each with a minimal diff', () => {
  let edits = 0
  fc.assert(
    fc.property(
      fc.nat({ max: documents.length - 1 }),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('write', 'duplicate', 'move', 'remove'),
      (number, at, choice, kind) => {
        const { file, text } = documents[number] ?? { file: '', text: '' }
        const value: unknown = JSON.parse(text)
        const paths = pathsOf(value)
        const path = paths[at % paths.length] ?? []
        const above = path.slice(0, -1)
        const index = path.at(-1)
        const list = valueAt(value, above)
        const listNode = nodeAt(schemaOf(file), above, value)
        if (kind === 'write') {
          const node = nodeAt(schemaOf(file), path, value)
          const written =
            node && node.constant === undefined && writtenInto(node, valueAt(value, path), choice)
          if (written === undefined || written === false) return
          const after = setValue(text, path, written)
          edits++
          expect(mistakesIn(file, after)).toEqual([])
          // A text may have been a list of lines.
          expect(changedLines(text, after)).toBeLessThanOrEqual(linesIn(text, path))
        } else if (
          Array.isArray(list) &&
          typeof index === 'number' &&
          listNode &&
          ['list', 'grid'].includes(controlOf(listNode)) &&
          !(kind === 'duplicate' && list.length === listNode.most)
        ) {
          edits++
          if (kind === 'duplicate') {
            const after = insertItem(text, above, index + 1, list[index])
            expect(mistakesIn(file, after)).toEqual([])
            expect(removeValue(after, [...above, index + 1])).toBe(text)
          } else if (kind === 'move') {
            const to = choice % list.length
            const after = moveItem(text, above, index, to)
            expect(mistakesIn(file, after)).toEqual([])
            expect(moveItem(after, above, to, index)).toBe(text)
          } else if (list.length > (listNode.least ?? 0))
            expect(mistakesIn(file, removeValue(text, path))).toEqual([])
        }
      },
    ),
    { numRuns: RUNS },
  )
  expect(edits).toBeGreaterThan(RUNS / 4)
})

/** How many lines a value takes in the text of its document. */
function linesIn(text: string, path: Path): number {
  const value = valueAt(JSON.parse(text), path)
  return Array.isArray(value) ? value.length + 2 : 1
}

test('every preset that is inserted and taken out again leaves the document as it was, to the byte', () => {
  const { file, text } = documents.find(document => document.file === 'accessibility.json') ?? {
    file: '',
    text: '',
  }
  const { sections } = JSON.parse(text)
  for (const { name, section } of sectionPresets) {
    const after = insertItem(text, ['sections'], sections.length, section)
    expect(JSON.parse(after).sections.at(-1), name).toEqual(section)
    for (const path of pathsOf(section, ['sections', sections.length]))
      expect(setValue(after, path, valueAt(JSON.parse(after), path)), `${name} ${path.join('.')}`).toBe(after)
    expect(removeValue(after, ['sections', sections.length]), `${file} with ${name}`).toBe(text)
  }
})
