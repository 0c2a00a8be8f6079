import { partId, type SearchIndex, shardOf } from '../../../../renderer/search/searchIndex.ts'
import { placeOfEntry, type SearchRecords, termOfEntry, WEIGHTS } from './records.ts'
import type { SearchSettings } from './searchSettings.ts'
import { indexedTerm, shardTerms, startOfShard } from './shardTerms.ts'

/** The index of a whole site. */
export interface BuiltIndex {
  /** Path, relative to the site → content. */
  files: Map<string, string>
  /** Where each shard begins. None where the index is one file. */
  shards: string[]
}

/** The file of a shard, relative to the site. */
export const termsFile = (shard: number): string => `search/terms/${shard}.json`

/** What has changed since an earlier index. */
interface Changes {
  /** The shards of the earlier index. */
  shards: readonly string[]
  /** Terms of which a page has other parts or weights. */
  terms: Iterable<string>
}

/**
 * The index of these pages, which are all of a site, ascending.
 * @param changes where given, shards that are as before are left out
 */
export function indexFiles(records: SearchRecords, settings: SearchSettings, changes?: Changes): BuiltIndex {
  const { terms } = records
  const termAt = (id: number | undefined) => terms[id ?? -1] ?? ''
  const frequencies = countParts(records)
  const ids = [...terms.keys()]
    .filter(id => frequencies[id])
    .sort((one, other) => (termAt(one) < termAt(other) ? -1 : 1))
  const groups = shardTerms(ids, id => frequencies[id] ?? 0)
  const isSplit = groups.length > 1
  const shards = isSplit
    ? groups.map(([first], index) => startOfShard(termAt(first), termAt(groups[index - 1]?.at(-1))))
    : []
  const written = changes && isSplit ? changedShards(shards, changes) : new Set(groups.keys())
  const partsOf = partsByTerm(
    records,
    frequencies,
    groups.flatMap((group, index) => (written.has(index) ? group : [])),
  )
  const indexed = (group: readonly number[] = []) => group.map(id => indexedTerm(termAt(id), partsOf(id)))
  const parts = records.pages.reduce((sum, page) => sum + page.parts, 0)
  const known = new Set(ids.map(termAt))
  const index: SearchIndex = {
    ...{ ...settings, parts },
    // A synonym for what no page says would cost a look-up and find nothing.
    synonyms: settings.synonyms.filter(([, also]) => also.every(term => known.has(term))),
    ...(isSplit ? { shards } : { terms: indexed(groups[0]) }),
  }
  const files = new Map([['search/index.json', JSON.stringify(index)]])
  if (isSplit)
    for (const shard of written) files.set(termsFile(shard), JSON.stringify(indexed(groups[shard])))
  return { files, shards }
}

function changedShards(shards: readonly string[], { shards: before, terms }: Changes): Set<number> {
  const isOther = (index: number) =>
    shards[index] !== before[index] || shards[index + 1] !== before[index + 1]
  const changed = new Set([...shards.keys()].filter(isOther))
  for (const term of terms) changed.add(shardOf(term, shards))
  return changed
}

/** In how many parts each term is, by its place among all. */
function countParts({ terms, pages }: SearchRecords): Uint32Array {
  const counts = new Uint32Array(terms.length)
  for (const { entries } of pages)
    for (const entry of entries) {
      const term = termOfEntry(entry)
      counts[term] = (counts[term] ?? 0) + 1
    }
  return counts
}

/**
 * Gathers the parts of some terms: a counting sort, since they are millions.
 * @returns term → id of each part × `WEIGHTS` + weight, ascending
 */
function partsByTerm(
  { terms, pages }: SearchRecords,
  frequencies: Uint32Array,
  wanted: readonly number[],
): (term: number) => Uint32Array {
  /** Of each term the place after its latest part; 0 for one that is not wanted. */
  const ends = new Uint32Array(terms.length)
  let sum = 1
  for (const term of wanted) {
    ends[term] = sum
    sum += frequencies[term] ?? 0
  }
  const all = new Uint32Array(sum)
  for (const { page, entries } of pages) {
    const start = partId(page, 0) * WEIGHTS
    for (const entry of entries) {
      const term = termOfEntry(entry)
      const end = ends[term] ?? 0
      if (end === 0) continue
      all[end] = start + placeOfEntry(entry)
      ends[term] = end + 1
    }
  }
  return term => all.subarray((ends[term] ?? 0) - (frequencies[term] ?? 0), ends[term])
}
