import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../lib/root.ts'
import { UsageError } from '../../lib/usageError.ts'

const FOLDER = join(projectRoot, '.cache', 'pictures')

/** Entries that no build has used for this long are deleted. In milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

export interface CacheEntry<T> {
  /** Contains the files that were made together with the value. */
  folder: string
  value: T
}

/** The last file of an entry that is written. */
const VALUE = 'value.json'

/** Its content: the value, and the sizes of the other files, by which one that was cut off is noticed. */
interface Stored<T> {
  value: T
  files: Readonly<Record<string, number>>
}

/**
 * Reads an entry of the cache, or makes it. A new entry appears in one step (a rename), so a killed build leaves no partial one. One
 * that was damaged later is thrown away.
 * @param make fills a folder with files and returns a value that JSON can hold
 */
export async function getOrCreate<T>(
  name: string,
  make: (folder: string) => Promise<T>,
): Promise<CacheEntry<T>> {
  const folder = join(FOLDER, name)
  if (existsSync(folder)) {
    const stored = await readEntry<T>(folder)
    if (stored) {
      await utimes(folder, new Date(), new Date())
      return { folder, value: stored.value }
    }
    console.error(`A picture in the cache was damaged, and is made anew (${name}).`)
    await rm(folder, { recursive: true, force: true })
  }
  await mkdir(FOLDER, { recursive: true })
  const tempFolder = await mkdtemp(`${folder}.making-`)
  try {
    const value = await make(tempFolder)
    await writeEntry(tempFolder, value)
    await rename(tempFolder, folder).catch(error => {
      // Another build won the race. Its entry has the same content.
      if (!existsSync(join(folder, VALUE))) throw error
    })
    return { folder, value }
  } finally {
    await rm(tempFolder, { recursive: true, force: true })
  }
}

/** @returns nothing for an entry that is not whole */
async function readEntry<T>(folder: string): Promise<Stored<T> | undefined> {
  try {
    // The name contains a digest of the code that made the entry, so the value has the type that `make` returns.
    const stored = JSON.parse(await readFile(join(folder, VALUE), 'utf8')) as Stored<T>
    for (const [file, size] of Object.entries(stored.files))
      if ((await stat(join(folder, file))).size !== size) return undefined
    return stored
  } catch {
    return undefined
  }
}

/** All of it is on the disk before the entry gets its name: after a power cut it is whole, or not there. */
async function writeEntry(folder: string, value: unknown): Promise<void> {
  const files: Record<string, number> = {}
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name), 'r+')
    try {
      await file.sync()
      files[name] = (await file.stat()).size
    } finally {
      await file.close()
    }
  }
  await writeFile(join(folder, VALUE), JSON.stringify({ value, files }), { flush: true })
}

/** Deletes entries that no build has used for 30 days, and partial ones that killed builds left behind. */
export async function pruneCache(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const path = join(FOLDER, name)
    // Another build may have deleted it meanwhile.
    const info = await stat(path).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > MAX_AGE) await rm(path, { recursive: true, force: true })
  }
}

/** Memoises digests by path, time and size, since several steps of one build ask for the same file. */
const keys = new Map<string, Promise<string>>()

/** A digest of a file's content and of the code that processes it. When either changes, the entry is made again. */
async function cacheKey(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file)
  const state = `${file} ${mtimeMs} ${size}`
  const key = keys.get(state) ?? readFile(file).then(keyOf)
  keys.set(state, key)
  return key
}

const keyOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(pictureCode).update(bytes).digest('hex').slice(0, 32)

/** A file was changed between the moment when its key was taken and the moment when it was read. */
class ChangedFile extends Error {}

/**
 * Reads a file whose key is known. An entry of the cache is made from these bytes alone: another look at the file may find another.
 * @throws ChangedFile when it has another key by now
 */
export async function readKeyed(file: string, key: string): Promise<Buffer> {
  const bytes = await readFile(file)
  if (keyOf(bytes) === key) return bytes
  // Two versions of one size within one tick of the clock.
  keys.clear()
  throw new ChangedFile(`${file} was changed while it was read`)
}

/**
 * Runs a task that takes the key of a file and reads it, until nobody changes the file meanwhile.
 * @throws UsageError when it never stays the same
 */
export async function whileUnchanged<T>(file: string, task: (key: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await task(await cacheKey(file))
    } catch (error) {
      if (!(error instanceof ChangedFile)) throw error
    }
  }
  throw new UsageError(`"${file}" changes again and again. Wait until it is saved, and start once more.`)
}

const ATTEMPTS = 20

const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

// Not import.meta.dirname: in the bundle of the commands this code is elsewhere.
const here = join(projectRoot, 'scripts/site/pictures')

/** A digest of the code in this folder and of the versions of the packages that it uses. */
export const pictureCode = createHash('sha256')
  .update(JSON.stringify(['sharp', 'svgo', 'dompurify', 'jsdom'].map(name => devDependencies[name])))
  .update(
    readdirSync(here)
      .sort()
      .map(name => readFileSync(join(here, name), 'utf8'))
      .join('\0'),
  )
  .digest()
