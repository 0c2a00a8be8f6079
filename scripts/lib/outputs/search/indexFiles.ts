import { partId, type SearchIndex } from '../../../../renderer/search/searchIndex.ts'
import { isInShards, type SearchSettings } from './pageFiles.ts'
import { placeOfEntry, type SearchRecords, termOfEntry, WEIGHTS } from './records.ts'
import { indexedTerm, shardTerms, sizeOfAll, type TermParts } from './shardTerms.ts'

/** The index of a whole site. */
export interface BuiltIndex {
  /** Path, relative to the site → content. */
  files: Map<string, string>
  /** Of a large site: beginning → terms, all parts of each, for incremental builds. */
  shards: Map<string, TermParts[]>
  sizes: Map<string, number>
  parts: number
}

export const INDEX = 'search/index.json'

/** The index of these pages, which are all of a site, ascending. */
export function indexFiles(records: SearchRecords, settings: SearchSettings): BuiltIndex {
  const terms = mergeTerms(records)
  const parts = records.pages.reduce((sum, page) => sum + page.parts, 0)
  if (!isInShards(records.pages.length)) {
    const index: SearchIndex = { ...settings, parts, terms: terms.map(indexedTerm) }
    return { files: new Map([[INDEX, JSON.stringify(index)]]), shards: new Map(), sizes: new Map(), parts }
  }
  const shards = shardTerms(terms)
  const beginnings = [...shards.keys()]
  const files = new Map([[INDEX, mainFile(settings, parts, beginnings)]])
  for (const [index, beginning] of beginnings.entries())
    files.set(shardFile(index), shardJson(shards.get(beginning) ?? []))
  const sizes = new Map([...shards].map(([beginning, its]) => [beginning, sizeOfAll(its)]))
  return { files, shards, sizes, parts }
}

export function mainFile(settings: SearchSettings, parts: number, shards: string[]): string {
  const index: SearchIndex = { ...settings, parts, shards }
  return JSON.stringify(index)
}

export const shardFile = (index: number): string => `search/terms/${index}.json`

export const shardJson = (terms: readonly TermParts[]): string => JSON.stringify(terms.map(indexedTerm))

/** Every term of the site, sorted, with the parts of all pages: a counting sort, since they are millions. */
function mergeTerms({ terms, pages }: SearchRecords): TermParts[] {
  const counts = new Uint32Array(terms.length)
  for (const { entries } of pages)
    for (const entry of entries) {
      const term = termOfEntry(entry)
      counts[term] = (counts[term] ?? 0) + 1
    }
  const ends = new Uint32Array(terms.length)
  let sum = 0
  for (const [term, count] of counts.entries()) {
    ends[term] = sum
    sum += count
  }
  const all = new Uint32Array(sum)
  for (const { page, entries } of pages) {
    const start = partId(page, 0) * WEIGHTS
    for (const entry of entries) {
      const term = termOfEntry(entry)
      const end = ends[term] ?? 0
      all[end] = start + placeOfEntry(entry)
      ends[term] = end + 1
    }
  }
  return terms
    .flatMap((term, id): TermParts[] => {
      const [end = 0, count = 0] = [ends[id], counts[id]]
      return count === 0 ? [] : [[term, all.subarray(end - count, end)]]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
}
