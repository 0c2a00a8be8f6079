import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Content } from '../../../schema/content.ts'
import type { SiteData } from '../../../schema/data.ts'
import type { KnownFiles } from '../assets.ts'
import { identityOf } from '../release.ts'
import { projectRoot } from '../root.ts'
import { type Stamps, stampsOf } from './stamps.ts'

/** What a build leaves for the next one into the same folder. */
export interface BuildRecord extends KnownFiles {
  content: Content
  /** Route → the public files that its page may name, in their order. */
  named: ReadonlyMap<string, string>
  /** Everything but the files that the result depends on: options, the day, the code. */
  conditions: string
  /** The published folder; another one in its place was built by something else. */
  identity: string
  pages: Stamps
  public: Stamps
  /** Path → URL of the picture that stands for a page where it is shared. */
  shared: ReadonlyMap<string, string>
  site: SiteData
  siteData: string
  /** Path → size in bytes, as validation knows them. */
  publicFiles: ReadonlyMap<string, number>
  written: number
}

/** A folder of the cache for what is kept of builds into `out`. */
export const recordFolder = (out: string): string =>
  join(projectRoot, '.cache', `build-${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}`)

const fileOf = (out: string) => join(recordFolder(out), 'record')

/** The record of the last build into a folder, if it can be gone by. */
export function readRecord(out: string, conditions: string): BuildRecord | undefined {
  if (!existsSync(out)) return undefined
  const record = readWhole(fileOf(out))
  return record?.conditions === conditions && record.identity === identityOf(out) ? record : undefined
}

/** What was written there; nothing when there is none, or another version of Node wrote it. */
function readWhole(file: string): BuildRecord | undefined {
  try {
    return deserialize(readFileSync(file)) as BuildRecord // as written below
  } catch {
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

/** Before anything is written: a build that does not reach its end leaves no record. */
export const forgetRecord = (out: string): void => rmSync(fileOf(out), { force: true })

/** All code that has a part in a build. It is known by its stamps: nothing of it is read. */
export function codeStamp(): string {
  const code = ['renderer', 'schema', 'scripts', 'vite.config.ts', 'package-lock.json']
  const stamps = stampsOf(...code.map(name => join(projectRoot, name)))
  return createHash('sha256')
    .update([...stamps].join())
    .digest('hex')
}
