import type { SearchMemo } from './memo.ts'
import { indexFiles, termsFile } from './outputs/search/indexFiles.ts'
import {
  packEntry,
  placeOfEntry,
  type SearchRecords,
  termOfEntry,
  unpackRecords,
} from './outputs/search/records.ts'
import type { WrittenOutput, WrittenOutputs } from './write.ts'

/** The index after some pages have changed. */
export interface ChangedIndex {
  /** Those that differ: path, relative to the site → content. */
  files: ReadonlyMap<string, string>
  /** Files that it no longer has. */
  deleted: readonly string[]
  records: SearchRecords
  memo: SearchMemo
}

/**
 * Changes the index of the last build.
 * @param written what was made again
 * @param replaced outputs of that build that are gone or were made again
 * @param readRecords what that index was made from
 * @returns nothing where no page of the index has changed
 */
export function changeIndex(
  written: readonly WrittenOutputs[],
  { settings, shards }: SearchMemo,
  replaced: readonly WrittenOutput[],
  readRecords: () => SearchRecords,
): ChangedIndex | undefined {
  const gone = new Set(replaced.flatMap(({ page }) => page ?? []))
  const edited = unpackRecords(written.map(({ records }) => records))
  if (gone.size === 0 && edited.pages.length === 0) return undefined
  for (const { page } of edited.pages) gone.delete(page)
  const { records, changed } = changeRecords(readRecords(), edited, gone)
  const index = indexFiles(records, settings, { shards, terms: changed })
  const deleted = shards.flatMap((_, shard) => (shard < index.shards.length ? [] : termsFile(shard)))
  return { files: index.files, deleted, records, memo: { settings, shards: index.shards } }
}

/**
 * @param edited records of the pages that are new or have changed
 * @param gone numbers that no page has any more
 * @returns as well the terms of which a page has other parts or weights
 */
export function changeRecords(
  before: SearchRecords,
  edited: SearchRecords,
  gone: Iterable<number> = [],
): { records: SearchRecords; changed: Set<string> } {
  const terms = [...before.terms]
  const ids = new Map(terms.map((term, id) => [term, id]))
  const idOf = edited.terms.map(term => ids.get(term) ?? terms.push(term) - 1)
  const pages = new Map(before.pages.map(record => [record.page, record]))
  const changed = new Set<string>()
  const note = (page: number, entries: Uint32Array) => {
    for (const entry of difference(pages.get(page)?.entries ?? [], entries))
      changed.add(terms[termOfEntry(entry)] ?? '')
  }
  for (const page of gone) {
    note(page, new Uint32Array())
    pages.delete(page)
  }
  for (const { page, parts, entries } of edited.pages) {
    const after = entries.map(entry => packEntry(idOf[termOfEntry(entry)] ?? 0, placeOfEntry(entry)))
    note(page, after)
    pages.set(page, { page, parts, entries: after })
  }
  return {
    records: { terms, pages: [...pages.values()].sort((one, other) => one.page - other.page) },
    changed,
  }
}

/** What is in one of two lists only. */
function difference(one: Iterable<number>, other: Iterable<number>): number[] {
  const [before, after] = [new Set(one), new Set(other)]
  return [
    ...[...before].filter(value => !after.has(value)),
    ...[...after].filter(value => !before.has(value)),
  ]
}
