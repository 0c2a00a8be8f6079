import type { CustomPayload, ViteDevServer } from 'vite'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import type { ParsedDocument } from '../../../schema/read/Document.ts'
import { type Check, checkSite } from '../content/checkSite.ts'
import type { Folders } from '../Folders.ts'
import type { Report } from '../report/Report.ts'
import { goodContent, hasOtherTexts } from './goodContent.ts'
import { mistakesIn } from './mistakesIn.ts'
import { MISTAKES, type MistakesMessage } from './overlay/Mistake.ts'
import type { PreviewContent } from './previewContent.ts'
import { withUnsaved } from './withUnsaved.ts'

/** The event after which a page in a browser fetches its content again, and the one with which it asks whether it has to. */
export const CONTENT = 'chalkline:content'
export const ASK_FOR_CONTENT = 'chalkline:ask-for-content'

/**
 * Milliseconds without a change after which the site is checked. Editors write a file in several steps, and git writes many files.
 * It is more than the 50 in which the watcher reports only the first change of a file, so the last one is never missed.
 */
const SETTLED = 60

/** The content of the site as the dev server shows it, and what is wrong with it. */
export class DevSite {
  readonly #server: ViteDevServer
  readonly #folders: Folders
  /** The last content without errors: of documents that have some, as they were before. */
  #good: PreviewContent | undefined
  #check: Check | undefined
  /** The files that were saved since the last check began. */
  #saved: string[] = []
  #waiting: NodeJS.Timeout | undefined
  /** Resolves with the last check that was asked for. */
  #following = Promise.resolve()
  /** Whether a page in a browser has to be reloaded: its site data is outdated, or it is none yet. */
  #needsReload = false
  readonly #listeners = new Set<() => void>()
  /** File → the document as its author has it now, before it is saved. */
  readonly #unsaved = new Map<string, ParsedDocument>()
  /** The last content without errors, with the documents that are not saved. */
  #shown: PreviewContent | undefined

  constructor(server: ViteDevServer, folders: Folders) {
    this.#server = server
    this.#folders = folders
  }

  async refresh(): Promise<void> {
    const check = await checkSite(this.#folders, { isPreview: true }, { keepsTexts: true })
    this.#good = await goodContent(check, this.#good, this.#folders)
    this.#check = check
    this.#shown = this.#good && withUnsaved(this.#good, this.#unsaved.values())
    for (const listener of this.#listeners) listener()
  }

  /**
   * Shows a document as its author has it now, instead of as it is saved.
   * @param document undefined for the one that is saved
   */
  preview(file: string, document: ParsedDocument | undefined): void {
    if (document) this.#unsaved.set(file, document)
    else if (!this.#unsaved.delete(file)) return
    if (!this.#good) return
    this.#shown = withUnsaved(this.#good, this.#unsaved.values())
    this.#server.ws.send(file === '_site.json' ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
  }

  /** What the last check found, with the last content that had no errors. */
  get current(): { check: Check | undefined; good: PreviewContent | undefined } {
    return { check: this.#check, good: this.#good }
  }

  /** Whether pages show something that is not saved. */
  get showsUnsaved(): boolean {
    return this.#unsaved.size > 0
  }

  /** Calls a function after each check. */
  onCheck(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Checks the site once its files have not changed for a moment. */
  changed(file: string): void {
    this.#saved.push(file)
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => this.#checkNext(), SETTLED)
  }

  /** Checks the site at once. Resolves when what it shows includes a file that was written before. */
  reread(file: string): Promise<void> {
    this.#saved.push(file)
    return this.#checkNext()
  }

  /** One check after another: of two at once the earlier could end last, and its older content would stay. */
  #checkNext(): Promise<void> {
    this.#following = this.#following
      .then(() => this.#follow())
      // A file can vanish between being listed and being read, as when git changes many: the next change reads everything again.
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    return this.#following
  }

  async #follow(): Promise<void> {
    const files = this.#saved.splice(0)
    // The check before has read them already.
    if (files.length === 0) return
    this.#needsReload ||= !this.#good || files.some(file => file.endsWith('_site.json'))
    const hadErrors = this.#errors.length > 0
    const before = this.#good
    await this.refresh()
    if (hadErrors || this.#errors.length > 0) this.#server.ws.send(this.mistakesMessage())
    if (this.#errors.length > 0 && !hasOtherTexts(this.#good, before)) return
    this.#server.ws.send(this.#needsReload ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
    this.#needsReload = false
  }

  /** The mistakes of the site, for the overlay of a browser. */
  mistakesMessage(): CustomPayload {
    const { problems, sources } = this.mistakes
    const data: MistakesMessage = { mistakes: mistakesIn(problems, sources) }
    return { type: 'custom', event: MISTAKES, data }
  }

  /** The last content without errors, with the documents that are not saved. */
  get shown(): PreviewContent | undefined {
    return this.#shown
  }

  /** What the last check found wrong, with the texts of the documents. */
  get mistakes(): Pick<Report, 'problems' | 'sources'> {
    return { problems: this.#errors, sources: this.#check?.sources ?? new Map<string, never>() }
  }

  get #errors(): Problem[] {
    return (this.#check?.problems ?? []).filter(isError)
  }
}
