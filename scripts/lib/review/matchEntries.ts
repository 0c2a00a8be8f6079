import { isObject } from '../../../schema/model/isObject.ts'
import { shortened } from './excerpt.ts'

/** Pairs the entries of two lists: equal ones first, then those with the same label, then those at the same index. */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): { pairs: [old: number, now: number][]; removed: number[]; added: number[] } {
  const pairs: [number, number][] = []
  let old = before.map((_, index) => index)
  let now = after.map((_, index) => index)
  const pairBy = (isPair: (a: number, b: number) => boolean) => {
    for (const a of old) {
      const b = now.find(candidate => isPair(a, candidate))
      if (b === undefined) continue
      pairs.push([a, b])
      now = now.filter(index => index !== b)
    }
    old = old.filter(index => !pairs.some(([a]) => a === index))
  }
  pairBy((a, b) => isEqual(before[a], after[b]))
  pairBy((a, b) => labelOf(before[a]) !== undefined && labelOf(before[a]) === labelOf(after[b]))
  pairBy((a, b) => a === b && kindOf(before[a]) === kindOf(after[b]))
  return { pairs: pairs.sort(([, a], [, b]) => a - b), removed: old, added: now }
}

/** Whether paired entries are in another order than before. @param pairs in their new order */
export const isReordered = (pairs: readonly [old: number, now: number][]): boolean =>
  pairs.some(([old], index) => old < (pairs[index - 1]?.[0] ?? 0))

/** What an author calls an entry of a list: its first text that is no path, or the entry itself. */
export function entryName(entry: unknown): string | undefined {
  const name = isObject(entry) ? nameIn(entry) : entry
  return typeof name === 'string' ? shortened(name, 40) : undefined
}

/** `1 entry`, `3 entries`. */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The type of an entry and its first text. */
const labelOf = (entry: unknown): string | undefined =>
  isObject(entry) ? `${kindOf(entry)} ${nameIn(entry) ?? ''}` : undefined

const nameIn = (entry: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(entry)
    .filter(([key]) => key !== 'type' && key !== 'icon' && key !== 'id')
    .map(([, value]) => value)
    .find((value): value is string => typeof value === 'string' && !/^(?:[/#]|https?:)/.test(value))

const kindOf = (entry: unknown): string =>
  isObject(entry) && typeof entry.type === 'string' ? entry.type : ''
