import { isObject } from '../../../schema/model/isObject.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { documentName, UNTITLED } from './authorsWords.ts'
import type { StudioSite } from './StudioSite.ts'
import { isDocumentPath, type KeptChange } from './Workspace.ts'

/** A file of which two versions differ from a third one in the same words. */
export interface ContestedFile {
  /** As authors' documents name it: `about/index.json`, `/images/hall.jpg`. */
  path: string
  title: string
  /** The document as it was, and as each of the two has it. Absent for what has no fields to choose from. */
  texts?: { base: string; own: string; theirs: string }
}

/** Whose version counts, or a text that has something of both. */
export type VersionChoice = 'mine' | 'theirs' | { text: string }

/** What others have changed in the same words as this author. @param paths in the host; all of them unless said otherwise */
export function contestedFiles(studio: StudioSite, paths?: readonly string[]): ContestedFile[] {
  const titles = titlesOf(studio)
  return studio.workspace.changes
    .filter(({ path, theirs }) => theirs !== undefined && (paths?.includes(path) ?? true))
    .map(change => contestedFile(change, titles))
}

export function contestedFile(
  { path, content, base, theirs }: Pick<KeptChange, 'path' | 'content' | 'base' | 'theirs'>,
  titles: ReadonlyMap<string, string>,
): ContestedFile {
  const file = siteFileOf(path)
  const named = { path: file, title: titles.get(file) ?? file }
  if (!isDocumentPath(path) || typeof content !== 'string' || base === undefined || !theirs) return named
  const hasFields = [base, content, theirs].every(text => isObject(valueOfText(text)))
  return hasFields ? { ...named, texts: { base, own: content, theirs } } : named
}

/** File → what the list of pages calls a document, or called it before it was deleted or damaged. */
export const titlesOf = ({ published, site }: StudioSite): Map<string, string> =>
  [published, site].reduce((titles, of) => {
    for (const known of of.known.values())
      titles.set(known.file, documentName(known, of) ?? titles.get(known.file) ?? UNTITLED)
    return titles
  }, new Map<string, string>())

/** `pages/about.json` → `about.json`, `public/images/hall.jpg` → `/images/hall.jpg`. */
export const siteFileOf = (path: string): string => path.replace(/^(?:pages\/|public(?=\/))/, '')

export const hostPathOf = (file: string): string => (file.startsWith('/') ? `public${file}` : `pages/${file}`)
