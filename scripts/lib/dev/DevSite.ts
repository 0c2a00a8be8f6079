import { sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CustomPayload, ViteDevServer } from 'vite'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'
import { SiteFolder } from '../../site/folder.ts'
import { assetsOf } from '../../site/outputs/assets.ts'
import type { HashedFile } from '../../site/outputs/hashedFile.ts'
import { type OwnTypefaces, readOwnTypefaces, servedSite, themeFiles } from '../../site/outputs/themeFiles.ts'
import type { Folders } from '../Folders.ts'
import { pretty } from '../report/pretty.ts'
import type { Report } from '../report/Report.ts'
import { todayIn } from '../today.ts'
import { CONTENT, PROBLEMS, type ProblemsMessage } from './refresh/contentEvents.ts'
import { type ShownSite, showable, shownSite } from './shownSite.ts'

/** Milliseconds after which a saved document is read: a file that is written in place is emptied first. */
const AT_ONCE = 5

/**
 * Milliseconds without a change after which it counts what is wrong or has gone: editors write a file in several steps, and git
 * writes many files. Public files are read only then: it is more than the 50 in which Vite's watcher reports only the first
 * change of a file, so the last one is never missed.
 */
const SETTLED = 60

/** Days of which the site is kept: several windows may show one each. */
const MOST_DAYS = 4

/** The site as the dev server shows it, and what is wrong with it. */
export class DevSite {
  readonly #server: ViteDevServer
  readonly #folders: Folders
  readonly #folder: SiteFolder
  /** The site as it is on disk. */
  #saved: Site | undefined
  /** The files that were saved since the last reading began. */
  readonly #changed = new Set<string>()
  #waiting: NodeJS.Timeout | undefined
  /** Resolves with the last reading that was asked for. */
  #following = Promise.resolve()
  /** Whether a page in a browser has to be reloaded: what all pages share is outdated, or it is none yet. */
  #needsReload = false
  readonly #listeners = new Set<() => void>()
  /** File → the text of the document as its author has it now, before it is saved. */
  readonly #unsaved = new Map<string, string>()
  #typefaces: OwnTypefaces = new Map()
  #made: readonly HashedFile[] = []
  /** What is shown: the last that had no errors, with the documents that are not saved. */
  #shown: ShownSite | undefined
  #revision = 0
  /** What was asked for last on other days, each with what it was made from. */
  readonly #onDays = new Map<string, { of: ShownSite; shown: ShownSite }>()

  constructor(server: ViteDevServer, folders: Folders) {
    this.#server = server
    this.#folders = folders
    this.#folder = new SiteFolder(folders)
  }

  async start(): Promise<void> {
    await this.#take(await this.#read())
  }

