import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files below a folder; the folders between are made. */
export class FilesIn {
  readonly folder: string
  readonly #made = new Set<string>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** @param path relative to the folder, with forward slashes */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.folder, path)
    const folder = dirname(file)
    // Synchronous: for many small files the thread pool costs more than the write.
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true })
    this.#made.add(folder)
    writeFileSync(file, content)
  }
}
