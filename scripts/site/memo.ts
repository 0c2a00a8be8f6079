import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FileFacts } from '../../schema/model/FileFacts.ts'
import { isQuery, query } from '../../schema/resolve/queries.ts'
import type { Content } from '../../schema/validate/Content.ts'
import { type DocumentReport, plainReport, wholeReport } from '../../schema/validate/validateDocument.ts'
import { projectRoot } from '../lib/root.ts'
import { hasSameStamps, type Listings, listFolder, stampOf } from './folder.ts'
import type { KnownFiles } from './outputs/assets.ts'
import type { SearchSettings, SitePostings } from './outputs/search/siteIndex.ts'
import type { PictureRecord } from './pictures/PictureRecord.ts'
import { memoFolder } from './release/memoFolder.ts'
import { identityOf } from './release/Release.ts'
import { linesOf, type WrittenOutput } from './write.ts'

// What a build leaves for the next one into the same folder: the reports of its documents, and of each output the digests of
// all that it shows. What has the same digests is as it was.

/** What the next build reads first, to see whether anything has changed. */
export interface BuildMemo {
  /** Everything but the files that the result depends on: options, the day, the code. */
  conditions: string
  /** The published folder; another one in its place was built by something else. */
  identity: string
  /** The stamps of all files of both folders, taken before any of them was read. */
  listings: Listings
  /** How many pages the site has. */
  pages: number
}

/** What the next build reads when something has changed. */
export interface OutputsMemo {
  /** A digest of what all pages share, and of the code of the browser. */
  shared: string
  outputs: readonly WrittenOutput[]
  /** The key of everything that one of them shows → a digest of it. */
  answers: ReadonlyMap<string, string>
  pictures: PictureRecord
  /** The index for the search but for its postings. Shards by where they begin. */
  search?: { settings: SearchSettings; shards: readonly string[] }
}

/** Each a file of its own, since few builds need all. */
interface Parts {
  /** File → the report of each document (`plainReport`), as JSON. */
  reports: ReadonlyMap<string, string>
  /** The public files as these reports know them. */
  files: ReadonlyMap<string, FileFacts>
  outputs: OutputsMemo
  postings: SitePostings
}

/** Report → its text, where it was one. */
const texts = new WeakMap<DocumentReport, string>()

/** @param readText reads the document */
export function parseReport(text: string, readText: () => string): DocumentReport {
  const report = wholeReport(JSON.parse(text), readText)
  texts.set(report, text)
  return report
}

export const textOfReport = (report: DocumentReport): string =>
  texts.get(report) ?? JSON.stringify(plainReport(report))

const fileOf = (out: string, part = 'memo') => join(memoFolder(out), part)

/** What the last build into a folder has left; nothing when it does not fit the conditions or the folder. */
export function readMemo(out: string, conditions: string): BuildMemo | undefined {
  try {
    const memo = deserialize(readFileSync(fileOf(out))) as BuildMemo // as written below
    const isWhole = ['reports', 'files', 'outputs'].every(part => existsSync(fileOf(out, part)))
    return isWhole && memo.conditions === conditions && memo.identity === identityOf(out) ? memo : undefined
  } catch {
    // There is none or no folder, or another version of Node wrote it.
    return undefined
  }
}

/** A part of what `readMemo` has found. */
export const readPart = <P extends keyof Parts>(out: string, part: P): Parts[P] =>
  deserialize(readFileSync(fileOf(out, part))) as Parts[P] // as written below

/** Writes what the next build needs, after those parts of it that are not as before. */
export function writeMemo(out: string, memo: BuildMemo, parts: Partial<Parts>): void {
  mkdirSync(memoFolder(out), { recursive: true })
  for (const [part, value] of Object.entries(parts))
    if (value !== undefined) writeFileSync(fileOf(out, part), serialize(value))
  const unfinished = fileOf(out, `memo.${process.pid}`)
  writeFileSync(unfinished, serialize(memo))
  renameSync(unfinished, fileOf(out))
}

/** Called before anything is published, so that a build that fails leaves none. */
export const deleteMemo = (out: string): void => rmSync(fileOf(out), { force: true })

export const isUnchanged = ({ listings: before }: BuildMemo, now: Listings): boolean =>
  (['pages', 'public'] as const).every(
    kind =>
      hasSameStamps(before[kind].stamps, now[kind].stamps) &&
      before[kind].links.join('\n') === now[kind].links.join('\n'),
  )

/** What the keys are looked up in that outputs note (`Use`). */
interface AnswerSources {
  content: Content
  known: KnownFiles
  sharedUrls: ReadonlyMap<string, string>
  /** File → the stamp of the document. */
  stamps: ReadonlyMap<string, string>
  /** Route → number of the page in the index for the search. */
  numbers: ReadonlyMap<string, number>
}

/** Digests of what outputs show, each looked up once. */
export class Answers {
  readonly #sources: AnswerSources
  readonly #found = new Map<string, string>()

  constructor(sources: AnswerSources) {
    this.#sources = sources
  }

  of(key: string): string {
    const found = this.#found.get(key) ?? digestOf(answerTo(key, this.#sources))
    this.#found.set(key, found)
    return found
  }

  /** Those to all that some outputs show. */
  to(outputs: readonly WrittenOutput[]): Map<string, string> {
    const keys = new Set(outputs.flatMap(({ uses }) => linesOf(uses)))
    return new Map([...keys].map(key => [key, this.of(key)]))
  }

  /** The keys that are now answered in another way. */
  otherThan(before: ReadonlyMap<string, string>): Set<string> {
    return new Set([...before].flatMap(([key, answer]) => (this.of(key) === answer ? [] : key)))
  }
}

function answerTo(key: string, { content, known, sharedUrls, stamps, numbers }: AnswerSources): unknown {
  const space = key.indexOf(' ')
  const [name, about] = [key.slice(0, space), key.slice(space + 1)]
  if (isQuery(name)) return query(content, name, about)
  switch (name) {
    case 'document':
      return stamps.get(about)
    case 'picture':
      return known.pictures.get(about)
    case 'file':
      return known.files.get(about)
    case 'shared':
      return sharedUrls.get(about)
    case 'number':
      return numbers.get(about)
    default:
      throw new Error(`Nothing answers "${key}"`)
  }
}

/** Short values stay as they are. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? createHash('sha256').update(text).digest('base64url').slice(0, 22) : text
}

/**
 * Changes with all code that has a part in a build. The name of the bundle of the commands has a digest of it; without a bundle
 * it is one of the stamps of the files: none of them is read.
 */
export function codeStamp(): string {
  const folder = basename(import.meta.dirname)
  if (folder.startsWith('commands-')) return folder
  const stamps = [
    ...['renderer', 'schema', 'scripts'].map(name => [
      ...listFolder(join(projectRoot, name), 'pages').stamps,
    ]),
    ...['vite.config.ts', 'package-lock.json'].map(name => stampOf(statSync(join(projectRoot, name)))),
  ]
  return createHash('sha256').update(JSON.stringify(stamps)).digest('hex')
}
