import type { Page } from '../model/page.ts'
import type { Post } from '../model/post.ts'
import type { Site } from '../model/site.ts'
import type { SectionType } from '../section.ts'
import type { Locator } from './source.ts'

/**
 * What the site keeps of a valid document, as plain data that processes can send each other. `template` is the page in
 * square brackets that shows one post. A page comes without its value: those of ten thousand pages would take 100 MB.
 */
export type DocumentData =
  | { kind: 'site'; value: Site }
  | { kind: 'page'; outline: PageOutline; route: string }
  | { kind: 'template'; value: Page; prefix: string }
  | { kind: 'post'; value: Post }

/** What the rest of a site needs to know of a page: all of it but most of its sections. */
export interface PageOutline extends Page {
  /** The ids of the sections that visitors see. */
  ids: readonly string[]
  /** Those of the others. */
  hiddenIds: readonly string[]
  /** The type of the section that lists all posts. */
  postList?: SectionType
}

/** A valid document as the rest of the site knows it. */
export type Document = DocumentData & { locator: Locator }

export type DocumentOf<K extends Document['kind']> = Extract<Document, { kind: K }>

/** A valid document with its value, whatever its kind. */
export type ParsedDocument = Exclude<Document, { kind: 'page' }> | ParsedPage

export type ParsedPage = DocumentOf<'page'> & { value: Page }

/** Holds the documents that have been validated, so that what was not kept in memory can be read again. */
export interface DocumentSource {
  /** @throws when the file has changed since it was validated */
  text(file: string): string
  /** The value of a page. @throws when the file has changed since it was validated */
  page(file: string): Page
}

/** The document with its value. @throws when the file has changed since it was validated */
export const withValue = (document: Document, source: DocumentSource): ParsedDocument =>
  document.kind === 'page' ? { ...document, value: source.page(document.locator.file) } : document

export const isDraft = (document: Document): boolean =>
  document.kind !== 'site' && (document.kind === 'page' ? document.outline : document.value).draft === true
