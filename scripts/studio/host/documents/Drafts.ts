import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { contains } from '../../../../schema/text/mergeVersions.ts'
import { digestOf, ignoreMissing, readKept, writeWhole } from './DocumentFiles.ts'

const draftSchema = z.object({
  file: z.string(),
  text: z.string(),
  /** The text that was loaded when the work began. */
  base: z.string(),
  /** When it was last changed, as `Date.toISOString` writes it. */
  at: z.string(),
})

/** Unsaved work on a document. */
export type Draft = z.infer<typeof draftSchema>

/** A window in which an author writes. Each has drafts of its own, so that none overwrites those of another. */
export interface Window {
  id: string
  /** The window of which it is another load: its work goes on here. */
  before: string | undefined
}

/** Keeps the unsaved work of authors outside of the folder of pages, so that a crash or a closed window loses nothing. */
export class Drafts {
  readonly #folder: string
  readonly #changed: () => void

  /** @param changed is called when there is work more or less. What is written on is no change */
  constructor(folder: string, changed: () => void) {
    this.#folder = folder
    this.#changed = changed
  }

  /** @param window the id of the window in which it was written */
  async keep(file: string, text: string, base: string, window: string): Promise<void> {
    const path = this.#pathOf(file, window)
    const kept = await readKept(path, draftSchema)
    // What was only opened again is as old as it was.
    if (kept?.text === text && kept.base === base) return
    await mkdir(this.#folder, { recursive: true })
    const draft: Draft = { file, text, base, at: new Date().toISOString() }
    await writeWhole(path, JSON.stringify(draft))
    if (!kept) this.#changed()
  }

  /** Forgets the work of a window on a document. That of other windows stays. */
  async drop(file: string, window: string): Promise<void> {
    await this.#remove(this.#pathOf(file, window))
  }

  /** It may be gone already. */
  async #remove(path: string): Promise<void> {
    await rm(path).then(this.#changed, ignoreMissing)
  }

  /** Forgets all work on a document that has a text. */
  async dropText(file: string, text: string): Promise<void> {
    for (const { path, draft } of await this.#stored())
      if (draft.file === file && draft.text === text) await this.#remove(path)
  }

  async list(): Promise<Draft[]> {
    return (await this.#stored()).map(({ draft }) => draft)
  }

  /** The latest work on a document. */
  async of(file: string): Promise<Draft | undefined> {
    return (await this.list()).filter(draft => draft.file === file).sort(latestFirst)[0]
  }

  /**
   * Gives a window the work on a document with which it goes on: its own, or the latest. What else there is stays, until
   * another window is opened.
   * @param saved the document as it is on disk; work that it has already is forgotten
   */
  async takeOver(file: string, saved: string, { id, before }: Window): Promise<Draft | undefined> {
    for (const { path, draft } of await this.#stored())
      if (draft.file === file && draft.base !== saved && contains(saved, draft.text, draft.base))
        await this.#remove(path)
    const found = (await this.#stored())
      .filter(({ draft }) => draft.file === file)
      .sort((one, other) => latestFirst(one.draft, other.draft))
    const ofWindow = (window = '') => found.find(({ path }) => path === this.#pathOf(file, window))
    const taken = ofWindow(id) ?? ofWindow(before) ?? found[0]
    if (!taken) return undefined
    await rename(taken.path, this.#pathOf(file, id))
    return taken.draft
  }

  async #stored(): Promise<{ path: string; draft: Draft }[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const drafts = await Promise.all(
      names
        .filter(name => name.endsWith('.json') && !name.startsWith('.'))
        .map(async name => {
          const path = join(this.#folder, name)
          const draft = await readKept(path, draftSchema)
          return draft ? [{ path, draft }] : []
        }),
    )
    return drafts.flat()
  }

  #pathOf(file: string, window: string): string {
    return join(this.#folder, `${digestOf(file).slice(0, 32)}.${window}.json`)
  }
}

const latestFirst = (one: Draft, other: Draft): number => (one.at < other.at ? 1 : -1)
