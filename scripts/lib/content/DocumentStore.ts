import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../../schema/model/page.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import type { DocumentSource } from '../../../schema/read/Document.ts'
import type { SourceDocument } from '../../../schema/read/source.ts'
import { UsageError } from '../usageError.ts'
import { readDocument } from './readDocuments.ts'
import { stampOf } from './stamps.ts'

interface StoredDocument {
  /** The stamp of the file when it was validated. */
  stamp?: string
  /** Absent where it does not stay in memory. */
  text?: string
}

/**
 * The documents of a folder of pages. Of small sites it keeps all texts in memory; of large ones only the latest, and it
 * reads the others again.
 */
export class DocumentStore implements DocumentSource {
  /** Where the documents lie. */
  readonly folder: string
  readonly #keepsTexts: boolean
  readonly #instead: ReadonlyMap<string, string>
  readonly #documents = new Map<string, StoredDocument>()
  /** The text that was asked for last: several problems of one document are located one after the other. */
  #latest: SourceDocument | undefined

  /** @param instead file → the text that counts instead of what is on disk */
  constructor(folder: string, keepsTexts: boolean, instead: ReadonlyMap<string, string> = new Map()) {
    this.folder = folder
    this.#keepsTexts = keepsTexts
    this.#instead = instead
  }

  /** A store of documents whose texts are in memory already. */
  static of({ folder, documents }: { folder: string; documents: Iterable<SourceDocument> }): DocumentStore {
    const store = new DocumentStore(folder, true)
    for (const { file, text } of documents) store.#documents.set(file, { text })
    return store
  }

  /** Reads a document for the first time. @returns what is wrong with the file where it holds no text */
  read(file: string): SourceDocument | Problem {
    const instead = this.#instead.get(file)
    if (instead !== undefined) {
      this.#documents.set(file, { text: instead })
      return { file, text: instead }
    }
    const found = readDocument(this.folder, file)
    if (!('text' in found)) return found
    const { text, stamp } = found
    this.#documents.set(file, this.#keepsTexts ? { stamp, text } : { stamp })
    this.#latest = { file, text }
    return this.#latest
  }

  /** Adds a document that was read elsewhere, in another process, by an earlier build or by an earlier check. */
  remember(file: string, stamp: string, text?: string): void {
    this.#documents.set(file, text === undefined ? { stamp } : { stamp, text })
  }

  stamp(file: string): string | undefined {
    return this.#documents.get(file)?.stamp
  }

  /** The files of all documents, in the order in which they came. */
  keys(): MapIterator<string> {
    return this.#documents.keys()
  }

  /** @returns nothing where there is no such document. @throws UsageError when its file has changed */
  get(file: string): SourceDocument | undefined {
    return this.#documents.has(file) ? { file, text: this.text(file) } : undefined
  }

  /** @throws UsageError when the file has changed */
  text(file: string): string {
    const { stamp, text } = this.#documents.get(file) ?? {}
    if (text !== undefined) return text
    if (this.#latest?.file !== file) this.#latest = { file, text: this.#reread(file, stamp) }
    return this.#latest.text
  }

  /** The value of a page that is valid. @throws UsageError when the file has changed */
  page(file: string): Page {
    // It had this shape when the text was validated.
    return JSON.parse(this.text(file)) as Page
  }

  #reread(file: string, stamp: string | undefined): string {
    const path = join(this.folder, file)
    const info = statSync(path, { throwIfNoEntry: false })
    if (!info || stampOf(info) !== stamp)
      throw new UsageError(`"${file}" was saved while the site was being read. Start once more.`)
    return readFileSync(path, 'utf8')
  }
}
