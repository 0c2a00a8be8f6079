import { isDeepStrictEqual } from 'node:util'
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import { isObject } from '../../../schema/model/isObject.ts'
import type { Path } from '../../../schema/problems/problem.ts'

/**
 * Writes another value in the place of the one at `path`. What both have in common keeps its formatting and its order.
 * @param text valid JSON that has `before` at `path`
 */
export function rewriteValue(text: string, path: Path, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.reduce<string>(
      (current, entry, index) => rewriteValue(current, [...path, index], before[index], entry),
      text,
    )
  const hasCommonKeys =
    isObject(before) && isObject(after) && Object.keys(after).some(key => Object.hasOwn(before, key))
  if (!hasCommonKeys) return replaceValue(text, path, after)
  let current = text
  // Without options for formatting it leaves everything around as it is.
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key))
      current = applyEdits(current, modify(current, [...path, key], undefined, {}))
  let previous: string | undefined
  for (const [key, value] of Object.entries(after)) {
    current = Object.hasOwn(before, key)
      ? rewriteValue(current, [...path, key], before[key], value)
      : insertProperty(current, path, previous, key, value)
    previous = key
  }
  return current
}

function replaceValue(text: string, path: Path, value: unknown): string {
  const { offset, length } = nodeAt(text, path)
  const content = written(value, indentationAt(text, offset), text)
  return applyEdits(text, [{ offset, length, content }])
}

/** @param previous the key after which the new one comes; absent for the first */
function insertProperty(
  text: string,
  path: Path,
  previous: string | undefined,
  key: string,
  value: unknown,
): string {
  const property =
    previous === undefined ? nodeAt(text, path).children?.[0] : nodeAt(text, [...path, previous]).parent
  if (!property) throw new Error(`There is nothing beside which "${key}" could stand`)
  const gap = /\s*$/.exec(text.slice(0, property.offset))?.[0] ?? ''
  const content = `${JSON.stringify(key)}: ${written(value, indentationAt(text, property.offset), text)}`
  return previous === undefined
    ? applyEdits(text, [{ offset: property.offset, length: 0, content: `${content},${gap || ' '}` }])
    : applyEdits(text, [
        { offset: property.offset + property.length, length: 0, content: `,${gap || ' '}${content}` },
      ])
}

function nodeAt(text: string, path: Path): Node {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...path])
  if (!node) throw new Error(`There is nothing at ${path.join('.')}`)
  return node
}

const indentationAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** Characters of the longest value that stands on one line. */
const ONE_LINE = 80

/** A value as JSON: a short one on one line, a longer one indented like the text around. */
function written(value: unknown, indentation: string, text: string): string {
  const unit = /^\t/m.test(text) ? '\t' : (/^ +/m.exec(text)?.[0] ?? '  ')
  const lines = JSON.stringify(value, null, unit).split('\n')
  const oneLine = lines
    .map(line => line.trim())
    .join(' ')
    .replace(/\[ (.*) \]$/, '[$1]')
  if (oneLine.length <= ONE_LINE) return oneLine
  return lines.join(`${text.includes('\r\n') ? '\r\n' : '\n'}${indentation}`)
}
