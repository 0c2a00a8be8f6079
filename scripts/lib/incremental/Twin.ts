import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { identityOf, recordFolder } from './BuildRecord.ts'

/**
 * A second tree of the published files, which shares them with the first (hard links). A build that changes a few files
 * writes them there, puts the tree in the place of the published one, and then makes the old one its twin again:
 * what is published changes all at once, and nothing is done for files that stay as they are.
 */
export class Twin {
  readonly #target: string
  readonly #folder: string
  readonly #written = new Set<string>()

  /** @param target the published folder */
  constructor(target: string) {
    this.#target = resolve(target)
    this.#folder = join(recordFolder(target), `twin of ${identityOf(target)}`)
    if (existsSync(this.#folder)) return
    forgetTwins(target)
    mkdirSync(recordFolder(target), { recursive: true })
    linkTree(this.#target, this.#folder)
  }

  /** @param path relative to the tree, with forward slashes */
  async write(path: string, content: string): Promise<void> {
    const file = join(this.#folder, path)
    // Written in its place, it would change in both trees.
    rmSync(file, { force: true })
    writeFileSync(file, content)
    this.#written.add(path)
  }

  publish(): void {
    const previous = `${this.#target}.previous`
    rmSync(previous, { recursive: true, force: true })
    renameSync(this.#target, previous)
    renameSync(this.#folder, this.#target)
    for (const path of this.#written) {
      rmSync(join(previous, path))
      link(join(this.#target, path), join(previous, path))
    }
    renameSync(previous, join(dirname(this.#folder), `twin of ${identityOf(this.#target)}`))
  }
}

/** Deletes the twins of a folder that is built anew. */
export function forgetTwins(target: string): void {
  const folder = recordFolder(target)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter(entry => entry.startsWith('twin of')))
    rmSync(join(folder, name), { recursive: true })
}

function linkTree(from: string, to: string) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, copy)
    else link(source, copy)
  }
}

/** Where a disk knows no hard links, or none across to the cache, a copy serves as well. */
export function link(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    copyFileSync(source, copy)
  }
}
