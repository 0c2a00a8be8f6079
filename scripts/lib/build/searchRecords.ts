import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SearchRecords } from '../outputs/search/records.ts'
import { recordFolder } from './BuildRecord.ts'

/** A file of its own: a build that changes nothing does not read it. */
const fileOf = (out: string): string => join(recordFolder(out), 'search')

/** Keeps what the index was made from for the next build. */
export function writeSearchRecords(out: string, records: SearchRecords): void {
  mkdirSync(recordFolder(out), { recursive: true })
  writeFileSync(fileOf(out), serialize(records))
}

export const readSearchRecords = (out: string): SearchRecords =>
  deserialize(readFileSync(fileOf(out))) as SearchRecords // as written above
