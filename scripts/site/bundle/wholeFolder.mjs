import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Enough entries of one kind for switching between branches, and for builds that run at the same time. */
const MAX_ENTRIES = 8

/** The list of the files of a folder with their sizes, by which one that was cut off or deleted is noticed. It has no extension, as files to serve have. */
const SEAL = 'sealed'

/**
 * Makes a folder of bundled code in the cache, where there is none that is whole. It appears in one step (a rename) when all of it is
 * on the disk. One that was damaged later is thrown away, with a word.
 * @param {string} folder whose name is `<kind>-<digest of its sources>`
 * @param {(unfinished: string) => Promise<unknown>} make fills a folder
 */
export async function prepareFolder(folder, make) {
  if (isWhole(folder)) return
  if (existsSync(folder)) {
    console.error(`Bundled code in the cache was damaged, and is made anew (${basename(folder)}).`)
    rmSync(folder, { recursive: true, force: true })
  }
  const unfinished = `${folder}.${process.pid}`
  await make(unfinished)
  seal(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process won the race. Its bundle has the same content.
    if (!isWhole(folder)) throw error
  }
  evictOldest(dirname(folder), basename(folder).replace(/[^-]*$/, ''))
}

/**
 * Whether a folder is there with all its files in their full length. Content is not read: that would take longer than to start.
 * @param {string} folder
 */
export function isWhole(folder) {
  try {
    const sizes = Object.entries(JSON.parse(readFileSync(join(folder, SEAL), 'utf8')))
    return sizes.every(([name, size]) => statSync(join(folder, name)).size === size)
  } catch {
    return false
  }
}

/** @param {string} folder */
function seal(folder) {
  /** @type {Record<string, number>} */
  const sizes = {}
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry)
    if (!statSync(path).isFile()) continue
    const file = openSync(path, 'r+')
    fsyncSync(file)
    closeSync(file)
    sizes[entry.replaceAll('\\', '/')] = statSync(path).size
  }
  writeFileSync(join(folder, SEAL), JSON.stringify(sizes), { flush: true })
}

/**
 * Evicts the oldest entries of one kind from a cache, which would otherwise grow with every change of code.
 * @param {string} folder of the cache
 * @param {string} prefix of the names of that kind
 */
function evictOldest(folder, prefix) {
  const paths = readdirSync(folder)
    .filter(name => name.startsWith(prefix))
    .map(name => join(folder, name))
    // Another command may have renamed or deleted a listed entry.
    .map(path => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.time - one.time)
  for (const { path } of paths.slice(MAX_ENTRIES)) rmSync(path, { recursive: true, force: true })
}
