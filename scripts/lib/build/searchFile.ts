import { closeSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltIndex } from '../outputs/search/indexFiles.ts'
import type { SearchSettings } from '../outputs/search/pageFiles.ts'
import type { PageRecord, SearchRecords } from '../outputs/search/records.ts'
import type { TermParts } from '../outputs/search/shardTerms.ts'
import { recordFolder } from './BuildRecord.ts'
import type { Passage, SearchState } from './SearchState.ts'

const fileOf = (out: string): string => join(recordFolder(out), 'search')

/** Keeps what the index of a whole build was made from. */
export function writeSearchState(
  out: string,
  records: SearchRecords,
  settings: SearchSettings,
  { shards, sizes, parts }: Omit<BuiltIndex, 'files'>,
): SearchState {
  mkdirSync(recordFolder(out), { recursive: true })
  return writingState(out, 'w', keep => {
    const terms = keep(records.terms)
    const pages: SearchState['pages'] = []
    for (const record of records.pages) pages[record.page] = keepPage(record, keep)
    const kept = new Map([...shards].map(([beginning, its]) => [beginning, keepShard(its, keep)]))
    return { settings, terms, newTerms: [], pages, shards: kept, sizes, parts }
  })
}

/** Adds to the end of the file: what is replaced stays until the next whole build. */
export function appendState(
  out: string,
  state: SearchState,
  changed: readonly PageRecord[],
  changedShards: ReadonlyMap<string, readonly TermParts[]>,
): SearchState {
  return writingState(out, 'a', keep => {
    const pages = [...state.pages]
    const shards = new Map(state.shards)
    for (const record of changed) pages[record.page] = keepPage(record, keep)
    for (const [beginning, terms] of changedShards) shards.set(beginning, keepShard(terms, keep))
    return { ...state, pages, shards }
  })
}

/** Reads passages of the state: numbers, or a list that was kept as JSON. */
export interface StateReader {
  numbers(passage: Passage): Uint32Array
  list<T>(passage: Passage): T[]
}

/** Opens the file of the state for as long as a function runs. */
export function readingState<R>(out: string, use: (read: StateReader) => R): R {
  const file = openSync(fileOf(out), 'r')
  const bytesOf = ([from, length]: Passage): Uint8Array => {
    const bytes = new Uint8Array(length)
    readSync(file, bytes, 0, length, from)
    return bytes
  }
  try {
    return use({
      numbers: passage => new Uint32Array(bytesOf(passage).buffer),
      list: <T>(passage: Passage) => JSON.parse(Buffer.from(bytesOf(passage)).toString()) as T[], // as kept below
    })
  } finally {
    closeSync(file)
  }
}

type Keep = (value: Uint32Array | readonly unknown[]) => Passage

const keepPage = ({ parts, entries }: PageRecord, keep: Keep) => ({ parts, entries: keep(entries) })

function keepShard(terms: readonly TermParts[], keep: Keep) {
  const parts = new Uint32Array(terms.reduce((sum, [, { length }]) => sum + length, 0))
  let end = 0
  for (const [, its] of terms) {
    parts.set(its, end)
    end += its.length
  }
  return { terms: keep(terms.map(([term, { length }]) => [term, length])), parts: keep(parts) }
}

/** Gathers passages, and writes them at once. */
function writingState<R>(out: string, flag: 'w' | 'a', use: (keep: Keep) => R): R {
  const file = openSync(fileOf(out), flag)
  try {
    let end = flag === 'a' ? statSync(fileOf(out)).size : 0
    const chunks: Uint8Array[] = []
    const result = use(value => {
      const bytes =
        value instanceof Uint32Array
          ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
          : Buffer.from(JSON.stringify(value))
      chunks.push(bytes)
      end += bytes.length
      return [end - bytes.length, bytes.length]
    })
    writeSync(file, Buffer.concat(chunks))
    return result
  } finally {
    closeSync(file)
  }
}
