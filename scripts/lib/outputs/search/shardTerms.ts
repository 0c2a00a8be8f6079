import { type IndexedTerm, shardOf } from '../../../../renderer/search/searchIndex.ts'
import { WEIGHTS } from './records.ts'

/** A term with every part that it is in: id of the part × `WEIGHTS` + weight, ascending. */
export type TermParts = [term: string, parts: Uint32Array]

/** Parts that the browser learns of one term. Visitors look at the best ten. */
const MOST_PARTS = 300

/** The size of a shard, in parts: about 12 kB, compressed. */
const SHARD_SIZE = 2500

/** What a term adds to the size of a shard besides its parts. */
const TERM_SIZE = 3

export const sizeOf = ([, parts]: TermParts): number => Math.min(parts.length, MOST_PARTS) + TERM_SIZE

export const sizeOfAll = (terms: readonly TermParts[]): number =>
  terms.reduce((sum, term) => sum + sizeOf(term), 0)

/**
 * Splits sorted terms by their first letters, by as few as make the shards small enough. A term that is itself the beginning of
 * several shards has one of its own.
 */
export function shardTerms(terms: readonly TermParts[]): Map<string, TermParts[]> {
  const shards = new Map<string, TermParts[]>()
  const split = (some: readonly TermParts[], length: number) => {
    for (const [beginning, group] of groupBy(some, ([term]) => term.slice(0, length))) {
      const isWhole = group.length === 1 || sizeOfAll(group) <= SHARD_SIZE
      if (isWhole) shards.set(beginning, group)
      else split(group, length + 1)
    }
  }
  split(terms, 1)
  return shards
}

/**
 * Whether a build of everything would still split terms as before, after those of one shard have changed.
 * @param sizes beginning → size of each shard, after the change
 */
export function isShardStill(
  beginning: string,
  terms: readonly TermParts[],
  sizes: ReadonlyMap<string, number>,
) {
  const size = sizes.get(beginning) ?? 0
  if (terms.length === 0 || (terms.length > 1 && size > SHARD_SIZE)) return false
  for (let length = 1; length < beginning.length; length++) {
    const above = beginning.slice(0, length)
    let sum = 0
    for (const [other, its] of sizes) if (other.startsWith(above)) sum += its
    if (sum <= SHARD_SIZE) return false
  }
  return true
}

/** The shard for a term, unless only a build of everything can tell which one it is. */
export function knownShardOf(term: string, shards: readonly string[]): string | undefined {
  const index = shardOf(term, shards)
  const beginning = index === undefined ? undefined : shards[index]
  if (beginning === undefined) return undefined
  // A shard of one term between those that begin with it.
  const isBetween = shards.some(other => other !== beginning && other.startsWith(beginning))
  return isBetween && term !== beginning ? undefined : beginning
}

/** The term as the browser gets it: the parts where it counts most, of equal ones the first. */
export function indexedTerm([term, parts]: TermParts): IndexedTerm {
  const { weight: least, count } = leastOfBest(parts)
  let rest = count
  let before = 0
  const pairs: number[] = []
  for (const part of parts) {
    const weight = part % WEIGHTS
    if (weight < least || (weight === least && rest === 0)) continue
    if (weight === least) rest--
    const id = Math.floor(part / WEIGHTS)
    pairs.push(id - before, weight)
    before = id
  }
  return [term, parts.length, ...pairs]
}

/** The least weight among the best parts, and how many parts of that weight belong to them. */
function leastOfBest(parts: Uint32Array): { weight: number; count: number } {
  if (parts.length <= MOST_PARTS) return { weight: 0, count: 0 }
  const numbers = new Uint32Array(WEIGHTS)
  for (const part of parts) numbers[part % WEIGHTS] = (numbers[part % WEIGHTS] ?? 0) + 1
  let weight = WEIGHTS - 1
  let count = MOST_PARTS
  for (; count > (numbers[weight] ?? 0); weight--) count -= numbers[weight] ?? 0
  return { weight, count }
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
