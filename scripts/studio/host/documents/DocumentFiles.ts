import { createHash } from 'node:crypto'
import { lstat, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { decodeDocument } from '../../../../schema/read/decode.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { replaceRead } from '../../../lib/authoring/replaceRead.ts'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { listFolder } from '../../../site/folder.ts'

/** A document as it is on disk. */
interface StoredText {
  text: string
  digest: string
}

/** What became of a document that was to be saved: saved, or changed by somebody else since it was loaded. */
export type Saving = { saved: true; digest: string } | { saved: false; current: StoredText | undefined }

/** Reads and writes the documents of a folder of pages. Nobody's change is overwritten, and no file is ever half written. */
export class DocumentFiles {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns nothing where there is no such document. @throws UsageError when the file cannot be edited */
  async read(file: string): Promise<StoredText | undefined> {
    const path = await this.#pathOf(file)
    const bytes = await readFile(path).catch(ignoreMissing)
    if (!bytes) return undefined
    const text = decodeDocument(file, bytes)
    if (typeof text !== 'string') throw new UsageError(`${text.message} ${text.suggestion}`)
    return { text, digest: digestOf(text) }
  }

  /**
   * Whether a document has this text on disk. While another program writes it, it has none.
   * @returns undefined when there is no such document
   */
  async has(file: string, text: string): Promise<boolean | undefined> {
    const bytes = await readFile(await this.#pathOf(file)).catch(ignoreMissing)
    return bytes?.equals(Buffer.from(text))
  }

  /**
   * Saves a document, if it is still what was loaded.
   * @param loaded the digest of what was loaded; undefined for a document that is new
   * @throws UsageError when the file cannot be edited, and whatever the disk says: the file is then as it was
   */
  async save(file: string, text: string, loaded: string | undefined): Promise<Saving> {
    const path = await this.#pathOf(file)
    return withLock(path, async () => {
      const current = await this.read(file)
      if (current?.digest !== loaded) return { saved: false, current }
      await writeWhole(path, text)
      return { saved: true, digest: digestOf(text) }
    })
  }

  /**
   * Deletes a document.
   * @param keep is given its text, and has put it somewhere else once it resolves
   * @throws UsageError when there is no such document
   */
  async remove(file: string, keep: (text: string) => Promise<void>): Promise<void> {
    const path = await this.#pathOf(file)
    await withLock(path, async () => {
      const current = await this.read(file)
      if (!current) throw new UsageError('This page is not there any more.')
      await keep(current.text)
      await rm(path)
    })
    // rmdir fails for a folder that is not empty. That folder stays.
    if (dirname(file) !== '.') await rmdir(dirname(path)).catch(() => undefined)
  }

  /**
   * Changes several documents as one: all of them or none.
   * @param before file → the text that is changed
   * @param changes file → new text, or null to delete it
   * @throws UsageError when one of them is no longer what it was, or a new one is there already
   */
  async replace(
    before: ReadonlyMap<string, string>,
    changes: ReadonlyMap<string, string | null>,
  ): Promise<void> {
    for (const file of [...before.keys(), ...changes.keys()]) await this.#pathOf(file)
    const refusal = () => 'Somebody has changed one of these pages meanwhile. Try again.'
    await replaceRead(this.folder, before, changes, refusal)
  }

  /** The documents of the folder, sorted. */
  list = async (): Promise<string[]> =>
    [...listFolder(this.folder, 'pages').stamps.keys()].filter(file => kindOf(file) !== undefined)

  /**
   * The path of a document. The name comes from a browser, so it must be the name that a document can have, and nothing on
   * the way to it may lead out of the folder.
   */
  async #pathOf(file: string): Promise<string> {
    if (!kindOf(file) || !SAFE_NAME.test(file)) throw new UsageError(`"${file}" is no document of the site.`)
    const path = join(this.folder, file)
    await this.#checkFolders(file)
    const info = await lstat(path).catch(ignoreMissing)
    if (info && !info.isFile())
      throw new UsageError(`"${file}" is a link and no file, so nothing is written.`)
    return path
  }

  /** @throws UsageError when a folder on the way to a file is none, also where the folders below it are not there yet */
  async #checkFolders(file: string): Promise<void> {
    let folder = this.folder
    for (const name of file.split('/').slice(0, -1)) {
      folder = join(folder, name)
      const info = await lstat(folder).catch(ignoreMissing)
      if (!info) return
      if (info.isSymbolicLink())
        throw new UsageError(`"${name}" is a link to another folder, so nothing is written there.`)
      if (!info.isDirectory()) throw new UsageError(`"${name}" is a file and no folder.`)
    }
  }
}

/** Folders and a file of letters, digits, hyphens and underscores; a template has brackets. */
const SAFE_NAME = /^(?:[\w-]+\/)*(?:[\w-]+|\[id\])\.json$/

/** Writes a file at once: a program that reads it sees the old text or the new one, also after a power cut. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // Hidden files are no documents.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`)
  try {
    const handle = await open(temporary, 'w')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Reads a file that the studio has kept. One that is damaged, as a power cut can leave it, is put aside under another name, so that it
 * keeps nobody from all the others; its bytes stay.
 * @returns nothing where there is none, or only a damaged one
 */
export async function readKept<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  if (text === undefined) return undefined
  const found = schema.safeParse(valueOfText(text))
  if (found.success) return found.data
  await rename(path, `${path}.damaged`).catch(ignoreMissing)
  console.error(
    `What the studio kept in "${basename(path)}" was damaged. It is put aside as "${path}.damaged".`,
  )
  return undefined
}

/** A digest that tells whether two texts are the same. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
