import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ignoreMissing, readKept, writeWhole } from './DocumentFiles.ts'

const binnedDocument = z.object({
  id: z.string(),
  /** Where it was. */
  file: z.string(),
  kind: z.enum(['page', 'post']),
  title: z.string(),
  route: z.string(),
  text: z.string(),
  /** Unsaved work on it. */
  unsaved: z.string().optional(),
  /** When it was deleted, as `Date.toISOString` writes it. */
  at: z.string(),
})

/** A document that was deleted. */
export type BinnedDocument = z.infer<typeof binnedDocument>

/** Keeps deleted documents outside of the folder of pages. Nothing leaves it but what is restored. */
export class Bin {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async add(document: Omit<BinnedDocument, 'id' | 'at'>): Promise<string> {
    const at = new Date().toISOString()
    const id = `${at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`
    await mkdir(this.#folder, { recursive: true })
    const binned: BinnedDocument = { id, at, ...document }
    await writeWhole(this.#pathOf(id), JSON.stringify(binned))
    return id
  }

  /** What is in the bin, the latest first. */
  async list(): Promise<BinnedDocument[]> {
    const names = (await readdir(this.#folder).catch(ignoreMissing)) ?? []
    const found = names.filter(name => /^\d+-[\da-f]+\.json$/.test(name)).sort()
    const kept = await Promise.all(found.map(name => readKept(join(this.#folder, name), binnedDocument)))
    return kept.flatMap(binned => binned ?? []).reverse()
  }

  /** @returns nothing where there is no such document */
  async find(id: string): Promise<BinnedDocument | undefined> {
    return (await this.list()).find(binned => binned.id === id)
  }

  /** Forgets a document that is back in its place, or that could not be deleted. */
  async drop(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`)
  }
}
