import { lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { plainLetters } from '../../../../schema/model/letters.ts'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'
import { isPicture } from '../../../../schema/validate/publicFiles.ts'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { endingOf, isAttachment } from '../../site/attachmentTypes.ts'
import { writeWhole } from '../documents/DocumentFiles.ts'

/** The two kinds of files that authors add, and where they are stored below the folder of public files. */
export const folders = { picture: 'images', document: 'docs' } as const

export type FileKind = keyof typeof folders

/**
 * Finds a file of the site.
 * @param publicFolder the folder of public files
 * @param path as documents write it. It comes from a browser, so nothing is found but a file of that kind below the folder
 * @throws UsageError when there is none
 */
export async function publicFile(publicFolder: string, path: string, kind?: FileKind): Promise<string> {
  const missing = () => new UsageError(`There is no such ${kind ?? 'file'} any more.`)
  const isSafe = path
    .split('/')
    .every((part, at) => (at === 0 ? part === '' : /^[^.\\\0][^\\\0]*$/.test(part)))
  if (!isSafe || !isOfKind(path, kind)) throw missing()
  const file = join(publicFolder, path)
  const info = await lstat(file).catch(() => undefined)
  // Nothing on the way to it may lead out of the folder.
  if (!info?.isFile() || (await realpath(file)) !== join(await realpath(publicFolder), path)) throw missing()
  return file
}

function isOfKind(path: string, kind: FileKind | undefined): boolean {
  if (kind === undefined) return isPicture(path) || isAttachment(path)
  return kind === 'picture' ? isPicture(path) : isAttachment(path)
}

/** A file that is to be added. */
export interface NewFile {
  bytes: Uint8Array
  /** Its type, and the end of its name. */
  ending: string
}

/** Stores a file that is added. @returns its path as documents write it */
export const storeFile = (
  publicFolder: string,
  kind: FileKind,
  file: NewFile,
  name: string,
): Promise<string> => storeIn(publicFolder, folders[kind], file, name)

/**
 * Stores a file under a name that no other has. It is there as a whole or not at all.
 * @param publicFolder the folder of public files
 * @param below the folder below it; empty for that folder itself
 * @param name without its ending
 * @returns its path as documents write it
 */
export async function storeIn(
  publicFolder: string,
  below: string,
  { bytes, ending }: NewFile,
  name: string,
): Promise<string> {
  const folder = join(publicFolder, below)
  await mkdir(folder, { recursive: true })
  if ((await realpath(folder)) !== join(await realpath(publicFolder), below))
    throw new UsageError(`The folder "${below}" is a link to another folder, so nothing is stored there.`)
  return withLock(folder, async () => {
    const others = await readdir(folder)
    // A photograph would replace a drawing of its name.
    const taken = isPicture(`.${ending}`) ? others : others.filter(other => endingOf(other) === ending)
    const file = `${freeName(name, taken)}.${ending}`
    await writeWhole(join(folder, file), bytes)
    return posix.join('/', below, file)
  })
}

/** Characters of the longest name. */
const MOST = 60

/** What cameras, telephones, scanners and messengers call every file. */
const DEVICE =
  /^(?:img|image|dsc[nf]?|pxl|mvimg|photo|photograph|picture|pic|screen|shot|screenshot|whatsapp|fb|signal|scan|scanned|doc|document|untitled|download|copy|edited|at|am|pm)$/

/**
 * A name for a file, without its ending: small letters, digits and hyphens.
 * @param original what its author calls the file. Nothing of it is used but letters and digits
 * @param about what the file belongs to, for those that still have the name that a camera or a scanner gave them
 */
export function fileName(original: string, about: string, kind: FileKind): string {
  const own = shortened(plainLetters(original.slice(0, 300).replace(/\.[a-z\d]{1,5}$/i, '')))
  const name = saysSomething(own) ? own : shortened(plainLetters(about.slice(0, 300))) || own || kind
  // Windows keeps some names for devices.
  return fileNameProblems([name], '').length > 0 ? `${kind}-${name}` : name
}

/** Adds a number to a name until it is one that no file has, whatever its ending. */
export function freeName(name: string, files: readonly string[]): string {
  const taken = new Set(
    files.map(file =>
      file
        .normalize('NFC')
        .toLowerCase()
        .replace(/\.[^.]*$/, ''),
    ),
  )
  let [free, number] = [name, 1]
  while (taken.has(free.toLowerCase())) free = `${name}-${++number}`
  return free
}

const shortened = (name: string): string => name.slice(0, MOST).replace(/-+$/, '')

/** Whether a name has a word in it: "relay-2026" does, "img-20260412-wa0003" does not. */
const saysSomething = (name: string): boolean =>
  name.split('-').some(part => /^[a-z]{2,}$/.test(part) && !DEVICE.test(part))
