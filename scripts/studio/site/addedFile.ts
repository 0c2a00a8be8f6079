import { plainLetters } from '../../../schema/model/letters.ts'
import { fileNameProblems } from '../../../schema/read/fileNames.ts'
import { isPicture } from '../../../schema/validate/publicFiles.ts'
import { endingOf, isAttachment } from './attachmentTypes.ts'

/** The two kinds of files that authors add, and where they are stored below the folder of public files. */
export const folders = { picture: 'images', document: 'docs' } as const

export type FileKind = keyof typeof folders

/** Whether a file that documents name is of a kind, or of any. */
export function isOfKind(path: string, kind: FileKind | undefined): boolean {
  if (kind === undefined) return isPicture(path) || isAttachment(path)
  return kind === 'picture' ? isPicture(path) : isAttachment(path)
}

/** A file that is to be added. */
export interface NewFile {
  bytes: Uint8Array
  /** Its type, and the end of its name. */
  ending: string
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

/** The name of a file that is added, with its ending. @param others the names of the files in its folder */
export function freeNameFor(name: string, ending: string, others: readonly string[]): string {
  // A photograph would replace a drawing of its name.
  const taken = isPicture(`.${ending}`) ? others : others.filter(other => endingOf(other) === ending)
  return `${freeName(name, taken)}.${ending}`
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
