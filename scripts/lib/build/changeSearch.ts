import { partId } from '../../../renderer/search/searchIndex.ts'
import { addParts, INDEX, indexFiles, mainFile, shardFile, shardJson } from '../outputs/search/indexFiles.ts'
import type { PageRecord } from '../outputs/search/PageRecord.ts'
import {
  isShardStill,
  knownShardOf,
  sizeOfAll,
  type TermParts,
  WEIGHTS,
} from '../outputs/search/shardTerms.ts'
import type { SearchState } from './SearchState.ts'
import { appendState, type Read, readingState, writeSearchState } from './searchFile.ts'

/** Files of the index that differ after some pages have changed, and the state after that. */
export interface SearchChange {
  files: Map<string, string>
  /** Call it once they are published. */
  keep(): SearchState
}

/**
 * Changes the index of the last build.
 * @returns nothing when only a whole build can tell how the index is split
 */
export function changeSearch(
  out: string,
  state: SearchState,
  changed: readonly PageRecord[],
): SearchChange | undefined {
  const change = state.shards.size > 0 ? changeShards : changeAll
  return readingState(out, read => change(out, state, changed, read))
}

/** The index of a small site is one file, which is made anew. */
function changeAll(
  out: string,
  state: SearchState,
  changed: readonly PageRecord[],
  read: Read,
): SearchChange {
  const records = state.pages.map(passage => read<PageRecord>(passage))
  for (const record of changed) records[record.page] = record
  const { files, ...built } = indexFiles(records, state.settings)
  return { files, keep: () => writeSearchState(out, records, state.settings, built) }
}

function changeShards(
  out: string,
  state: SearchState,
  changed: readonly PageRecord[],
  read: Read,
): SearchChange | undefined {
  const beginnings = [...state.shards.keys()]
  const touched = new Map<string, Map<string, number[]>>()
  let { parts } = state
  for (const record of changed) {
    const passage = state.pages[record.page]
    if (!passage) return undefined
    const before = read<PageRecord>(passage)
    parts += record.parts - before.parts
    for (const [term, entry] of changedTerms(before, record)) {
      const beginning = knownShardOf(term, beginnings)
      const place = beginning === undefined ? undefined : state.shards.get(beginning)
      if (beginning === undefined || !place) return undefined
      const terms = touched.get(beginning) ?? new Map(read<TermParts[]>(place))
      touched.set(beginning, terms)
      replaceParts(terms, term, record.page, entry)
    }
  }
  const shards = new Map<string, TermParts[]>()
  const sizes = new Map(state.sizes)
  for (const [beginning, terms] of touched) {
    const sorted = [...terms].sort(([one], [other]) => (one < other ? -1 : 1))
    shards.set(beginning, sorted)
    sizes.set(beginning, sizeOfAll(sorted))
  }
  if (![...shards].every(([beginning, terms]) => isShardStill(beginning, terms, sizes))) return undefined
  const files = new Map<string, string>()
  if (parts !== state.parts) files.set(INDEX, mainFile(state.settings, parts, beginnings))
  for (const [beginning, terms] of shards)
    files.set(shardFile(beginnings.indexOf(beginning)), shardJson(terms))
  return { files, keep: () => appendState(out, { ...state, sizes, parts }, changed, shards) }
}

/** Terms of which a page has other parts or weights than before, each with the new ones. */
function changedTerms(before: PageRecord, after: PageRecord): [string, PageRecord['terms'][number]][] {
  const old = new Map(before.terms.map(entry => [entry[0], String(entry)]))
  const now = new Set(after.terms.map(([term]) => term))
  return [
    ...after.terms.flatMap(entry =>
      old.get(entry[0]) === String(entry) ? [] : [[entry[0], entry] as [string, typeof entry]],
    ),
    ...[...old.keys()].flatMap(term =>
      now.has(term) ? [] : [[term, [term]] as [string, PageRecord['terms'][number]]],
    ),
  ]
}

function replaceParts(
  terms: Map<string, number[]>,
  term: string,
  page: number,
  entry: PageRecord['terms'][number],
): void {
  const [from, to] = [partId(page, 0) * WEIGHTS, partId(page + 1, 0) * WEIGHTS]
  const parts = (terms.get(term) ?? []).filter(part => part < from || part >= to)
  addParts(parts, page, entry)
  parts.sort((one, other) => one - other)
  if (parts.length > 0) terms.set(term, parts)
  else terms.delete(term)
}
