import { sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CustomPayload, ViteDevServer } from 'vite'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import { SiteFolder } from '../../site/folder.ts'
import { assetsOf } from '../../site/outputs/assets.ts'
import type { HashedFile } from '../../site/outputs/hashedFile.ts'
import { readOwnTypefaces, servedSite, themeFiles } from '../../site/outputs/themeFiles.ts'
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
  #made: readonly HashedFile[] = []
  /** What is shown: the last that had no errors. */
  #shown: ShownSite | undefined
  #revision = 0
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
    const found = showable(saved, this.#shown?.source)
    if (found) {
      const { source, content } = found
      const typefaces = await readOwnTypefaces(this.#folders.public, content.site.theme, '/')
      const served = servedSite('/', typefaces)
      this.#shown = shownSite(source, content, pictures => assetsOf(source.input.files, pictures, served))
      this.#made = themeFiles(this.#shown.site, this.#folders.public)
    }
    this.#revision++
  }

  /** Files that a build would write, without the icons of the site. */
  get made(): readonly HashedFile[] {
    return this.#made
  }

  /** The site as it is on disk. */
  get onDisk(): Site | undefined {
    return this.#saved
  }

  /** Changes with what is shown. */
  get revision(): string {
    return String(this.#revision)
  }

  /** Reads the site soon. */
  changed(file: string): void {
    this.#changed.add(file)
    clearTimeout(this.#waiting)
    const delay = [...this.#changed].some(this.#isPublic) ? SETTLED : AT_ONCE
    this.#waiting = setTimeout(this.#readNext, delay)
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

  /** The last site that had no errors. */
  get shown(): ShownSite | undefined {
    return this.#shown
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
