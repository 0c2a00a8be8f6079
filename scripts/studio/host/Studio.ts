// scripts/studio/host: the server behind the studio. In come calls over loopback (calls.ts), out go documents,
// forms, problems and publications. Alone it writes files and runs git.

import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { SiteTheme } from '../../../schema/model/site/theme.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import type { DevSite } from '../../lib/dev/DevSite.ts'
import type { Folders } from '../../lib/Folders.ts'
import { todayIn } from '../../lib/today.ts'
import { brandOf, problemsOf } from '../site/documentCalls.ts'
import { goneAway } from '../site/documentPlans.ts'
import { routeShowing } from '../site/listDocuments.ts'
import { type LinkTarget, offeredLinks } from '../site/offeredLinks.ts'
import { type PageTree, pageTree } from '../site/pageTree.ts'
import { Bin } from './documents/Bin.ts'
import { DocumentActions } from './documents/DocumentActions.ts'
import { DocumentFiles, type Saving } from './documents/DocumentFiles.ts'
import { type Draft, Drafts, type Window } from './documents/Drafts.ts'
import { type ListedDocument, listDocuments } from './documents/listDocuments.ts'

/** Milliseconds after which a call for changes answers that there are none. */
const LONG = 30_000

/** What the list of documents shows. */
export interface SiteList {
  /** Grows with every change on disk, and with work that is not saved, or not any more. */
  revision: number
  site: string
  locale: string
  /** The day that it is where the organisation is, `YYYY-MM-DD`. */
  today: string
  brand: ReturnType<typeof brandOf> | undefined
  /** What the site says of its look. */
  theme: SiteTheme | undefined
  documents: ListedDocument[]
  /** Problems that belong to no document, such as an unused picture. */
  others: Problem[]
  tree: PageTree
}

/** What a document comes to as its author has it now. */
interface Previewed {
  problems: Problem[]
  /** What it causes in other documents: errors, such as a link to a section that it no longer has, and that two differ. */
  others: Problem[]
  /** The page that shows it. */
  route: string | undefined
  /** The text that its page shows, where that is another one: it has a mistake. */
  older: string | undefined
}

/** A document to edit. */
interface OpenDocument {
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
  readonly bin: Bin
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
    this.#drafts = new Drafts(`${cache}/drafts`, () => this.#announce())
    this.#site = site
    this.bin = new Bin(`${cache}/bin`)
    this.documents = new DocumentActions({
      folders: this.folders,
      files: this.files,
      drafts: this.#drafts,
      bin: this.bin,
      today: () => todayIn(this.folders.pages),
      texts: () => site.onDisk?.texts,
      changed: file => {
        site.endPreview(file)
        site.changed(file)
      },
    })
    site.onRead(() => this.#announce())
  }

  async list(): Promise<SiteList> {
    const { onDisk, shown } = this.#site
    const unsaved = await this.unsaved()
    const listed = listDocuments(this.folders.pages, onDisk, unsaved)
    return {
      revision: this.#revision,
      site: shown?.content.site.name ?? '',
      locale: shown?.site.locale ?? 'en',
      today: todayIn(this.folders.pages),
      brand: shown && brandOf(shown.site),
      theme: shown?.content.site.theme,
      ...listed,
      tree: pageTree(listed.documents, onDisk?.raw('_site.json')?.fields.navigation),
    }
  }

  /** The documents with work that is not saved. */
  async unsaved(): Promise<Set<string>> {
    return new Set((await this.#drafts.list()).map(({ file }) => file))
  }

  async targets(): Promise<LinkTarget[]> {
    return offeredLinks(this.#site.onDisk)
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

  /** The texts of all documents: as they are on disk, and as authors have them without having saved. */
  async texts(): Promise<{ file: string; text: string }[]> {
    const texts: { file: string; text: string }[] = await this.#drafts.list()
    for (const file of await this.files.list()) {
      const stored = await this.files.read(file)
      if (stored) texts.push({ file, text: stored.text })
    }
    return texts
  }

  /** @param window the window in which its author goes on with what is not saved; without one it is only looked at */
  open(file: string, window?: Window): Promise<OpenDocument> {
    return this.#turns.take(file, async () => {
      const stored = await this.files.read(file)
      if (!stored) throw goneAway()
      const draft = await (window ? this.#drafts.takeOver(file, stored.text, window) : this.#drafts.of(file))
      return { file, ...stored, draft: draft?.text === stored.text ? undefined : draft }
    })
  }

  /** @param window the id of the window in which it is written */
  preview(file: string, text: string, base: string, window: string): Promise<Previewed> {
    return this.#turns.take(file, async () => {
      const isStored = await this.files.has(file, text)
      if (isStored === undefined) throw goneAway()
      // A document that was only loaded is no work, although another may have changed it on disk.
      const isSaved = isStored || text === base
      const show = async () => (isSaved ? this.#site.endPreview(file, text) : this.#site.preview(file, text))
      // The page does not wait for the disk.
      const [site] = await Promise.all([
        show(),
        isSaved ? this.#drafts.drop(file, window) : this.#drafts.keep(file, text, base, window),
      ])
      const { own, others } = site ? problemsOf(file, site, this.#site.onDisk) : { own: [], others: [] }
      const shown = this.#site.shown?.source.texts.get(file)
      const older = shown === site?.texts.get(file) ? undefined : shown
      return { problems: own, others, route: site && routeShowing(file, site), older }
    })
  }

  /** @param window the id of the window whose work is saved; that of other windows stays unsaved */
  save(file: string, text: string, digest: string, window?: string): Promise<Saving> {
    return this.#turns.take(file, async () => {
      const saving = await this.files.save(file, text, digest)
      if (saving.saved) {
        if (window !== undefined) await this.#drafts.drop(file, window)
        await this.#site.saved(file, text)
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
    // A task that failed has rejected for its own caller.
    const turn = (this.#last.get(file) ?? Promise.resolve()).then(task, task)
    this.#last.set(file, turn)
    return turn
  }
}
