import type { SearchRecords } from '../../outputs/search/records.ts'
import { unpackRecords } from '../../outputs/search/records.ts'
import type { WrittenPages } from '../pageWriter.ts'
import { keysIn } from '../record/answers.ts'
import { readPart, type SiteRecord } from '../record/BuildRecord.ts'
import type { WrittenPage } from '../record/PageLog.ts'
import type { SearchState } from '../record/SearchState.ts'
import { changeSearch } from './changeSearch.ts'

/** The index for the search after some pages have changed. */
export interface UpdatedSearch {
  /** Those that differ: path, relative to the site → content. */
  files: ReadonlyMap<string, string>
  /** Files that it no longer has. */
  deleted: readonly string[]
  state: SearchState
  records: SearchRecords
}

/**
 * Updates the index of the last build into `out`.
 * @param replaced pages of that build that are gone or were written again
 * @returns nothing where the site has no search, or no page of the index has changed
 */
export function updateSearch(
  out: string,
  { search, answers }: SiteRecord,
  written: readonly WrittenPages[],
  replaced: readonly WrittenPage[],
): UpdatedSearch | undefined {
  const numbers = replaced.flatMap(({ dependencies }) =>
    keysIn(dependencies).filter(key => key.startsWith('number ')),
  )
  const edited = unpackRecords(written.map(({ records }) => records))
  if (!search || (numbers.length === 0 && edited.pages.length === 0)) return undefined
  const gone = new Set(numbers.map(key => Number(answers.get(key))))
  for (const { page } of edited.pages) gone.delete(page)
  const { shards, ...change } = changeSearch(readPart(out, 'search'), search, edited, gone)
  return { ...change, state: { ...search, shards } }
}
