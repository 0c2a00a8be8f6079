import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../lib/root.ts'

const FOLDER = join(projectRoot, '.cache', 'pictures')

/** Entries that no command has used for this long are deleted. In milliseconds: 30 days. */
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

async function writeEntry(folder: string, value: unknown): Promise<void> {
  const files: Record<string, number> = {}
  for (const name of await readdir(folder)) files[name] = (await stat(join(folder, name))).size
  await writeFile(join(folder, VALUE), JSON.stringify({ value, files }), { flush: true })
}

/** Deletes entries that no command has used for 30 days, and partial ones that killed commands left behind. */
export async function pruneCache(folder = FOLDER): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // Another command may have deleted it meanwhile.
    const info = await stat(path).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > MAX_AGE) await rm(path, { recursive: true, force: true })
  }
}

/** A picture as it was read. What is made of it is made from these bytes alone: another look at the file may find another. */
export interface SourceFile {
  file: string
  bytes: Buffer
  /** A digest of its content and of the code that processes it. When either changes, entries are made again. */
  key: string
}

export async function readSource(file: string): Promise<SourceFile> {
  const bytes = await readFile(file)
  const key = createHash('sha256').update(pictureCode).update(bytes).digest('hex').slice(0, 32)
  return { file, bytes, key }
}

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
