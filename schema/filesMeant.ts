import type { World } from './content.ts'
import { isPicture } from './publicFiles.ts'
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
export function fileMeant(value: string, kind: FileKind, { files }: World): MeantFile | undefined {
  const all = [...files.keys()].filter(isOf[kind])
  const name = nameOf(value).toLowerCase()
  const same = all.filter(file => nameOf(file).toLowerCase() === name)
  const stem = same.length > 0 ? undefined : nearest(stemOf(value), all.map(stemOf))
  const isHere = (other = '') => other.toLowerCase() === stemOf(value).toLowerCase()
  const unshown = [...files.keys()].find(file => isUnshown(file) && isHere(stemOf(file)))
  if (kind === 'image' && unshown && same.length === 0 && !isHere(stem))
    return {
      cure: `"public${unshown}" is of a kind that no browser shows: save it as a JPEG, and write "${unshown.replace(/[^.]*$/, 'jpg')}".`,
    }
  const found = same.length > 0 ? same : all.filter(file => stemOf(file) === stem)
  const [first] = found
  if (first === undefined) return undefined
  const hasFolder = nameOf(value) !== value.trim()
  if (found.length === 1 && /[\s\\?#]/.test(first))
    return {
      cure: `Give the file "public${first}" a name without spaces and such signs, and write that.`,
    }
  const near = hasFolder ? nearest(value, found) : undefined
  const meant = near || found.length > FEW ? [near ?? first] : found
  const isSure = same.length === 1 && !hasFolder
  return { cure: `Did you mean ${listed(meant)}?`, path: isSure ? first : undefined }
}

/** What cameras, telephones and programs write, but no page can show. */
const isUnshown = (file: string) => isPicture(file) && !isOf.image(file)

const nameOf = (path: string) => path.trim().split(/[\\/]/).at(-1) ?? ''

/** A file's name without folder and ending. */
const stemOf = (path: string) => nameOf(path).replace(/\.[^.]*$/, '')
