import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { World } from '../../schema/content.ts'
import { decodeDocument, tooLarge } from '../../schema/decode.ts'
import { fileNameProblems } from '../../schema/fileNames.ts'
import { misnamed } from '../../schema/misnamed.ts'
import { kindOf } from '../../schema/parse.ts'
import { fileProblem, type Problem } from '../../schema/problem.ts'
import { limits } from '../../schema/scan.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { iconNames } from './icons.ts'
import { stampOf } from './incremental/stamps.ts'
import { LateDocument } from './LateDocument.ts'
import { UsageError } from './usageError.ts'

export interface Reading<D = SourceDocument[]> {
  /** Where the documents lie. */
  folder: string
  documents: D
  problems: Problem[]
}

/** From so many documents on their values do not stay in memory: at ten thousand they would take 100 MB. */
export const MANY = 400

/**
 * Reads every document of the folder of pages.
 * @throws UsageError when there is no such folder
 */
export async function readDocuments(folder: string): Promise<Reading> {
  const reading: Reading = { folder, documents: [], problems: [] }
  for (const read of await documentsBelow(folder)) {
    if ('code' in read) reading.problems.push(read)
    else reading.documents.push({ file: read.file, text: read.text, isOneOfMany: read.isOneOfMany === true })
  }
  return reading
}

/** The same as one list, for those who ask for texts long after. */
export async function heldDocuments(folder: string): Promise<Iterable<SourceDocument | Problem>> {
  const { documents, problems } = await readDocuments(folder)
  return [...documents, ...problems]
}

/**
 * Every document of the folder of pages, each read when it comes, or what is wrong with its file. Of many the texts do not
 * stay in memory either: what is looked at again is read again.
 * @throws UsageError when there is no such folder, or when a document is not what it was when it is read again
 */
export async function documentsBelow(folder: string): Promise<Iterable<SourceDocument | Problem>> {
  const files = await documentFiles(folder)
  return {
    *[Symbol.iterator]() {
      for (const file of files) yield readDocument(folder, file, files.length >= MANY)
    },
  }
}

/**
 * The files of the folder of pages, in their order; notes for authors lie where authors look.
 * @throws UsageError when there is no such folder
 */
export const documentFiles = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder, 'pages')).filter(file => !file.endsWith('.md')).sort()

/** Reads one of them. */
export const readDocument = (folder: string, file: string, isOneOfMany: boolean): SourceDocument | Problem =>
  kindOf(file)
    ? readText(file, join(folder, file), isOneOfMany)
    : (misnamed(file, isThereIn(folder)) ?? ignored(file))

/** Whether there is a file of exactly this name, also on a disk that takes no notice of letter case. */
const isThereIn = (folder: string) => (file: string) =>
  existsSync(join(folder, file)) && readdirSync(dirname(join(folder, file))).includes(basename(file))

function readText(file: string, path: string, isOneOfMany: boolean): SourceDocument | Problem {
  // A file beyond the limit is never read: its size says all that its problem needs.
  const info = statSync(path)
  const text = info.size > limits.bytes ? tooLarge(file, info.size) : decodeDocument(file, readFileSync(path))
  if (typeof text !== 'string') return text
  return isOneOfMany ? new LateDocument({ file, path, stamp: stampOf(info) }, text) : { file, text }
}
/**
 * What lies in the folder of public files.
 * @throws UsageError when there is no such folder
 */
export async function readWorld(folder: string): Promise<World> {
  const files = await filesBelow(folder, 'public')
  const sizes = await Promise.all(
    files.map(async file => [`/${file}`, (await stat(join(folder, file))).size] as const),
  )
  return { files: new Map(sizes), icons: iconNames }
}

/**
 * What is wrong with the files of a site by their names and kinds alone.
 * @throws UsageError when there is no such folder
 */
export async function folderProblems(folders: { pages: string; public: string }): Promise<Problem[]> {
  const rooms = [
    { folder: folders.pages, option: 'pages', room: '' },
    { folder: folders.public, option: 'public', room: 'public/' },
  ]
  const found = await Promise.all(
    rooms.map(async ({ folder, option, room }) => {
      const entries = await entriesBelow(folder, option)
      const names = (list: Dirent[]) => list.map(entry => nameBelow(folder, entry))
      const links = names(entries.filter(entry => entry.isSymbolicLink()))
      return [
        ...links.map(name => linked(room + name)),
        ...fileNameProblems(names(entries.filter(isOwnFile)), room),
      ]
    }),
  )
  return found.flat()
}

/** Files below a folder, relative to it, with forward slashes. Hidden files are none of the site's. */
export async function filesBelow(folder: string, option: string): Promise<string[]> {
  return (await entriesBelow(folder, option)).filter(isOwnFile).map(entry => nameBelow(folder, entry))
}

const entriesBelow = (folder: string, option: string): Promise<Dirent[]> =>
  readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder "${folder}". Name the right one with --${option}.`)
  })

const isOwnFile = (entry: Dirent): boolean => entry.isFile() && !entry.name.startsWith('.')

const nameBelow = (folder: string, entry: Dirent): string =>
  relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')

const linked = (file: string): Problem =>
  fileProblem(
    file,
    'file-is-link',
    'This is a link to a file or folder somewhere else.',
    'Put a copy of the file in its place.',
  )

const ignored = (file: string): Problem =>
  fileProblem(
    file,
    'file-not-shown',
    'This file is not shown anywhere.',
    file.endsWith('.json')
      ? 'Files and folders whose names begin with "_" are no pages; rename it if it should be one.'
      : 'Pages end in ".json". Pictures and documents belong in the folder "public".',
  )
