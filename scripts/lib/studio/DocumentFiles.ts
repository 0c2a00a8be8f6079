import { lstat, mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { decodeDocument } from '../../../schema/read/decode.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import { documentFiles } from '../content/readDocuments.ts'
import { UsageError } from '../usageError.ts'
import { digestOf } from './digestOf.ts'
import { withLock } from './withLock.ts'

/** A document as it is on disk. */
export interface StoredText {
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
    if (typeof text !== 'string') throw new UsageError(`${text.message} ${text.cure}`)
    return { text, digest: digestOf(text) }
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

  /** The documents of the folder, sorted. */
  list = (): Promise<string[]> =>
    documentFiles(this.folder).then(files => files.filter(file => kindOf(file) !== undefined))

  /**
   * The path of a document. The name comes from a browser, so it must be the name that a document can have, and nothing on
   * the way to it may lead out of the folder.
   */
  async #pathOf(file: string): Promise<string> {
    if (!kindOf(file) || !SAFE_NAME.test(file)) throw new UsageError(`"${file}" is no document of the site.`)
    const path = join(this.folder, file)
    const parent = await realpath(dirname(path)).catch(ignoreMissing)
    if (parent && parent !== join(await realpath(this.folder), dirname(file)))
      throw new UsageError(`"${dirname(file)}" is a link to another folder, so nothing is written there.`)
    const info = await lstat(path).catch(ignoreMissing)
    if (info && !info.isFile())
      throw new UsageError(`"${file}" is a link and no file, so nothing is written.`)
    return path
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
