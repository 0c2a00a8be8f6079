import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { FilesIn } from '../../lib/Files.ts'
import { isRunning } from '../../lib/isRunning.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { projectRoot } from '../../lib/root.ts'
import { UsageError } from '../../lib/usageError.ts'
import { isAsset, keepEarlierAssets, retireAssets } from './earlierAssets.ts'
import {
  BUILD_OUTPUTS,
  checkPlaces,
  isForeign,
  keepForeignFiles,
  MARK,
  readMadeFiles,
  writeMadeFiles,
} from './madeFiles.ts'

/** A folder that is filled beside the published one and replaces it at the end, atomically. */
export class Release extends FilesIn {
  readonly #target: string
  readonly #site: string | undefined
  /** What no build of the site has made, and has stayed; known once it is published. Relative to the folder. */
  kept: readonly string[] = []

  private constructor(target: string, site: string | undefined) {
    super(`${target}.building-${process.pid}`)
    this.#target = target
    this.#site = site
  }

  /**
   * @param sources the folders that the site is made from, which the release must not replace
   * @param site its key (`siteKey`), so that no other site is replaced
   * @throws UsageError when the place cannot be written, or is not one that a build may replace
   */
  static async begin(target: string, sources: readonly string[] = [], site?: string): Promise<Release> {
    const release = new Release(resolve(target), site)
    try {
      checkFolder(release.#target, sources, site)
      await recover(release.#target)
      await mkdir(release.folder, { recursive: true })
      await release.write(MARK, '')
    } catch (cause) {
      throw new UsageError(
        `"${target}" cannot be written: ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      )
    }
    return release
  }

  /**
   * Replaces the previous release. If the published folder is a symbolic link, the link is replaced atomically, so that no
   * request falls between the two; the next release deletes the previous folder.
   * @param isVisited whether visitors may have pages of the previous release open, so that its assets stay
   * @returns the identity of what was published
   */
  async publish(isVisited = true): Promise<string> {
    await rm(join(this.folder, MARK), { force: true })
    const own = new Set(await listFiles(this.folder))
    if (isVisited) await keepEarlierAssets(this.#target, this.folder)
    this.kept = await keepForeignFiles(this.#target, this.folder, own)
    await writeMadeFiles(this.folder, { site: this.#site, files: own })
    // Taken before the rename, which keeps it: another build may replace the folder the next moment.
    const identity = identityOf(this.folder)
    if ((await lstat(this.#target).catch(() => undefined))?.isSymbolicLink()) await this.#turnLink()
    else await this.#replace()
    return identity
  }

  async #replace(): Promise<void> {
    const previous = await freeName(previousOf(this.#target))
    if (existsSync(this.#target)) {
      await writeFile(join(this.#target, MARK), '')
      await rename(this.#target, previous)
    }
    await rename(this.folder, this.#target)
    await removeOwn(previous)
  }

  /**
   * Replaces and deletes single files of the published folder. The release counts once its folder is renamed to the folder of changes:
   * when the build is killed while it moves the files, the next build goes on.
   * @param expected the identity of the folder that the files belong to
   * @param deleted files that the site no longer has, relative to it; assets among them stay for pages that are open
   * @returns its identity afterwards
   * @throws UsageError when another build does the same at this moment, or has replaced the published folder
   */
  async publishFiles(expected: string, deleted: readonly string[] = []): Promise<string> {
    if (identityOf(this.#target) !== expected) throw this.#meeting()
    await retireAssets(this.#target, this.folder, deleted)
    const others = deleted.filter(path => !isAsset(path))
    await this.#listChanges(others)
    if (others.length > 0) await this.write(DELETED, others.join('\n'))
    const changes = changesOf(this.#target)
    if (existsSync(changes) && !(await isOwn(changes)))
      throw new UsageError(
        `"${changes}" lies there, and no build has made it. A build needs the place: give it another name, or build into another folder with --out.`,
      )
    await rename(this.folder, changes).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause
      throw this.#meeting(cause)
    })
    return moveChanges(this.#target)
  }

  /** Brings the list of what builds have made up to date. */
  async #listChanges(deleted: readonly string[]): Promise<void> {
    const made = readMadeFiles(this.#target)
    if (!made) return
    const added = (await listFiles(this.folder)).filter(path => isForeign(path, made))
    checkPlaces(this.#target, made, added)
    if (added.length + deleted.length === 0) return
    const files = new Set([...made.files, ...added])
    for (const path of deleted) files.delete(path)
    await writeMadeFiles(this.folder, { ...made, files })
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
    const prefix = `${basename(this.#target)}.release-`
    for (const name of await readdir(parent)) {
      const isOlder = name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length))
      if (!isOlder || name === basename(folder) || name === shown) continue
      if (isBuilt(join(parent, name))) await rm(join(parent, name), { recursive: true, force: true })
    }
  }

  /** Leaves the published folder as it is. */
  async abandon(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Distinguishes a published folder, as a build left it, from any other at the same path. */
export function identityOf(folder: string): string {
  const { ino, mtimeMs } = statSync(folder)
  return `${ino} ${mtimeMs}`
}

/** Whether a build of this user has made a folder: nobody else's word on what to move and to delete counts. */
async function isOwn(folder: string): Promise<boolean> {
  const [info, mark] = await Promise.all(
    [folder, join(folder, MARK)].map(path => lstat(path).catch(() => undefined)),
  )
  const isOfUser = info?.uid === mark?.uid && (process.getuid === undefined || info?.uid === process.getuid())
  return info?.isDirectory() === true && mark?.isFile() === true && isOfUser
}

async function removeOwn(folder: string): Promise<void> {
  if (await isOwn(folder)) await rm(folder, { recursive: true, force: true })
}

/** The name itself, or the next one that nobody has taken. */
async function freeName(name: string): Promise<string> {
  await removeOwn(name)
  for (let number = 2; ; number++) {
    const free = number === 2 ? name : `${name}-${number - 1}`
    if (!existsSync(free)) return free
  }
}

const previousOf = (target: string) => `${target}.previous`

const changesOf = (target: string) => `${target}.changes`

/** @returns the identity of the folder with the changes in it */
async function moveChanges(target: string): Promise<string> {
  const folder = changesOf(target)
  // Before the others: on a disk that ignores letter case, a new file may have the name of one that goes.
  await deleteListed(join(folder, DELETED), target)
  for (const file of await listFiles(folder)) {
    // It goes with the folder: a build that is killed meanwhile leaves one that is still its own.
    if (file === MARK) continue
    const place = join(target, file)
    // The folder may have been deleted by hand.
    await mkdir(dirname(place), { recursive: true })
    if (!(await isSame(join(folder, file), place))) await rename(join(folder, file), place)
  }
  await rm(folder, { recursive: true })
  // Our own server caches its list of files by the modification time of the folder.
  const now = new Date()
  await utimes(target, now, now)
  return identityOf(target)
}

/** Whether a file is there already as it is to be. What has not changed stays where it is. */
async function isSame(file: string, place: string): Promise<boolean> {
  const size = (await stat(place).catch(() => undefined))?.size
  if (size === undefined || size !== (await stat(file)).size) return false
  return (await readFile(place)).equals(await readFile(file))
}

/** Lists the files that a release deletes, one a line. Hidden, so that no file of a site has this name. */
const DELETED = '.deleted'

/** Deletes files, and the folders that become empty. Nothing outside of the target, whatever the list says. */
async function deleteListed(list: string, target: string): Promise<void> {
  if (!existsSync(list)) return
  const top = await realpath(target)
  for (const file of (await readFile(list, 'utf8')).split('\n')) {
    const path = join(top, file)
    const folder = await realpath(dirname(path)).catch(() => undefined)
    const isWithin = folder !== undefined && `${folder}${sep}`.startsWith(`${top}${sep}`)
    if (!isWithin || (await lstat(path).catch(() => undefined))?.isDirectory()) continue
    await rm(path, { force: true })
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (
        !(await rmdir(join(top, folder)).then(
          () => true,
          () => false,
        ))
      )
        break
    }
  }
  await rm(list)
}

/** Finishes what a killed build had begun to publish, and deletes what killed builds left behind. */
async function recover(target: string): Promise<void> {
  const parent = dirname(target)
  if (!existsSync(parent)) return
  const names = await readdir(parent)
  const previous = previousOf(target)
  for (const name of names.filter(name => OF_PREVIOUS.test(name.slice(basename(previous).length)))) {
    if (!name.startsWith(basename(previous)) || !(await isOwn(join(parent, name)))) continue
    if (existsSync(target)) await removeOwn(join(parent, name))
    else await rename(join(parent, name), target)
  }
  // A build was killed before it had moved the folder away, or it has just come back.
  if (existsSync(target)) await rm(join(target, MARK), { force: true })
  if (await isOwn(changesOf(target))) {
    if (existsSync(target)) await moveChanges(target)
    else await removeOwn(changesOf(target))
  }
  const prefix = `${basename(target)}.building-`
  for (const name of names) {
    // The file for the workers (writePages.ts) lies beside the folder, with the same process id.
    const [, id = ''] = name.startsWith(prefix) ? (OF_PROCESS.exec(name.slice(prefix.length)) ?? []) : []
    const pid = Number(id)
    if (!pid || isRunning(pid)) continue
    if (name.endsWith('.inputs')) await rm(join(parent, name), { force: true })
    else await removeOwn(join(parent, name))
  }
}

/** What follows the name in those of `freeName`, and of the folders and files of a build. */
const OF_PREVIOUS = /^(?:-\d+)?$/
const OF_PROCESS = /^(\d+)(?:\.inputs)?$/

/**
 * Keeps a build from replacing, and so deleting, anything but an earlier build.
 * @param sources the folders that the site is made from
 * @param site its key, where another site is not to be replaced
 * @throws Error that says what lies there
 */
function checkFolder(target: string, sources: readonly string[], site?: string): void {
  if (!existsSync(target)) return
  const place = realpathSync(target)
  const held = [projectRoot, process.cwd(), ...sources].find(
    folder => existsSync(folder) && isIn(place, realpathSync(folder)),
  )
  if (held)
    throw new Error(
      `"${held}" lies there, and a build replaces what it finds. Choose another folder with --out.`,
    )
  const names = readdirSync(place)
  if (names.length > 0 && !isBuilt(place))
    throw new Error(
      'files lie there that no build has written, and a build replaces what it finds. Choose a new or an empty folder with --out.',
    )
  if (site !== undefined && (readMadeFiles(place)?.site ?? site) !== site)
    throw new Error(
      'the website of another folder of pages lies there. Choose another folder with --out, or delete that one first.',
    )
}

/** Whether a folder holds an earlier build, and nothing else. */
function isBuilt(folder: string): boolean {
  const names = readdirSync(folder)
  return BUILD_OUTPUTS.every(name => names.includes(name)) && !names.includes('.git')
}

const isIn = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`)
