import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { type Stamps, stampsOf } from '../content/stamps.ts'
import type { KnownFiles } from '../outputs/assets.ts'
import { projectRoot } from '../root.ts'
import { identityOf } from './Release.ts'
import type { SearchState } from './SearchState.ts'

/** The stamps of everything a site is made from, taken before any of it is read. */
export interface Inputs {
  pages: Stamps
  public: Stamps
}

/** What the next build into the same folder reads, to write only what has changed. */
export interface BuildRecord extends KnownFiles, Inputs {
  content: Content
  /** Route → the public files that its page may name, in their order. */
  referenceKeys: ReadonlyMap<string, string>
  /** Everything but the files that the result depends on: options, the day, the code. */
  conditions: string
  /** The published folder; another one in its place was built by something else. */
  identity: string
  /** Path of a picture → its URL as a share image (`og:image`). */
  shared: ReadonlyMap<string, string>
  site: SiteData
  siteData: string
  /** Path → size in bytes, as validation knows them. */
  publicFiles: ReadonlyMap<string, number>
  written: number
  /** What the index for the search was made from; absent on a site without a search. */
  search: SearchState | undefined
}

/** A folder of the cache for what is kept of builds into `out`. */
export const recordFolder = (out: string): string =>
  join(projectRoot, '.cache', `build-${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}`)

const fileOf = (out: string) => join(recordFolder(out), 'record')

/** The record of the last build into a folder; nothing when it does not fit the conditions or the folder. */
export function readRecord(out: string, conditions: string): BuildRecord | undefined {
  try {
    const record = deserialize(readFileSync(fileOf(out))) as BuildRecord // as written below
    return record.conditions === conditions && record.identity === identityOf(out) ? record : undefined
  } catch {
    // There is no record or no folder, or another version of Node wrote the record.
    return undefined
  }
}

export function writeRecord(out: string, record: BuildRecord): void {
  const file = fileOf(out)
  const unfinished = `${file}.${process.pid}`
  mkdirSync(recordFolder(out), { recursive: true })
  writeFileSync(unfinished, serialize(record))
  renameSync(unfinished, file)
}

/** Called before anything is published, so that a build that fails leaves no record. */
export const deleteRecord = (out: string): void => rmSync(fileOf(out), { force: true })

/** A digest of all code that has a part in a build, by the stamps of its files: none of them is read. */
export function codeStamp(): string {
  const code = ['renderer', 'schema', 'scripts', 'vite.config.ts', 'package-lock.json']
  const stamps = stampsOf(...code.map(name => join(projectRoot, name)))
  return createHash('sha256')
    .update([...stamps].join())
    .digest('hex')
}
