import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentContext, ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import type { DocumentReport } from '../../../schema/validate/validateDocument.ts'
import { type MeasurePicture, measurePicture } from '../pictures/measure.ts'
import type { DocumentStore } from './DocumentStore.ts'
import { readContext } from './readDocuments.ts'
import { stampOf } from './stamps.ts'
import { validateFile } from './validateFile.ts'

/** What a check has read of a site, so that the next one reads and validates only the documents that were saved since. */
export class SiteCache {
  readonly #documents = new Map<string, { stamp: string; text: string; report: DocumentReport }>()
  readonly #measures = new Map<string, ReturnType<MeasurePicture>>()
  #public: Promise<ValidationContext> | undefined
  /** What the reports were made with. */
  #files: ValidationContext['files'] | undefined
  #today = ''

  /** Has to be called when a file was added to the folder of public files, changed or deleted. */
  forgetPublicFiles(): void {
    this.#public = undefined
    this.#measures.clear()
  }

  /** @throws UsageError when there is no such folder */
  context(publicFolder: string): Promise<ValidationContext> {
    this.#public ??= readContext(publicFolder).catch(error => {
      this.#public = undefined
      throw error
    })
    return this.#public
  }

  readonly measure: MeasurePicture = file => {
    const measures = this.#measures.get(file) ?? measurePicture(file)
    this.#measures.set(file, measures)
    return measures
  }

  /** Reads and validates one file of the folder of pages, unless it is as it was. */
  validate(file: string, documents: DocumentStore, context: DocumentContext): DocumentReport {
    const { files, today } = context
    if (files !== this.#files || today !== this.#today) this.#documents.clear()
    this.#files = files
    this.#today = today
    const cached = this.#documents.get(file)
    if (cached && cached.stamp === stampOf(statSync(join(documents.folder, file)))) {
      documents.remember(file, cached.stamp, cached.text)
      return cached.report
    }
    const report = validateFile(file, documents, context)
    const stamp = documents.stamp(file)
    if (stamp === undefined) this.#documents.delete(file)
    else this.#documents.set(file, { stamp, text: documents.text(file), report })
    return report
  }
}
