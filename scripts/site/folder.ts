import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { View } from '../../schema/model/publication.ts'
import { fileProblem, type Problem } from '../../schema/problems/problem.ts'
import { decodeDocument, tooLarge } from '../../schema/read/decode.ts'
import { kindOf } from '../../schema/read/parse.ts'
import { limits } from '../../schema/read/parseJson.ts'
import { createSite, type Site, type SiteInput } from '../../schema/site/createSite.ts'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { todayIn } from '../lib/today.ts'
import { UsageError } from '../lib/usageError.ts'
import { KnownFacts, sizeOf } from './facts.ts'
import { drawableIcons } from './outputs/icons.ts'

/**
 * Reads a site from its folders.
 * @param view as visitors see it today, unless said otherwise
 * @throws UsageError when a folder is not there
 */
export const readSite = async (
  folders: Folders,
  { today = todayIn(folders.pages), isPreview = false, onlyErrors = false }: Partial<View> = {},
): Promise<Site> => createSite(await new SiteFolder(folders).read(), { today, isPreview, onlyErrors })

/** The folders of a site. They are read again only as far as files have another stamp than before. */
export class SiteFolder {
  readonly #folders: Folders
  readonly #documents: DocumentFolder
  readonly #facts: KnownFacts

  constructor(folders: Folders) {
    this.#folders = folders
    this.#documents = new DocumentFolder(folders.pages)
    this.#facts = new KnownFacts(folders.public)
  }

