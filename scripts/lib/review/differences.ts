import { isObject } from '../../../schema/fieldWalk.ts'

/**
 * Says in plain words what became of a value.
 * @param what its name, with which every sentence begins: "FAQ 3"
 * @returns nothing when the two are equal
 */
export function differences(before: unknown, after: unknown, what: string): string[] {
  if (same(before, after)) return []
  if (before === undefined) return [`${what} added`]
  if (after === undefined) return [`${what} removed`]
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, what)
  if (!isObject(before) || !isObject(after)) return [`${what} changed`]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap(key => differences(before[key], after[key], named(what, key)))
}

function listDifferences(before: readonly unknown[], after: readonly unknown[], what: string): string[] {
  const { pairs, removed, added } = matched(before, after)
  const changed = pairs.flatMap(([old, now]) => differences(before[old], after[now], `${what} ${now + 1}`))
  const places = pairs.map(([old]) => old)
  const isMoved = places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))
  return [
    ...changed,
    ...counted(removed, what, 'removed'),
    ...counted(added, what, 'added'),
    ...(isMoved ? [`${what} put in another order`] : []),
  ]
}

const counted = (count: number, what: string, became: string): string[] =>
  count === 0 ? [] : [`${what}: ${count} ${count === 1 ? 'entry' : 'entries'} ${became}`]

/** Which entry of a list became which: by what it says, then by what it is called, then by its place. */
export function matched(
  before: readonly unknown[],
  after: readonly unknown[],
): { pairs: [number, number][]; removed: number; added: number } {
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
  pairBy((a, b) => same(before[a], after[b]))
  pairBy((a, b) => nameOf(before[a]) !== undefined && nameOf(before[a]) === nameOf(after[b]))
  pairBy((a, b) => a === b && kindOf(before[a]) === kindOf(after[b]))
  return { pairs: pairs.sort(([, a], [, b]) => a - b), removed: old.length, added: now.length }
}

/** What an entry is called: its first text. */
const nameOf = (entry: unknown): string | undefined =>
  isObject(entry)
    ? [kindOf(entry), ...Object.entries(entry).flatMap(([key, value]) => (isName(key, value) ? [value] : []))]
        .slice(0, 2)
        .join(' ')
    : undefined

const isName = (key: string, value: unknown): value is string =>
  typeof value === 'string' && key !== 'type' && key !== 'icon'

const kindOf = (entry: unknown) => (isObject(entry) && typeof entry.type === 'string' ? entry.type : '')

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** "FAQ" and "items" → "FAQ"; "Hero" and "backgroundImage" → "Hero background image". */
const named = (what: string, key: string): string =>
  key === 'items' ? what : `${what} ${wordsOf(key)}`.trim()

/** `backgroundImage` → "background image". */
export const wordsOf = (key: string): string => key.replace(/([A-Z])/g, ' $1').toLowerCase()
