import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from './usageError.ts'

/** A folder that is filled beside the published one and takes its place at the end, in whole or not at all. */
export class Release {
  readonly folder: string
  readonly #target: string
  readonly #made = new Set<string>()

  private constructor(target: string) {
    this.#target = target
    this.folder = `${target}.building-${process.pid}`
  }

  /** @throws UsageError when the place cannot be written */
  static async begin(target: string): Promise<Release> {
    const release = new Release(resolve(target))
    try {
      await recover(release.#target)
      await mkdir(release.folder, { recursive: true })
    } catch (cause) {
      throw new UsageError(
        `"${target}" cannot be written: ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      )
    }
    return release
  }

  /** Writes a file. @param path relative to the release, with forward slashes */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.folder, path)
    const folder = dirname(file)
    // Of many small files each is written sooner than a thread pool would have taken it.
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true })
    this.#made.add(folder)
    writeFileSync(file, content)
  }

  /** Puts the release in the place of the previous one. */
  async publish(): Promise<void> {
    const previous = previousOf(this.#target)
    await rm(previous, { recursive: true, force: true })
    if (existsSync(this.#target)) await rename(this.#target, previous)
    await rename(this.folder, this.#target)
    await rm(previous, { recursive: true, force: true })
  }

  /** Leaves the published folder as it is. */
  async abandon(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

const previousOf = (target: string) => `${target}.previous`

/** Brings back what a build that was killed at its very end had set aside, and clears what killed builds left. */
async function recover(target: string): Promise<void> {
  const previous = previousOf(target)
  if (existsSync(previous) && !existsSync(target)) await rename(previous, target)
  const parent = dirname(target)
  if (!existsSync(parent)) return
  const prefix = `${basename(target)}.building-`
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (pid && !isRunning(Number(pid))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
