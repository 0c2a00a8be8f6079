import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/** A picture or another file that was deleted or replaced. Its content is a file next to it. */
const binnedFile = binnedDocument
  .pick({ id: true, title: true, route: true, at: true })
  .extend({ kind: z.literal('file') })

const binnedSchema = z.discriminatedUnion('kind', [binnedDocument, binnedFile])

/** What is in the bin. */
export type Binned = BinnedDocument | z.infer<typeof binnedFile>

/** Keeps what was deleted outside of the site's folders. Nothing leaves it but what is restored. */
export class Bin {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async add(document: Omit<BinnedDocument, 'id' | 'at'>): Promise<string> {
    const binned: BinnedDocument = { ...stampNow(), ...document }
    await writeWhole(this.#pathOf(binned.id), JSON.stringify(binned))
    return binned.id
  }

  /** @param route where it was */
  async addFile(route: string, bytes: Uint8Array): Promise<string> {
    const binned: Binned = { ...stampNow(), kind: 'file', title: basename(route), route }
    // Without its entry the content is not found: a file is there as a whole or not at all.
    await writeWhole(this.#contentOf(binned.id), bytes)
    await writeWhole(this.#pathOf(binned.id), JSON.stringify(binned))
    return binned.id
  }

  /** What is in the bin, the latest first. */
  async list(): Promise<Binned[]> {
    const names = (await readdir(this.#folder).catch(ignoreMissing)) ?? []
    const found = names.filter(name => /^\d+-[\da-f]+\.json$/.test(name)).sort()
    const kept = await Promise.all(found.map(name => readKept(join(this.#folder, name), binnedSchema)))
    return kept.flatMap(binned => binned ?? []).reverse()
  }

  /** @returns nothing where there is no such document */
  async find(id: string): Promise<BinnedDocument | undefined> {
    const found = (await this.list()).find(binned => binned.id === id)
    return found?.kind === 'file' ? undefined : found
  }

  /** @returns nothing where there is no such file */
  async findFile(id: string): Promise<{ route: string; bytes: Uint8Array } | undefined> {
    const found = (await this.list()).find(binned => binned.id === id)
    if (found?.kind !== 'file') return undefined
    return { route: found.route, bytes: await readFile(this.#contentOf(id)) }
  }

  /** Forgets what is back in its place, or could not be deleted. */
  async drop(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true })
    await rm(this.#contentOf(id), { force: true })
  }

  #contentOf(id: string): string {
    return join(this.#folder, `${id}.content`)
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`)
  }
}

function stampNow(): Pick<Binned, 'id' | 'at'> {
  const at = new Date().toISOString()
  return { id: `${at.replace(/\D/g, '')}-${randomBytes(4).toString('hex')}`, at }
}
