import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SiteData } from '../../../../schema/model/viewModel.ts'
import type { Content } from '../../../../schema/validate/Content.ts'
import { type Stamps, stampsOf } from '../../content/stamps.ts'
import type { KnownFiles } from '../../outputs/assets.ts'
import type { SearchRecords } from '../../outputs/search/records.ts'
import type { PictureRecord } from '../../pictures/PictureRecord.ts'
import { projectRoot } from '../../root.ts'
import { identityOf } from '../Release.ts'
import type { WrittenPage } from './PageLog.ts'
import type { SearchState } from './SearchState.ts'

/** The stamps of everything a site is made from, taken before any of it is read. */
export interface Inputs {
  pages: Stamps
  public: Stamps
}

/** What the next build into the same folder reads first, to see what has changed. */
export interface BuildRecord extends Inputs {
  /** Everything but the files that the result depends on: options, the day, the code. */
  conditions: string
  /** The published folder; another one in its place was built by something else. */
  identity: string
  /** How many pages the site has. */
  written: number
}

/** What the next build reads when something has changed. */
export interface SiteRecord extends Pick<KnownFiles, 'files' | 'typefaces'> {
  site: SiteData
  /** Where the browser's code lies. */
  bundle: string
  pictures: PictureRecord
  /** The public files that documents link to. */
  linked: ReadonlySet<string>
  /** What each page and each feed shows, and its files. */
  pages: readonly WrittenPage[]
  /** The key of everything that one of them shows → a digest of it. */
  answers: ReadonlyMap<string, string>
  /** What the index for the search was made from; absent on a site without a search. */
  search: SearchState | undefined
}

/** The parts of a record, each a file of its own, since few builds need all. */
export interface RecordParts {
  site: SiteRecord
  /** File → the report of each document, as JSON. */
  reports: ReadonlyMap<string, string>
  content: Content
  search: SearchRecords
}

/** A folder of the cache for what is kept of builds into `out`. */
export const recordFolder = (out: string): string =>
  join(projectRoot, '.cache', `build-${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}`)

const fileOf = (out: string, part = 'record') => join(recordFolder(out), part)

/** The record of the last build into a folder; nothing when it does not fit the conditions or the folder. */
export function readRecord(out: string, conditions: string): BuildRecord | undefined {
  try {
    const record = deserialize(readFileSync(fileOf(out))) as BuildRecord // as written below
    const isWhole = ['site', 'reports', 'content'].every(part => existsSync(fileOf(out, part)))
    return isWhole && record.conditions === conditions && record.identity === identityOf(out)
      ? record
      : undefined
  } catch {
    // There is no record or no folder, or another version of Node wrote the record.
    return undefined
  }
}

/** A part of the record that `readRecord` has found. */
export const readPart = <P extends keyof RecordParts>(out: string, part: P): RecordParts[P] =>
  deserialize(readFileSync(fileOf(out, part))) as RecordParts[P] // as written below

/** Writes a record, after those parts of it that are not as before. */
export function writeRecord(out: string, record: BuildRecord, parts: Partial<RecordParts>): void {
  mkdirSync(recordFolder(out), { recursive: true })
  for (const [part, value] of Object.entries(parts)) writeFileSync(fileOf(out, part), serialize(value))
  const unfinished = fileOf(out, `record.${process.pid}`)
  writeFileSync(unfinished, serialize(record))
  renameSync(unfinished, fileOf(out))
}

/** Called before anything is published, so that a build that fails leaves no record. */
export const deleteRecord = (out: string): void => rmSync(fileOf(out), { force: true })

/**
 * Changes with all code that has a part in a build. The name of the bundle of the commands has a digest of it; without a bundle
 * it is one of the stamps of the files: none of them is read.
 */
export function codeStamp(): string {
  const folder = basename(import.meta.dirname)
  if (folder.startsWith('commands-')) return folder
  const code = ['renderer', 'schema', 'scripts', 'vite.config.ts', 'package-lock.json']
  const stamps = stampsOf(...code.map(name => join(projectRoot, name)))
  return createHash('sha256')
    .update([...stamps].join())
    .digest('hex')
}
