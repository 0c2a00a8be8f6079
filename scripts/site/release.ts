import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { FilesIn } from '../lib/Files.ts'
import { listFiles } from '../lib/listFiles.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'

// A build fills `<out>.new`. Then the published folder becomes `<out>.old`, the new one takes its place, and the old one is deleted.

/** Lists the assets of a site itself, one a line, and shows that a build has made the folder. Hidden, so that no page has its name. */
const BUILT = '.built'

/** Holds the id of the process whose build fills or replaces a folder, which later builds may delete. */
const BUILDING = '.building'

/** How long the assets of an earlier release stay for pages that are still open, in milliseconds: 30 days. */
const RETENTION = 30 * 24 * 60 * 60 * 1000

/**
 * Publishes what a function writes, as one new folder in the place of the published one. When anything fails, that stays as it
 * was. Assets of earlier releases stay for 30 days, and sites that other builds have written into folders of their own stay.
 * @param out a folder that a build has made, an empty one, or none
 * @param sources the folders that the site is made from, which must not be replaced
 * @throws UsageError when the place cannot be written, or is not one that a build may replace
 */
export async function publishFolder<T>(
  out: string,
  sources: readonly string[],
  fill: (release: FilesIn) => Promise<T>,
): Promise<T> {
  // A link stays, and the folder that it leads to is replaced.
  const published = existsSync(out) ? realpathSync(out) : resolve(out)
  const next = `${published}.new`
  try {
    await recover(published)
    await refuse(published, sources)
    await begin(next)
  } catch (cause) {
    if (cause instanceof UsageError) throw cause
    const reason = cause instanceof Error ? cause.message : cause
    throw new UsageError(`"${out}" cannot be written: ${reason}`, { cause })
  }
  try {
    const release = new FilesIn(next)
    const result = await fill(release)
    await release.write(BUILT, (await assetsIn(next)).sort().join('\n'))
    await carryAssets(published, next)
    await carrySites(published, next)
    await swap(next, published)
    return result
  } catch (error) {
    await remove(next)
    throw error
  }
}

/** Undoes what a build that was killed had begun. */
async function recover(published: string): Promise<void> {
  const old = `${published}.old`
  if (!existsSync(old)) return
  if (builderOf(old) === undefined) throw inTheWay(old)
  if (existsSync(published)) await remove(old)
  else await rename(old, published)
}

/** @throws UsageError for a place that a build must not replace */
async function refuse(published: string, sources: readonly string[]): Promise<void> {
  if (!existsSync(published)) return
  const names = await readdir(published)
  const isInside = (folder: string) =>
    existsSync(folder) && `${realpathSync(folder)}${sep}`.startsWith(`${published}${sep}`)
  const held = [projectRoot, process.cwd(), ...sources].find(isInside)
  if (held)
    throw new UsageError(
      `"${published}" cannot be replaced: "${held}" is in it. Choose another folder with --out.`,
    )
  if (names.length > 0 && (!names.includes(BUILT) || names.includes('.git')))
    throw new UsageError(
      `"${published}" cannot be replaced: there are files in it that no build has written. Choose a new or an empty folder with --out, or move these files away.`,
    )
}

/** Makes the folder to fill, in the place of one that a killed build has left. */
async function begin(next: string): Promise<void> {
  const builder = builderOf(next)
  if (builder !== undefined && builder > 0 && isRunning(builder))
    throw new UsageError(
      `Another build is writing "${next}". Start once more when it has ended, or, if none runs, delete that folder.`,
    )
  const names = await readdir(next).catch(() => [])
  if (builder === undefined && names.length > 0) throw inTheWay(next)
  await remove(next)
  await mkdir(dirname(next), { recursive: true })
  await mkdir(next)
  await writeFile(join(next, BUILDING), String(process.pid))
}

const inTheWay = (folder: string) =>
  new UsageError(
    `"${folder}" is in the way: a build needs this place for a moment. Give that folder another name, or build into another one with --out.`,
  )

/** The id of the process that fills a folder or replaces it; nothing for a folder of somebody else. */
function builderOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, BUILDING), 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether a process with this id runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Deletes a folder, its mark last: one that is left half deleted is still known as a build's own. */
async function remove(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name !== BUILDING) await rm(join(folder, name), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

async function swap(next: string, published: string): Promise<void> {
  const old = `${published}.old`
  if (existsSync(published)) {
    await writeFile(join(published, BUILDING), String(process.pid))
    await rename(published, old)
  }
  try {
    await rename(next, published)
  } catch (error) {
    if (existsSync(old)) await rename(old, published)
    throw error
  }
  await rm(join(published, BUILDING))
  await remove(old)
}

const assetsIn = async (release: string): Promise<string[]> =>
  (await listFiles(join(release, 'assets')).catch(() => [])).map(file => `assets/${file}`)

/**
 * Copies code, styles and pictures that an open page of an earlier release may still ask for. One is left out `RETENTION` after the
 * release that no longer had it: its modification time is the time of that release.
 */
async function carryAssets(published: string, next: string): Promise<void> {
  const replaced = new Set((await readFile(join(published, BUILT), 'utf8').catch(() => '')).split('\n'))
  for (const path of await assetsIn(published)) {
    if (existsSync(join(next, path))) continue
    const file = join(published, path)
    const isOld = !replaced.has(path)
    if (isOld && Date.now() - (await stat(file)).mtimeMs > RETENTION) continue
    await cp(file, join(next, path), { preserveTimestamps: isOld })
  }
}

/** Copies the sites that other builds have written into folders of the published one. */
async function carrySites(published: string, next: string): Promise<void> {
  if (!existsSync(published)) return
  const files = await readdir(published, { recursive: true })
  const sites = files.filter(file => file.endsWith(sep + BUILT)).map(dirname)
  for (const site of sites.sort()) {
    // One within another has been copied with it.
    if (sites.some(other => site.startsWith(other + sep))) continue
    if (existsSync(join(next, site)))
      throw new UsageError(
        `"${join(published, site)}" holds another website, and this one has a page at that address by now. Build one of them into another folder with --out.`,
      )
    await cp(join(published, site), join(next, site), { recursive: true, preserveTimestamps: true })
  }
}
