import type { FileType } from '../../model/kinds.ts'
import { isPicture } from '../publicFiles.ts'

/** Whether an address has the extension of a file. No page has one of these. */
export const isFileAddress = (address: string): boolean =>
  isPicture(address) ||
  /\.(?:pdf|docx?|dotx?|xlsx?|pptx?|ppsx|pub|od[tsp]|rtf|txt|csv|zip|epub|mp[34]|m4[av]|mov|wav)$/i.test(
    address,
  )

/** `/public/docs/fees.pdf` → `/docs/fees.pdf` */
export const withoutPublic = (path: string): string => path.replace(/^\/public(?=\/)/i, '')

/**
 * Whether no document can name a file by this path: it has spaces or reserved characters, its accents are decomposed (macOS),
 * or a field takes its extension in small letters only.
 * @param type what a field takes; a link takes any file
 */
export const isUnwritable = (path: string, type: FileType | undefined): boolean =>
  /[\s\\?#]/.test(path) ||
  path !== path.normalize('NFC') ||
  (type !== undefined && path !== withSmallExtension(path))

export const folderOfFile = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The name without its folder. Authors may write backslashes. */
export const baseName = (path: string): string => path.trim().split(/[\\/]/).at(-1) ?? ''

const EXTENSION = /\.[^./\\]*$/

export const withoutExtension = (path: string): string => path.replace(EXTENSION, '')

export const withSmallExtension = (path: string): string => path.replace(EXTENSION, end => end.toLowerCase())
