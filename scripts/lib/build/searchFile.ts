import { closeSync, mkdirSync, openSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltIndex } from '../outputs/search/indexFiles.ts'
import type { PageRecord, SearchSettings } from '../outputs/search/PageRecord.ts'
import type { TermParts } from '../outputs/search/shardTerms.ts'
import { recordFolder } from './BuildRecord.ts'
import type { Passage, SearchState } from './SearchState.ts'

const fileOf = (out: string): string => join(recordFolder(out), 'search')

/** Keeps what the index of a whole build was made from. */
export function writeSearchState(
  out: string,
  records: readonly PageRecord[],
  settings: SearchSettings,
  { shards, sizes, parts }: Omit<BuiltIndex, 'files'>,
): SearchState {
  const texts: string[] = []
  let end = 0
  const keep = (value: unknown): Passage => {
    const text = JSON.stringify(value)
    texts.push(text)
    const length = Buffer.byteLength(text)
    end += length
    return [end - length, length]
  }
  const pages: Passage[] = []
  for (const record of records) pages[record.page] = keep(record)
  const kept = new Map([...shards].map(([beginning, terms]) => [beginning, keep(terms)]))
  mkdirSync(recordFolder(out), { recursive: true })
  writeFileSync(fileOf(out), texts.join(''))
  return { settings, pages, shards: kept, sizes, parts }
}

/** Reads passages of the state. */
export type Read = <T>(passage: Passage) => T

/** Opens the file of the state for as long as a function runs. */
export function readingState<R>(out: string, use: (read: Read) => R): R {
  const file = openSync(fileOf(out), 'r')
  try {
    return use(<T>([from, length]: Passage): T => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, from)
      return JSON.parse(bytes.toString()) as T // as written above
    })
  } finally {
    closeSync(file)
  }
}

/** Adds to the end of the file: what is replaced stays until the next whole build. */
export function appendState(
  out: string,
  state: SearchState,
  changed: readonly PageRecord[],
  changedShards: ReadonlyMap<string, TermParts[]>,
): SearchState {
  const pages = [...state.pages]
  const shards = new Map(state.shards)
  let { size } = statSync(fileOf(out))
  const file = openSync(fileOf(out), 'a')
  try {
    const keep = (value: unknown): Passage => {
      const length = writeSync(file, JSON.stringify(value))
      size += length
      return [size - length, length]
    }
    for (const record of changed) pages[record.page] = keep(record)
    for (const [beginning, terms] of changedShards) shards.set(beginning, keep(terms))
  } finally {
    closeSync(file)
  }
  return { ...state, pages, shards }
}
