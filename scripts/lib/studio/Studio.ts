import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { todayIn } from '../calendarDay.ts'
import type { DevSite } from '../dev/DevSite.ts'
import type { Folders } from '../Folders.ts'
import { UsageError } from '../usageError.ts'
import { Bin } from './documents/Bin.ts'
import { checkPreview } from './documents/checkPreview.ts'
import { DocumentActions } from './documents/DocumentActions.ts'
import { DocumentFiles, type Saving } from './documents/DocumentFiles.ts'
import { type Draft, Drafts, type Window } from './documents/Drafts.ts'
import { type ListedDocument, listDocuments } from './documents/listDocuments.ts'
import { nameDocuments } from './documents/nameDocuments.ts'
import { nameFields } from './documents/nameFields.ts'
import { describeForms, type FormDescription } from './fields/describeForms.ts'
import { valueOfText } from './json/edit.ts'
import { type LinkTarget, linkTargets } from './targets/linkTargets.ts'

/** Milliseconds after which a call for changes answers that there are none. */
const LONG = 30_000

/** What the list of documents shows. */
export interface SiteList {
  /** Grows with every change on disk. */
  revision: number
  site: string
  documents: ListedDocument[]
  /** Problems that belong to no document, such as an unused picture. */
  others: Problem[]
}

/** A document to edit. */
export interface OpenDocument {
  file: string
  text: string
  digest: string
  /** Work that was not saved when the studio ended. */
  draft: Draft | undefined
}

/** The work of the studio on one site. Nothing here knows HTTP. */
export class Studio {
  readonly folders: Folders
  readonly files: DocumentFiles
  readonly documents: DocumentActions
  /** The folder for what is not part of the site. */
  readonly cache: string
  readonly #drafts: Drafts
  readonly #site: DevSite
  /** A preview that is late must not keep as unsaved what is being saved. */
  readonly #turns = new Turns()
  #revision = 0
  #waiting: (() => void)[] = []

  constructor(site: DevSite, folders: Folders, cache: string) {
    this.folders = { pages: resolve(folders.pages), public: resolve(folders.public) }
    this.files = new DocumentFiles(this.folders.pages)
    this.cache = cache
    this.#drafts = new Drafts(`${cache}/drafts`)
    this.#site = site
    this.documents = new DocumentActions({
      folders: this.folders,
      files: this.files,
      drafts: this.#drafts,
      bin: new Bin(`${cache}/bin`),
      today: () => todayIn(this.folders.pages),
      changed: file => {
        site.preview(file, undefined)
        site.changed(file)
      },
    })
    site.onCheck(() => this.#announce())
  }

  description = (): FormDescription => describeForms(this.#site.current.good?.content.site.theme)

  async list(): Promise<SiteList> {
    const { check, good } = this.#site.current
    const drafts = await this.#drafts.list()
    return {
      revision: this.#revision,
      site: good?.content.site.name ?? '',
      ...listDocuments(await this.files.list(), check, good, new Set(drafts.map(({ file }) => file))),
    }
  }

  async targets(): Promise<LinkTarget[]> {
    const { check, good } = this.#site.current
    return linkTargets(await this.files.list(), check, good)
  }

  async changes(since: number): Promise<{ revision: number }> {
    if (since >= this.#revision) {
      const ended = new AbortController()
      const changed = new Promise<void>(resolve => this.#waiting.push(resolve))
      await Promise.race([changed, setTimeout(LONG, undefined, { signal: ended.signal }).catch(() => {})])
      ended.abort()
    }
    return { revision: this.#revision }
  }

  /** @param window the window in which its author goes on with what is not saved; without one it is only looked at */
  open(file: string, window?: Window): Promise<OpenDocument> {
    return this.#turns.take(file, async () => {
      const stored = await this.files.read(file)
      if (!stored) throw new UsageError(`There is no document "${file}" any more.`)
      const draft = await (window ? this.#drafts.takeOver(file, stored.text, window) : this.#drafts.of(file))
      return { file, ...stored, draft: draft?.text === stored.text ? undefined : draft }
    })
  }

  /** @param window the id of the window in which it is written */
  preview(
    file: string,
    text: string,
    base: string,
    window: string,
  ): Promise<{ problems: Problem[]; route: string | undefined }> {
    return this.#turns.take(file, async () => {
      const isStored = await this.files.has(file, text)
      if (isStored === undefined) throw new UsageError(`There is no document "${file}" any more.`)
      // A document that was only loaded is no work, although another may have changed it on disk.
      const isSaved = isStored || text === base
      await (isSaved ? this.#drafts.drop(file, window) : this.#drafts.keep(file, text, base, window))
      const { document, problems, route } = checkPreview({ file, text }, this.#site.current, this.folders)
      // With mistakes the last good page stays.
      if (document && !problems.some(isError)) this.#site.preview(file, isSaved ? undefined : document)
      const named = nameFields(problems, () => valueOfText(text))
      return { problems: nameDocuments(named, this.#site.current.check), route }
    })
  }

  /** @param window the id of the window whose work is saved; that of other windows stays unsaved */
  save(file: string, text: string, digest: string, window?: string): Promise<Saving> {
    return this.#turns.take(file, async () => {
      const saving = await this.files.save(file, text, digest)
      if (saving.saved) {
        if (window !== undefined) await this.#drafts.drop(file, window)
        this.#site.saved(file)
      }
      return saving
    })
  }

  /** Resolves when the studio knows a file that was written to the folder of public files. */
  async reread(path: string): Promise<void> {
    await this.#site.reread(`${this.folders.public}${path}`)
  }

  #announce(): void {
    this.#revision++
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

/** Runs the tasks on one file one after the other, in the order in which they were asked for. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(file: string, task: () => Promise<T>): Promise<T> {
    // A task that failed has told its own caller.
    const turn = (this.#last.get(file) ?? Promise.resolve()).then(task, task)
    this.#last.set(file, turn)
    return turn
  }
}
