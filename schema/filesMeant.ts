import type { World } from './content.ts'
import { decoded } from './corrections.ts'
import { fileShownFor, isPicture } from './publicFiles.ts'
import { plainLetters } from './slugOf.ts'
import { listed, nearest } from './suggest.ts'

/** More of one name than this are no help. */
const FEW = 3

export type FileKind = 'image' | 'pdf' | 'document'

/** Whether a file is one that a field, or a link, can name. */
export const isOf: Record<FileKind, (file: string) => boolean> = {
  image: file => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file),
  pdf: file => /\.pdf$/i.test(file),
  document: file => !isPicture(file),
}

/** Whether an address is that of a file, by an ending that no page has. */
export const isFileAddress = (address: string): boolean =>
  isPicture(address) ||
  /\.(?:pdf|docx?|dotx?|xlsx?|pptx?|ppsx|pub|od[tsp]|rtf|txt|csv|zip|epub|mp[34]|m4[av]|mov|wav)$/i.test(
    address,
  )

/** A path as it is written: without the folder in which all files lie. */
export const withoutPublic = (path: string): string => path.replace(/^\/public(?=\/)/i, '')

export const PUBLIC = 'Paths leave out the folder "public".'

export interface MeantFile {
  cure: string
  /** The path to write, where no other file can be meant. */
  path?: string | undefined
}

/**
 * What to write in the place of a path that is no file's: a file of that name may lie in another folder or end otherwise, and
 * names are misspelt.
 * @returns nothing where no file has such a name
 */
export function fileMeant(asked: string, kind: FileKind, { files }: World): MeantFile | undefined {
  const value = decoded(asked)
  const all = [...files.keys()].filter(isOf[kind])
  const published = publishedStem(value)
  const isLike = (file: string) => isSame(stemOf(file), stemOf(value))
  const same = all.filter(file =>
    published
      ? withoutEnding(file) === published
      : isSame(nameOf(file), nameOf(value)) || isSame(stemOf(file), nameOf(value)),
  )
  if (kind === 'image' && same.length === 0 && !all.some(isLike)) {
    const unshown = [...files.keys()].find(file => isUnshown(file) && isLike(file))
    if (unshown) return { cure: converting(unshown) }
  }
  const stem = same.length > 0 ? undefined : nearest(stemOf(value), all.map(stemOf))
  const found = same.length > 0 ? same : all.filter(file => stemOf(file) === stem)
  const [first] = found
  if (first === undefined) return undefined
  const written = found.map(file => writtenAs(file, files))
  const [path = first] = written
  if (found.length === 1 && isUnwritable(path, kind)) return { cure: renaming(first, files) }
  const hasFolder = nameOf(value) !== value.trim()
  const near = hasFolder ? nearest(value, written) : undefined
  const meant = near || found.length > FEW ? [near ?? path] : written
  const isSure = same.length === 1 && (!hasFolder || published !== undefined)
  return { cure: `Did you mean ${listed(meant)}?`, path: isSure ? path : undefined }
}

/** How a document names a file: a photograph of a camera that ends in capitals by small ones. */
function writtenAs(file: string, files: World['files']): string {
  const small = withSmallEnding(file)
  return fileShownFor(small, files) === file ? small : file
}

/**
 * Whether no document can name a file by this path: it has blanks and signs, its accents are spelt as only some computers
 * do, or it ends in capitals where a field takes one kind of file.
 */
export const isUnwritable = (path: string, kind: FileKind): boolean =>
  /[\s\\?#]/.test(path) ||
  path !== path.normalize('NFC') ||
  (kind !== 'document' && path !== withSmallEnding(path))

function renaming(file: string, files: World['files']): string {
  const better = plainStem(file) + withSmallEnding(file).slice(withoutEnding(file).length)
  return better.includes('/.') || better.includes('//') || files.has(better)
    ? `Give the file "public${file}" a name without spaces and such signs, and write that.`
    : `Rename "public${file}" to "public${better}", and write "${better}".`
}

const converting = (file: string): string =>
  `"public${file}" is of a kind that no browser shows. Save it as a JPEG, and write "${plainStem(file)}.jpg".`

/** A path without its ending, as documents can write it. */
const plainStem = (file: string): string =>
  withoutEnding(file)
    .split('/')
    .map(part => (isUnwritable(part, 'document') ? plainLetters(part) : part))
    .join('/')

/** Whether two names are one, whatever their letter case and the spelling of their accents. */
const isSame = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()

/** `/assets/images/court-640-b4T_x9Qz.avif`, as a picture's address is copied from a page → `/images/court` */
const publishedStem = (value: string): string | undefined =>
  /^\/assets(\/.+?)(?:-\d+|-shared)?-[\w-]{8}\.\w+$/.exec(value.trim())?.[1]

/** What cameras, telephones and programs write, but no page can show. */
const isUnshown = (file: string) => isPicture(file) && !isOf.image(file)

const nameOf = (path: string) => path.trim().split(/[\\/]/).at(-1) ?? ''

const withoutEnding = (path: string) => path.replace(/\.[^./\\]*$/, '')

const withSmallEnding = (path: string) => path.replace(/\.[^./\\]*$/, ending => ending.toLowerCase())

/** A file's name without folder and ending. */
const stemOf = (path: string) => withoutEnding(nameOf(path))
