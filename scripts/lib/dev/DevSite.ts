import { sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CustomPayload, ViteDevServer } from 'vite'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import type { ParsedDocument } from '../../../schema/read/Document.ts'
import { type Check, checkSite } from '../content/checkSite.ts'
import { SiteCache } from '../content/SiteCache.ts'
import type { Folders } from '../Folders.ts'
import type { Report } from '../report/Report.ts'
import { goodContent, hasOtherTexts } from './goodContent.ts'
import { isSame } from './isSame.ts'
import { mistakesIn } from './mistakesIn.ts'
import { MISTAKES, type MistakesMessage } from './overlay/Mistake.ts'
import type { PreviewContent } from './previewContent.ts'
import { CONTENT } from './refresh/events.ts'
import { withUnsaved } from './withUnsaved.ts'

/** Milliseconds after which a saved document is read: a file that is written in place is emptied first. */
const AT_ONCE = 5

/**
 * Milliseconds without a change after which it counts what is wrong or has gone: editors write a file in several steps, and git
 * writes many files. Public files are read only then: it is more than the 50 in which Vite's watcher reports only the first
 * change of a file, so the last one is never missed.
 */
const SETTLED = 60

/** The content of the site as the dev server shows it, and what is wrong with it. */
export class DevSite {
  readonly #server: ViteDevServer
  readonly #folders: Folders
  readonly #cache = new SiteCache()
  /** The last content without errors: of documents that have some, as they were before. */
  #good: PreviewContent | undefined
  #check: Check | undefined
  /** The files that were saved since the last check began. */
  readonly #saved = new Set<string>()
  #waiting: NodeJS.Timeout | undefined
  /** Resolves with the last check that was asked for. */
  #following = Promise.resolve()
  /** Whether a page in a browser has to be reloaded: what all pages share is outdated, or it is none yet. */
  #needsReload = false
  readonly #listeners = new Set<() => void>()
  /** File → the document as its author has it now, before it is saved. */
  readonly #unsaved = new Map<string, ParsedDocument>()
  /** File → the document that was saved, as long as it has not been read from disk. */
  readonly #justSaved = new Map<string, ParsedDocument>()
  /** The last content without errors, with the documents that are not saved. */
  #shown: PreviewContent | undefined
  #revision = 0

  constructor(server: ViteDevServer, folders: Folders) {
    this.#server = server
    this.#folders = folders
  }

  async start(): Promise<void> {
    await this.#show(await this.#read())
  }

  #read(): Promise<Check> {
    return checkSite(this.#folders, { isPreview: true }, { keepsTexts: true, cache: this.#cache })
  }

  async #show(check: Check): Promise<void> {
    this.#good = await goodContent(check, this.#good, this.#folders, this.#cache)
    this.#check = check
    this.#showUnsaved()
    for (const listener of this.#listeners) listener()
  }

  #showUnsaved(): void {
    this.#shown = this.#good && withUnsaved(this.#good, this.#unsaved.values(), this.#folders.public)
    this.#revision++
  }

  /**
   * Shows a document as its author has it now, instead of as it is saved.
   * @param document undefined for the one that is saved
   */
  preview(file: string, document: ParsedDocument | undefined): void {
    if (document) this.#unsaved.set(file, document)
    else if (!this.#unsaved.delete(file)) return
    if (!this.#good) return
    this.#showUnsaved()
    this.#server.ws.send(file === '_site.json' ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
  }

  /** Checks the site soon: a document has been saved as it is shown. It stays shown until it has been read. */
  saved(file: string): void {
    const document = this.#unsaved.get(file)
    if (document) this.#justSaved.set(file, document)
    this.changed(file)
  }

  /** Shows files as they are on disk, once they have been read, unless their author has gone on writing. */
  #settle(files: readonly string[]): void {
    for (const file of files) {
      const document = this.#justSaved.get(file)
      if (document && document === this.#unsaved.get(file)) this.#unsaved.delete(file)
      this.#justSaved.delete(file)
    }
  }

  /** What the last check found, with the last content that had no errors. */
  get current(): { check: Check | undefined; good: PreviewContent | undefined } {
    return { check: this.#check, good: this.#good }
  }

  /** Changes with what is shown. */
  get revision(): string {
    return String(this.#revision)
  }

  /** Calls a function after each check. */
  onCheck(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Checks the site soon. */
  changed(file: string): void {
    this.#saved.add(file)
    clearTimeout(this.#waiting)
    const delay = [...this.#saved].some(this.#isPublic) ? SETTLED : AT_ONCE
    this.#waiting = setTimeout(() => this.#checkNext(), delay)
  }

  /** Checks the site at once. Resolves when what it shows includes a file that was written before. */
  reread(file: string): Promise<void> {
    this.#saved.add(file)
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
    // Empty when the check before has read them already.
    while (this.#saved.size > 0) {
      const files = [...this.#saved]
      this.#saved.clear()
      if (files.some(this.#isPublic)) this.#cache.forgetPublicFiles()
      const check = await this.#read()
      if (this.#check && !files.some(this.#isPublic) && isSame(check, this.#check)) {
        this.#settle(files)
        continue
      }
      if (await this.#isSettled(check)) {
        this.#settle(files)
        await this.#announce(check)
      } else for (const file of files) this.#saved.add(file)
    }
  }

  /** What is wrong or has gone counts once nothing follows: a file may be half written, or one of several that change. */
  async #isSettled({ content, sources }: Check): Promise<boolean> {
    const before = [...(this.#check?.sources.keys() ?? [])]
    if (content && before.every(file => sources.stamp(file) !== undefined)) return true
    await wait(SETTLED)
    return this.#saved.size === 0
  }

  /** Tells the browsers. */
  async #announce(check: Check): Promise<void> {
    const stampOfSite = ({ sources }: Check) => sources.stamp('_site.json')
    this.#needsReload ||= !this.#good || !this.#check || stampOfSite(check) !== stampOfSite(this.#check)
    const hadErrors = this.#errors.length > 0
    const before = this.#good
    await this.#show(check)
    if (hadErrors || this.#errors.length > 0) this.#server.ws.send(this.mistakesMessage())
    if (this.#errors.length > 0 && !hasOtherTexts(this.#good, before)) return
    this.#server.ws.send(this.#needsReload ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
    this.#needsReload = false
  }

  readonly #isPublic = (file: string): boolean => file.startsWith(this.#folders.public + sep)

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
