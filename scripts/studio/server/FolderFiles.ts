import { lstat, mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { isHiddenPath, listFolder } from '../../site/folder.ts'
import { digestOf, HostError, isSitePath } from '../hosts/Host.ts'
import { isDocumentPath } from '../site/Workspace.ts'

const ROOMS = ['pages', 'public'] as const

/** A file on disk. */
interface FileOnDisk {
  /** Changes whenever it is written. */
  stamp: string
  /** Its digest, and for a text with the line breaks of Windows the one that git knows it by. */
  digests: readonly string[]
}

/** The two folders of a site, as bytes. Paths are those of a host. */
export class FolderFiles {
  readonly #folders: Folders
  #known: ReadonlyMap<string, FileOnDisk> = new Map()

  constructor(folders: Folders) {
    this.#folders = folders
  }

  /** Path → every file. What has its stamp still is not read again. */
  async list(): Promise<ReadonlyMap<string, FileOnDisk>> {
    const found = new Map<string, FileOnDisk>()
    for (const room of ROOMS)
      for (const [name, stamp] of listFolder(this.#folders[room], room).stamps) {
        const path = `${room}/${name}`
        const known = this.#known.get(path)
        const digests = known?.stamp === stamp ? known.digests : await this.digestsAt(path)
        // It has gone meanwhile.
        if (digests.length > 0) found.set(path, { stamp, digests })
      }
    this.#known = found
    return found
  }

  /** The digests of what a file holds at this moment; none where there is no file. */
  async digestsAt(path: string): Promise<readonly string[]> {
    const bytes = await this.read(path)
    if (!bytes) return []
    const text = isDocumentPath(path) && bytes.includes('\r\n') ? textOf(bytes) : undefined
    const asInGit = text?.replaceAll('\r\n', '\n')
    return [await digestOf(bytes), ...(asInGit === undefined ? [] : [await digestOf(encode(asInGit))])]
  }

  /** @returns nothing where there is no file. @throws HostError for a path that is none of a site */
  async read(path: string): Promise<Buffer | undefined> {
    return readFile(await this.placeOf(path)).catch(ignoreMissing)
  }

  /** @param content null deletes the file */
  async write(path: string, content: Uint8Array | null): Promise<void> {
    const place = await this.placeOf(path)
    if (content) return writeWhole(place, content)
    await rm(place, { force: true })
    // rmdir fails for a folder that is not empty. That folder stays.
    if (path.split('/').length > 2) await rmdir(dirname(place)).catch(() => undefined)
  }

  /**
   * Where a file is. Its path comes from a browser: nothing on the way to it may lead out of its folder.
   * @throws HostError for a path that is none of a site
   */
  async placeOf(path: string): Promise<string> {
    const [room, ...names] = path.split('/')
    if (!isSitePath(path) || isHiddenPath(names.join('/')))
      throw new HostError('refused', `“${path}” is no file of a site.`)
    let place = this.#folders[room === 'pages' ? 'pages' : 'public']
    for (const [index, name] of names.entries()) {
      place = join(place, name)
      const info = await lstat(place).catch(ignoreMissing)
      const isLast = index === names.length - 1
      if (info && !(isLast ? info.isFile() : info.isDirectory()))
        throw new HostError('refused', `“${path}” leads elsewhere, so nothing is read or written there.`)
    }
    return place
  }
}

/** @returns nothing for bytes that are no text */
export function textOf(bytes: Uint8Array | undefined): string | undefined {
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Writes a file at once: a program that reads it sees the old content or the new one, also after a power cut. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  // Hidden files are none of the site's.
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