  async #read(): Promise<Site> {
    const view = { today: todayIn(this.#folders.pages), isPreview: true }
    return createSite(await this.#folder.read(), view, this.#saved)
  }

  async #take(saved: Site): Promise<void> {
    this.#saved = saved
    const shown = showable(saved, this.#shown?.source)
    if (shown) this.#typefaces = await readOwnTypefaces(this.#folders.public, shown.content.site.theme, '/')
    this.#show()
    for (const listener of this.#listeners) listener()
  }

  /** The site with the documents that are not saved. */
  get #edited(): Site | undefined {
    return this.#unsaved.size === 0 ? this.#saved : this.#saved?.with({ texts: this.#unsaved })
  }

  #show(edited = this.#edited): void {
    const found = edited && showable(edited, this.#shown?.source, this.#unsaved.size > 0)
    if (found) {
      this.#shown = this.#shownOf(found.source, found.content)
      this.#made = themeFiles(this.#shown.site, this.#folders.public)
    }
    this.#revision++
  }

  #shownOf(source: Site, content: Content): ShownSite {
    const { files } = source.input
    return shownSite(source, content, pictures => assetsOf(files, pictures, servedSite('/', this.#typefaces)))
  }

  /** Files that a build would write, without the icons of the site. */
  get made(): readonly HashedFile[] {
    return this.#made
  }

  /**
   * Shows a document as its author has it now, instead of as it is saved. While it has problems, what was shown stays.
   * @returns the site with it
   */
  preview(file: string, text: string): Site | undefined {
    if (this.#unsaved.get(file) === text) return this.#edited
    this.#unsaved.set(file, text)
    const edited = this.#edited
    this.#show(edited)
    this.#send(file)
    return edited
  }

  /** Shows a document as it is saved. @returns the site with a text that is saved, or will be read in a moment */
  endPreview(file: string, text?: string): Site | undefined {
    if (this.#unsaved.delete(file)) {
      this.#show()
      this.#send(file)
    }
    const edited = this.#edited
    return text === undefined || edited?.texts.get(file) === text
      ? edited
      : edited?.with({ texts: new Map([[file, text]]) })
  }

  #send(file: string): void {
    if (!this.#shown) return
    this.#server.ws.send(file === '_site.json' ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
  }

  /** Shows a document as it has just been saved, unless its author goes on writing. */
  saved(file: string, text: string): Promise<void> {
    const before = this.#unsaved.get(file)
    return this.#next(async () => {
      if (this.#unsaved.get(file) === before) this.#unsaved.delete(file)
      if (this.#saved) await this.#announce(this.#saved.with({ texts: new Map([[file, text]]) }))
    })
  }

  /** The site as it is on disk. */
  get onDisk(): Site | undefined {
    return this.#saved
  }

  /** Changes with what is shown. */
  get revision(): string {
    return String(this.#revision)
  }

  /** Calls a function after each reading. */
  onRead(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Reads the site soon. */
  changed(file: string): void {
    this.#changed.add(file)
    clearTimeout(this.#waiting)
    const delay = [...this.#changed].some(this.#isPublic) ? SETTLED : AT_ONCE
    this.#waiting = setTimeout(this.#readNext, delay)
  }

  /** Reads the site at once. Resolves when what it shows includes a file that was written before. */
  reread(file: string): Promise<void> {
    this.#changed.add(file)
    return this.#readNext()
  }

  readonly #readNext = (): Promise<void> => this.#next(() => this.#follow())

  /** One reading after another: of two at once the earlier could end last, and its older content would stay. */
  #next(step: () => Promise<void>): Promise<void> {
    this.#following = this.#following
      .then(step)
      // A file can vanish between being listed and being read, as when git changes many: the next change reads everything again.
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    return this.#following
  }

  async #follow(): Promise<void> {
    // Empty when the reading before has read them already.
    while (this.#changed.size > 0) {
      const files = [...this.#changed]
      this.#changed.clear()
      const site = await this.#read()
      // Editors and git often touch a file only.
      if (this.#saved && isSame(site, this.#saved)) continue
      if (await this.#isSettled(site)) await this.#announce(site)
      else for (const file of files) this.#changed.add(file)
    }
  }

  /** What is wrong or has gone counts once nothing follows: a file may be half written, or one of several that change. */
  async #isSettled({ content, texts, leftOut }: Site): Promise<boolean> {
    const before = [...(this.#saved?.texts.keys() ?? [])]
    if (content && leftOut.size === 0 && before.every(file => texts.has(file))) return true
    await wait(SETTLED)
    return this.#changed.size === 0
  }

  /** Tells the browsers. */
  async #announce(site: Site): Promise<void> {
    const isOfSite = ({ texts }: Site) => texts.get('_site.json')
    this.#needsReload ||= !this.#shown || !this.#saved || isOfSite(site) !== isOfSite(this.#saved)
    const hadErrors = this.#errors.length > 0
    const before = this.#shown?.source
    await this.#take(site)
    if (hadErrors || this.#errors.length > 0) this.#server.ws.send(this.problemsMessage())
    const now = this.#shown?.source
    if (this.#errors.length > 0 && now && before && hasSameTexts(now, before)) return
    this.#server.ws.send(this.#needsReload ? { type: 'full-reload' } : { type: 'custom', event: CONTENT })
    this.#needsReload = false
  }

  readonly #isPublic = (file: string): boolean => file.startsWith(this.#folders.public + sep)

  /** The problems of the site, for the overlay of a browser. */
  problemsMessage(): CustomPayload {
    const data: ProblemsMessage = { count: this.#errors.length, text: pretty(this.report) }
    return { type: 'custom', event: PROBLEMS, data }
  }

  /** The last site that had no errors, with the documents that are not saved. */
  get shown(): ShownSite | undefined {
    return this.#shown
  }

  /**
   * What is shown, on another day.
   * @param isPreview whether drafts, and what visitors do not see on that day, are shown too
   */
  shownOn(today: string, isPreview: boolean): ShownSite | undefined {
    const of = this.#shown
    const key = `${today} ${isPreview}`
    const known = this.#onDays.get(key)
    if (!of || known?.of === of) return known?.shown
    const source = createSite(of.source.input, { today, isPreview }, known?.shown.source)
    const content = source.content ?? source.looseContent
    if (!content) return undefined
    const shown = this.#shownOf(source, content)
    this.#onDays.delete(key)
    this.#onDays.set(key, { of, shown })
    for (const [oldest] of this.#onDays) if (this.#onDays.size > MOST_DAYS) this.#onDays.delete(oldest)
    return shown
  }

  /** What is wrong with the site as it is on disk. */
  get report(): Pick<Report, 'problems' | 'texts'> {
    return { problems: this.#errors, texts: this.#saved?.texts ?? new Map<string, string>() }
  }

  get #errors(): Problem[] {
    return (this.#saved?.problems ?? []).filter(isError)
  }
}

/** Whether two sites come to the same, since they are made of the same. */
const isSame = (one: Site, other: Site): boolean =>
  one.view.today === other.view.today &&
  one.input.files === other.input.files &&
  JSON.stringify([one.input.others, one.input.problems]) ===
    JSON.stringify([other.input.others, other.input.problems]) &&
  hasSameTexts(one, other)

function hasSameTexts({ texts: one }: Site, { texts: other }: Site): boolean {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].every(file => one.get(file) === other.get(file))
}
