import { type BuiltIndex, indexFiles, termsFile } from '../../outputs/search/indexFiles.ts'
import { packEntry, placeOfEntry, type SearchRecords, termOfEntry } from '../../outputs/search/records.ts'
import type { SearchState } from '../record/SearchState.ts'

/** The index after some pages have changed. Its files are those that differ. */
interface SearchChange extends BuiltIndex {
  records: SearchRecords
  /** Files that it no longer has. */
  deleted: string[]
}

/**
 * Changes the index of the last build.
 * @param before what that index was made from
 * @param edited records of the pages that are new or have changed
 * @param gone numbers that no page has any more
 */
export function changeSearch(
  before: SearchRecords,
  { settings, shards }: SearchState,
  edited: SearchRecords,
  gone: Iterable<number> = [],
): SearchChange {
  const terms = [...before.terms]
  const ids = new Map(terms.map((term, id) => [term, id]))
  const idOf = edited.terms.map(term => ids.get(term) ?? terms.push(term) - 1)
  const pages = new Map(before.pages.map(record => [record.page, record]))
  const changed = new Set<string>()
  const replace = (page: number, entries: Uint32Array) => {
    for (const entry of difference(pages.get(page)?.entries ?? [], entries))
      changed.add(terms[termOfEntry(entry)] ?? '')
  }
  for (const page of gone) {
    replace(page, new Uint32Array())
    pages.delete(page)
  }
  for (const { page, parts, entries } of edited.pages) {
    const after = entries.map(entry => packEntry(idOf[termOfEntry(entry)] ?? 0, placeOfEntry(entry)))
    replace(page, after)
    pages.set(page, { page, parts, entries: after })
  }
  const records = { terms, pages: [...pages.values()].sort((one, other) => one.page - other.page) }
  const index = indexFiles(records, settings, { shards, terms: changed })
  const deleted = shards.flatMap((_, shard) => (shard < index.shards.length ? [] : termsFile(shard)))
  return { ...index, records, deleted }
}

/** What is in one of two lists only. */
function difference(one: Iterable<number>, other: Iterable<number>): number[] {
  const [before, after] = [new Set(one), new Set(other)]
  return [
    ...[...before].filter(value => !after.has(value)),
    ...[...after].filter(value => !before.has(value)),
  ]
}
