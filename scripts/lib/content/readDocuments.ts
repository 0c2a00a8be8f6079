import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import { decodeDocument, tooLarge } from '../../../schema/read/decode.ts'
import { fileNameProblems } from '../../../schema/read/fileNames.ts'
import { misnamed } from '../../../schema/read/misnamed.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import { limits } from '../../../schema/read/scan.ts'
import type { SourceDocument } from '../../../schema/read/source.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import type { Folders } from '../Folders.ts'
import { UsageError } from '../usageError.ts'
import { iconNames } from './icons.ts'
import { isHidden, stampOf } from './stamps.ts'

export interface ReadResult {
  /** Where the documents lie. */
  folder: string
  documents: SourceDocument[]
  problems: Problem[]
}

/** From so many documents on their texts and values do not stay in memory: those of ten thousand would take 200 MB. */
export const LARGE_SITE = 400

/**
 * Reads every document of the folder of pages.
 * @throws UsageError when there is no such folder
 */
export async function readDocuments(folder: string): Promise<ReadResult> {
  const reading: ReadResult = { folder, documents: [], problems: [] }
  for (const file of await documentFiles(folder)) {
    const read = readDocument(folder, file)
    if ('text' in read) reading.documents.push({ file, text: read.text })
    else reading.problems.push(read)
  }
  return reading
}

/** Whether a file of the folder of pages is more than a note of the authors. */
export const isDocumentFile = (file: string): boolean => !file.endsWith('.md')

/**
 * The files of the folder of pages, in their order, without the authors' own notes.
 * @throws UsageError when there is no such folder
 */
export const documentFiles = async (folder: string): Promise<string[]> =>
  (await filesBelow(folder, 'pages')).filter(isDocumentFile).sort()

/** Reads one of them. @returns as well the stamp that the file had, or what is wrong with the file */
export function readDocument(folder: string, file: string): { text: string; stamp: string } | Problem {
  if (!kindOf(file)) return misnamed(file, existsIn(folder)) ?? ignoredFileProblem(file)
  const path = join(folder, file)
  // A file beyond the limit is never read: its size says all that its problem needs.
  const info = statSync(path)
  const text = info.size > limits.bytes ? tooLarge(file, info.size) : decodeDocument(file, readFileSync(path))
  return typeof text === 'string' ? { text, stamp: stampOf(info) } : text
}

/** Whether there is a file of exactly this name, also on a disk that ignores letter case. */
const existsIn = (folder: string) => (file: string) =>
  existsSync(join(folder, file)) && readdirSync(dirname(join(folder, file))).includes(basename(file))

/**
 * What documents are validated with: the folder of public files and the icons.
 * @throws UsageError when there is no such folder
 */
export async function readContext(folder: string): Promise<ValidationContext> {
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
export async function folderProblems(folders: Folders): Promise<Problem[]> {
  const roots = [
    { folder: folders.pages, option: 'pages', prefix: '' },
    { folder: folders.public, option: 'public', prefix: 'public/' },
  ]
  const found = await Promise.all(
    roots.map(async ({ folder, option, prefix }) => {
      const entries = await entriesBelow(folder, option)
      const names = (isWanted: (entry: Dirent) => boolean) =>
        entries
          .filter(isWanted)
          .map(entry => nameBelow(folder, entry))
          .filter(name => !isHidden(name))
      return [
        ...names(entry => entry.isSymbolicLink()).map(name => symlinkProblem(prefix + name)),
        ...fileNameProblems(
          names(entry => entry.isFile()),
          prefix,
        ),
      ]
    }),
  )
  return found.flat()
}

/** Files below a folder, relative to it, with forward slashes. Hidden files, and those in hidden folders, are none of the site's. */
export async function filesBelow(folder: string, option: string): Promise<string[]> {
  const entries = await entriesBelow(folder, option)
  return entries.flatMap(entry => {
    const name = nameBelow(folder, entry)
    return entry.isFile() && !isHidden(name) ? name : []
  })
}

const entriesBelow = (folder: string, option: string): Promise<Dirent[]> =>
  readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder "${folder}". Name the right one with --${option}.`)
  })

/** Whether a public file may be published: no hidden one, and none in a hidden folder, except ".well-known" (RFC 8615). */
export const isPublished = (path: string): boolean => !isHidden(path.replaceAll(sep, '/'))

const nameBelow = (folder: string, entry: Dirent): string =>
  relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')

const symlinkProblem = (file: string): Problem =>
  fileProblem(
    file,
    'file-is-link',
    'This is a link to a file or folder somewhere else.',
    'Put a copy of the file in its place.',
  )

const ignoredFileProblem = (file: string): Problem =>
  fileProblem(
    file,
    'file-not-shown',
    'This file is not shown anywhere.',
    file.endsWith('.json')
      ? 'Files and folders whose names begin with "_" are no pages; rename it if it should be one.'
      : 'Pages end in ".json". Pictures and documents belong in the folder "public".',
  )
