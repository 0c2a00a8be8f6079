import type { IndexedTerm } from '../../../../renderer/search/searchIndex.ts'
import { WEIGHTS } from './records.ts'

/** Parts that the browser learns of one term. Visitors look at the best eight. */
const MOST_LISTED = 200

/** The size of a shard, in parts that it lists: about 4 kB, compressed. */
const SHARD_SIZE = 1000

/** The size of an index that is one file: about 30 kB, compressed. */
const ONE_FILE = 16_000

/** What a term adds to the size of a shard besides its parts. */
const TERM_SIZE = 3

/**
 * Splits sorted terms into shards of neighbours.
 * @param frequencyOf in how many parts a term is
 * @returns one shard where a visitor may as well fetch the whole index
 */
export function shardTerms<T>(terms: readonly T[], frequencyOf: (term: T) => number): T[][] {
  const sizeOf = (term: T) => Math.min(frequencyOf(term), MOST_LISTED) + TERM_SIZE
  const total = terms.reduce((sum, term) => sum + sizeOf(term), 0)
  const limit = total <= ONE_FILE ? ONE_FILE : SHARD_SIZE
  const shards: T[][] = []
  let size = limit
  for (const term of terms) {
    size += sizeOf(term)
    if (size > limit) {
      shards.push([])
      size = sizeOf(term)
    }
    shards.at(-1)?.push(term)
  }
  return shards
}

/** As few letters of the first term of a shard as come after the last term of the shard before. */
export function startOfShard(term: string, before: string): string {
  let length = 1
  while (term.slice(0, length) <= before) length++
  return term.slice(0, length)
}

/**
 * A term as the browser gets it: the parts where it counts most, of equal ones the first.
 * @param parts all that it is in: id × `WEIGHTS` + weight, ascending
 */
export function indexedTerm(term: string, parts: Uint32Array): IndexedTerm {
  const { weight: least, count } = leastOfBest(parts)
  let rest = count
  let before = 0
  const indexed: IndexedTerm = [term, parts.length]
  for (const part of parts) {
    const weight = part % WEIGHTS
    if (weight < least || (weight === least && rest === 0)) continue
    if (weight === least) rest--
    const id = Math.floor(part / WEIGHTS)
    indexed.push(id - before, weight)
    before = id
  }
  return indexed
}

/** The least weight among the best parts, and how many parts of that weight belong to them. */
function leastOfBest(parts: Uint32Array): { weight: number; count: number } {
  if (parts.length <= MOST_LISTED) return { weight: 0, count: 0 }
  const numbers = new Uint32Array(WEIGHTS)
  for (const part of parts) numbers[part % WEIGHTS] = (numbers[part % WEIGHTS] ?? 0) + 1
  let weight = WEIGHTS - 1
  let count = MOST_LISTED
  for (; count > (numbers[weight] ?? 0); weight--) count -= numbers[weight] ?? 0
  return { weight, count }
}
