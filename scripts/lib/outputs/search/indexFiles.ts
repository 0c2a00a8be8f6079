import { partId, type SearchIndex } from '../../../../renderer/search/searchIndex.ts'
import { isInShards, type PageRecord, type SearchSettings } from './PageRecord.ts'
import { indexedTerm, shardTerms, sizeOfAll, type TermParts, WEIGHTS } from './shardTerms.ts'

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

/** The index of these pages, which are all of a site. The same bytes in whatever order they come. */
export function indexFiles(records: readonly PageRecord[], settings: SearchSettings): BuiltIndex {
  const sorted = records.toSorted((one, other) => one.page - other.page)
  const terms = mergeTerms(sorted)
  const parts = sorted.reduce((sum, record) => sum + record.parts, 0)
  if (!isInShards(sorted.length)) {
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

/** Every term of the site, sorted, with the parts of all pages. */
function mergeTerms(sorted: readonly PageRecord[]): TermParts[] {
  const merged = new Map<string, number[]>()
  for (const { page, terms } of sorted) {
    for (const entry of terms) {
      const [term] = entry
      let parts = merged.get(term)
      if (!parts) {
        parts = []
        merged.set(term, parts)
      }
      addParts(parts, page, entry)
    }
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Adds the parts of a page, ascending. */
export function addParts(to: number[], page: number, entry: PageRecord['terms'][number]): void {
  for (let index = 1; index < entry.length; index += 2) {
    // After the term come numbers.
    const [part, weight] = [entry[index] as number, entry[index + 1] as number]
    to.push(partId(page, part) * WEIGHTS + weight)
  }
}
