import { type BuiltIndex, indexFiles } from '../outputs/search/indexFiles.ts'
import { packEntry, placeOfEntry, type SearchRecords, termOfEntry } from '../outputs/search/records.ts'
import type { SearchState } from './SearchState.ts'

/** The index after some pages have changed. Its files are those that differ. */
interface SearchChange extends BuiltIndex {
  records: SearchRecords
}

/**
 * Changes the index of the last build.
 * @param before what that index was made from
 * @param edited records of the changed pages
 * @returns nothing when there are fewer shards than before: only a whole build deletes files
 */
export function changeSearch(
  before: SearchRecords,
  { settings, shards }: SearchState,
  edited: SearchRecords,
): SearchChange | undefined {
  const terms = [...before.terms]
  const ids = new Map(terms.map((term, id) => [term, id]))
  const idOf = edited.terms.map(term => ids.get(term) ?? terms.push(term) - 1)
  const pages = [...before.pages]
  const changed = new Set<string>()
  for (const { page, parts, entries } of edited.pages) {
    const after = entries.map(entry => packEntry(idOf[termOfEntry(entry)] ?? 0, placeOfEntry(entry)))
    for (const entry of difference(pages[page]?.entries ?? [], after))
      changed.add(terms[termOfEntry(entry)] ?? '')
    pages[page] = { page, parts, entries: after }
  }
  const records = { terms, pages }
  const index = indexFiles(records, settings, { shards, terms: changed })
  return index.shards.length < shards.length ? undefined : { ...index, records }
}

/** What is in one of two lists only. */
function difference(one: Iterable<number>, other: Iterable<number>): number[] {
  const [before, after] = [new Set(one), new Set(other)]
  return [
    ...[...before].filter(value => !after.has(value)),
    ...[...after].filter(value => !before.has(value)),
  ]
}
