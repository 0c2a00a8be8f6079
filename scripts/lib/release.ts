import { existsSync, statSync } from 'node:fs'
import { lstat, mkdir, readdir, realpath, rename, rm, symlink, utimes } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { checkPlace } from './checkPlace.ts'
import { keepEarlierAssets } from './earlierAssets.ts'
import { FilesIn } from './Files.ts'
import { UsageError } from './usageError.ts'

/** A folder that is filled beside the published one and takes its place at the end, in whole or not at all. */
export class Release extends FilesIn {
  readonly #target: string

  private constructor(target: string) {
    super(`${target}.building-${process.pid}`)
    this.#target = target
  }

  /**
   * @param sources the folders that the site is made from, which the release must not replace
   * @throws UsageError when the place cannot be written, or is not one that a build may replace
   */
  static async begin(target: string, sources: readonly string[] = []): Promise<Release> {
    const release = new Release(resolve(target))
    try {
      checkPlace(release.#target, sources)
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

  /**
   * Puts the release in the place of the previous one. Where a symbolic link stands in that place, the link is turned to
   * the release in one step, so that no request falls between the two; the folder that it led to goes with the next.
   * @param isVisited whether pages of the previous one may be open, so that what they may still ask for stays
   * @returns the identity of what was published
   */
  async publish(isVisited = true): Promise<string> {
    if (isVisited) await keepEarlierAssets(this.#target, this.folder)
    // It keeps it under its new name, whatever another build puts in its place the next moment.
    const identity = identityOf(this.folder)
    if ((await lstat(this.#target).catch(() => undefined))?.isSymbolicLink()) await this.#turnLink()
    else await this.#replace()
    return identity
  }

  async #replace(): Promise<void> {
    const previous = previousOf(this.#target)
    await rm(previous, { recursive: true, force: true })
    if (existsSync(this.#target)) await rename(this.#target, previous)
    await rename(this.folder, this.#target)
    await rm(previous, { recursive: true, force: true })
  }

  /**
   * Puts the files of the release in the places of those of the same names, and leaves all others. From the moment on at
   * which the folder bears the name of changes it counts: where a build is killed while it moves them, the next goes on.
   * @param expected the identity of the folder that the files belong to
   * @returns its identity afterwards
   * @throws UsageError when another build does so at this moment, or has put another folder in its place
   */
  async publishFiles(expected: string): Promise<string> {
    if (identityOf(this.#target) !== expected) throw this.#meeting()
    await rename(this.folder, changesOf(this.#target)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause
      throw this.#meeting(cause)
    })
    return moveChanges(this.#target)
  }

  #meeting(cause?: unknown): UsageError {
    return new UsageError(`Another build is writing "${this.#target}". Start once more.`, { cause })
  }

  async #turnLink(): Promise<void> {
    const folder = `${this.#target}.release-${Date.now()}`
    const shown = basename(await realpath(this.#target))
    await rename(this.folder, folder)
    const link = `${folder}.link`
    await symlink(basename(folder), link)
    await rename(link, this.#target)
    const parent = dirname(this.#target)
    for (const name of await readdir(parent)) {
      const isOlder =
        name.startsWith(`${basename(this.#target)}.release-`) && name !== basename(folder) && name !== shown
      if (isOlder) await rm(join(parent, name), { recursive: true, force: true })
    }
  }

  /** Leaves the published folder as it is. */
  async abandon(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Tells a published folder, as it was left, from every other one in its place. */
export function identityOf(folder: string): string {
  const { ino, mtimeMs } = statSync(folder)
  return `${ino} ${mtimeMs}`
}

const previousOf = (target: string) => `${target}.previous`

const changesOf = (target: string) => `${target}.changes`

/** @returns the identity of the folder with the changes in it */
async function moveChanges(target: string): Promise<string> {
  const folder = changesOf(target)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    const place = join(target, relative(folder, file))
    // Somebody may have tidied up there.
    await mkdir(dirname(place), { recursive: true })
    await rename(file, place)
  }
  await rm(folder, { recursive: true })
  // Who remembers what lies there, as our own server does, looks at the time of the folder itself.
  const now = new Date()
  await utimes(target, now, now)
  return identityOf(target)
}

/** Ends what a build that was killed at its very end had begun, and clears what killed builds left. */
async function recover(target: string): Promise<void> {
  const previous = previousOf(target)
  if (existsSync(previous) && !existsSync(target)) await rename(previous, target)
  if (existsSync(target) && existsSync(changesOf(target))) await moveChanges(target)
  await rm(changesOf(target), { recursive: true, force: true })
  const parent = dirname(target)
  if (!existsSync(parent)) return
  const prefix = `${basename(target)}.building-`
  for (const name of await readdir(parent)) {
    // What a build sends to other processes lies beside its folder, under the same number.
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (pid && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may be there and yet not be spoken to.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