  /** @throws UsageError when a folder is not there */
  async read(): Promise<SiteInput> {
    const { problems, ...documents } = this.#documents.read()
    const files = listFolder(this.#folders.public, 'public')
    return {
      ...documents,
      files: await this.#facts.of(files.stamps),
      icons: drawableIcons,
      problems: [
        ...problems,
        ...files.links.map(name => symlinkProblem(`public/${name}`)),
        ...files.copies.map(name => copyProblem(`public/${name}`)),
      ],
      jsonSchemas: jsonSchemasFor(this.#folders.pages),
    }
  }
}

/** What a folder of pages holds. */
interface Documents {
  texts: Map<string, string>
  /** Notes, files under wrong names, and files that hold no text. */
  others: string[]
  /** What is wrong with those that hold no text, or are no files. */
  problems: Problem[]
}

/** Reads the documents of a folder of pages. @throws UsageError when it is not there */
export const readDocuments = (folder: string): Documents => new DocumentFolder(folder).read()

/** A folder of pages. It is read again only as far as files have another stamp than before. */
class DocumentFolder {
  readonly #folder: string
  #known = new Map<string, { stamp: string; text: string | Problem }>()

  constructor(folder: string) {
    this.#folder = folder
  }

  read(): Documents {
    const { stamps, links, copies } = listFolder(this.#folder, 'pages')
    const before = this.#known
    this.#known = new Map()
    const found: Documents = {
      texts: new Map(),
      others: [],
      problems: [...links.map(symlinkProblem), ...copies.map(copyProblem)],
    }
    for (const [file, stamp] of stamps) {
      const known = before.get(file)
      const text = known?.stamp === stamp ? known.text : readDocument(this.#folder, file, stamp)
      if (text !== undefined) this.#known.set(file, { stamp, text })
      if (typeof text === 'object') found.problems.push(text)
      if (text === undefined || typeof text === 'object') found.others.push(file)
      else found.texts.set(file, text)
    }
    return found
  }
}

/** @returns the text of a document, or what is wrong with it; nothing for a file that is no document, or no longer there */
function readDocument(folder: string, file: string, stamp: string): string | Problem | undefined {
  if (!kindOf(file)) return undefined
  const size = sizeOf(stamp)
  // A file beyond the limit is never read: its size says all that its problem needs.
  if (size > limits.bytes) return tooLarge(file, size)
  try {
    return decodeDocument(file, readFileSync(join(folder, file)))
  } catch (error) {
    // It can vanish between being listed and being read, as when git changes many.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

interface Listing {
  /** The stamps of its files, by names relative to it, with forward slashes, in their order. */
  stamps: Map<string, string>
  /** Its symbolic links. */
  links: string[]
  /** What programs for shared folders have written. It is none of the site's. */
  copies: string[]
}

/** @throws UsageError when there is no such folder */
export function listFolder(folder: string, option: keyof Folders): Listing {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder "${folder}". Name the right one with --${option}.`)
  const found: Found[] = []
  addEntries(folder, '', found)
  found.sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    stamps: new Map(
      found.flatMap(({ name, stamp }) => (stamp === undefined ? [] : [[name, stamp] as const])),
    ),
    links: found.flatMap(({ name, stamp, isCopy }) => (stamp === undefined && !isCopy ? name : [])),
    copies: found.flatMap(({ name, isCopy }) => (isCopy ? name : [])),
  }
}

interface Found {
  name: string
  stamp?: string
  isCopy?: true
}

function addEntries(folder: string, below: string, found: Found[]): void {
  const entries = readdirSync(folder + sep + below, { withFileTypes: true })
  const names = new Set(entries.map(({ name }) => name))
  for (const entry of entries) {
    const name = below + entry.name
    // iCloud only numbers them, as nobody names a page.
    const isCopy =
      isConflictCopy(name) ||
      (/ \d+\.json$/.test(name) && names.has(entry.name.replace(/ \d+\.json$/, '.json')))
    if (isCopy) found.push({ name, isCopy })
    if (isCopy || isHiddenPath(name)) continue
    if (entry.isDirectory()) addEntries(folder, `${name}/`, found)
    else if (entry.isSymbolicLink()) found.push({ name })
    else if (entry.isFile()) {
      const info = lstatSync(folder + sep + name, { throwIfNoEntry: false })
      if (info) found.push({ name, stamp: stampOf(info) })
    }
  }
}

/**
 * Whether a file is none of the site's: a hidden one, or one in a hidden folder, such as a repository of git, and what programs
 * leave. ".well-known" is what servers are asked for (RFC 8615).
 * @param path relative to the folder of pages or of public files, with forward slashes
 */
export const isHiddenPath = (path: string): boolean =>
  /(?:^|\/)\.(?!well-known(?:\/|$))/.test(path) || /(?:^|\/)#[^/]*#$|~$/.test(path) || isConflictCopy(path)

/** Whether a program for shared folders wrote a file when two people had changed another one: Dropbox, Nextcloud, iCloud, Syncthing. */
const isConflictCopy = (path: string): boolean =>
  /\([^()/]*\bconflict(?:ed copy)?\b[^()/]*\)|\.sync-conflict-\d{8}-\d{6}/i.test(path)

/** Changes whenever a file is written: its number on the disk, its size, its times. */
const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string => `${ino} ${size} ${mtimeMs} ${ctimeMs}`

const copyProblem = (file: string): Problem =>
  fileProblem(
    file,
    'left-copy',
    'A program for shared folders made this copy when two people changed a file. It is not published.',
    'Take over what the other file lacks, then delete this one.',
  )

const symlinkProblem = (file: string): Problem =>
  fileProblem(
    file,
    'file-is-link',
    'This is a link to a file or folder somewhere else.',
    'Put a copy of the file in its place.',
  )

/** Absent for folders outside the project: where their JSON Schemas lie is unknown. */
const jsonSchemasFor = (folder: string): string | undefined =>
  /^\.\.|[\\/]/.test(relative(projectRoot, folder)) ? undefined : jsonSchemasFrom(folder)

/** The path of the folder of the JSON Schemas from another folder, with forward slashes. */
export const jsonSchemasFrom = (folder: string): string =>
  relative(folder, join(projectRoot, 'schema/json')).replaceAll('\\', '/')
