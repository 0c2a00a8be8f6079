import { partId } from '../../../renderer/search/searchIndex.ts'
import { INDEX, indexFiles, mainFile, shardFile, shardJson } from '../outputs/search/indexFiles.ts'
import {
  type PageRecord,
  packEntry,
  placeOfEntry,
  type SearchRecords,
  termOfEntry,
  WEIGHTS,
} from '../outputs/search/records.ts'
import { isShardStill, knownShardOf, sizeOfAll, type TermParts } from '../outputs/search/shardTerms.ts'
import type { SearchState } from './SearchState.ts'
import { appendState, readingState, type StateReader, writeSearchState } from './searchFile.ts'

/** Files of the index that differ after some pages have changed, and the state after that. */
interface SearchChange {
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
  changed: SearchRecords,
): SearchChange | undefined {
  const change = state.shards.size > 0 ? changeShards : changeAll
  return readingState(out, read => {
    const known = [...read.list<string>(state.terms), ...state.newTerms]
    const { terms, pages } = withTermsOf(known, changed)
    const newTerms = [...state.newTerms, ...terms.slice(known.length)]
    return change(out, { ...state, newTerms }, { terms, pages }, read)
  })
}

/** The same records, whose terms are those of the last build and new ones. */
function withTermsOf(known: readonly string[], { terms, pages }: SearchRecords): SearchRecords {
  const ids = new Map(known.map((term, id) => [term, id]))
  for (const term of terms) if (!ids.has(term)) ids.set(term, ids.size)
  const renamed = (entry: number) =>
    packEntry(ids.get(terms[termOfEntry(entry)] ?? '') ?? 0, placeOfEntry(entry))
  return {
    terms: [...ids.keys()],
    pages: pages.map(page => ({ ...page, entries: page.entries.map(renamed) })),
  }
}

/** The index of a small site is one file, which is made anew. */
function changeAll(out: string, state: SearchState, changed: SearchRecords, read: StateReader): SearchChange {
  const pages = state.pages.map(
    ({ parts, entries }, page): PageRecord => ({ page, parts, entries: read.numbers(entries) }),
  )
  for (const record of changed.pages) pages[record.page] = record
  const records = { terms: changed.terms, pages }
  const { files, ...built } = indexFiles(records, state.settings)
  return { files, keep: () => writeSearchState(out, records, state.settings, built) }
}

function changeShards(
  out: string,
  state: SearchState,
  { terms, pages }: SearchRecords,
  read: StateReader,
): SearchChange | undefined {
  const beginnings = [...state.shards.keys()]
  const touched = new Map<string, Map<string, Uint32Array>>()
  let { parts } = state
  for (const record of pages) {
    const before = state.pages[record.page]
    if (!before) return undefined
    parts += record.parts - before.parts
    for (const [id, places] of changedTerms(read.numbers(before.entries), record.entries)) {
      const term = terms[id] ?? ''
      const beginning = knownShardOf(term, beginnings)
      if (beginning === undefined) return undefined
      const shard = touched.get(beginning) ?? readShard(state, beginning, read)
      touched.set(beginning, shard)
      replaceParts(shard, term, record.page, places)
    }
  }
  const shards = new Map<string, TermParts[]>()
  const sizes = new Map(state.sizes)
  for (const [beginning, shard] of touched) {
    const sorted = [...shard].sort(([one], [other]) => (one < other ? -1 : 1))
    shards.set(beginning, sorted)
    sizes.set(beginning, sizeOfAll(sorted))
  }
  if (![...shards].every(([beginning, its]) => isShardStill(beginning, its, sizes))) return undefined
  const files = new Map<string, string>()
  if (parts !== state.parts) files.set(INDEX, mainFile(state.settings, parts, beginnings))
  for (const [beginning, its] of shards) files.set(shardFile(beginnings.indexOf(beginning)), shardJson(its))
  return { files, keep: () => appendState(out, { ...state, sizes, parts }, pages, shards) }
}

/** Terms of which a page has other parts or weights than before, each with the new ones. */
function changedTerms(before: Uint32Array, after: Uint32Array): [id: number, places: number[]][] {
  const [old, now] = [placesByTerm(before), placesByTerm(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): [number, number[]][] => {
    const places = now.get(id) ?? []
    return String(places) === String(old.get(id) ?? []) ? [] : [[id, places]]
  })
}

function placesByTerm(entries: Uint32Array): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const entry of entries) {
    const id = termOfEntry(entry)
    places.set(id, [...(places.get(id) ?? []), placeOfEntry(entry)])
  }
  return places
}

function readShard(state: SearchState, beginning: string, read: StateReader): Map<string, Uint32Array> {
  const shard = state.shards.get(beginning)
  if (!shard) return new Map()
  const parts = read.numbers(shard.parts)
  let end = 0
  return new Map(
    read.list<[term: string, length: number]>(shard.terms).map(([term, length]) => {
      end += length
      return [term, parts.subarray(end - length, end)]
    }),
  )
}

function replaceParts(
  shard: Map<string, Uint32Array>,
  term: string,
  page: number,
  places: readonly number[],
): void {
  const [from, to] = [partId(page, 0) * WEIGHTS, partId(page + 1, 0) * WEIGHTS]
  const others = (shard.get(term) ?? new Uint32Array()).filter(part => part < from || part >= to)
  const parts = Uint32Array.from([...others, ...places.map(place => from + place)]).sort()
  if (parts.length > 0) shard.set(term, parts)
  else shard.delete(term)
}
