import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from './DocumentFiles.ts'
import { digestOf } from './digestOf.ts'

/** Unsaved work on a document. */
export interface Draft {
  file: string
  text: string
  /** The text that was loaded when the work began. */
  base: string
  /** When it was last changed, as `Date.toISOString` writes it. */
  at: string
}

/** Keeps the unsaved work of authors outside of the folder of pages, so that a crash or a closed window loses nothing. */
export class Drafts {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async keep(file: string, text: string, base: string): Promise<void> {
    const kept = await this.of(file)
    // What was only opened again is as old as it was.
    if (kept?.text === text && kept.base === base) return
    await mkdir(this.#folder, { recursive: true })
    const draft: Draft = { file, text, base, at: new Date().toISOString() }
    await writeWhole(this.#pathOf(file), JSON.stringify(draft))
  }

  async drop(file: string): Promise<void> {
    await rm(this.#pathOf(file), { force: true })
  }

  async list(): Promise<Draft[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const drafts = await Promise.all(
      names
        .filter(name => name.endsWith('.json') && !name.startsWith('.'))
        .map(name => readDraft(join(this.#folder, name))),
    )
    return drafts.flatMap(draft => draft ?? [])
  }

  async of(file: string): Promise<Draft | undefined> {
    return readDraft(this.#pathOf(file))
  }

  #pathOf(file: string): string {
    return join(this.#folder, `${digestOf(file).slice(0, 32)}.json`)
  }
}

/** @returns nothing where there is no draft */
async function readDraft(path: string): Promise<Draft | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  // As written above.
  return text === undefined ? undefined : (JSON.parse(text) as Draft)
}
