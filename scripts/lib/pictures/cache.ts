import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../root.ts'

const FOLDER = join(projectRoot, '.cache', 'pictures')

/** Entries that no build has used for this long are deleted. In milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

export interface CacheEntry<T> {
  /** Contains the files that were made together with the value. */
  folder: string
  value: T
}

/**
 * Reads an entry of the cache, or makes it. A new entry appears in one step (a rename), so a killed build leaves no partial one.
 * @param make fills a folder with files and returns a value that JSON can hold
 */
export async function getOrCreate<T>(
  name: string,
  make: (folder: string) => Promise<T>,
): Promise<CacheEntry<T>> {
  const folder = join(FOLDER, name)
  const value = join(folder, 'value.json')
  // The name contains a digest of the code that made the entry, so the value has the type that `make` returns.
  if (existsSync(value)) {
    await utimes(folder, new Date(), new Date())
    return { folder, value: JSON.parse(await readFile(value, 'utf8')) as T }
  }
  await mkdir(FOLDER, { recursive: true })
  const tempFolder = await mkdtemp(`${folder}.making-`)
  try {
    const made = await make(tempFolder)
    await writeFile(join(tempFolder, 'value.json'), JSON.stringify(made))
    await rename(tempFolder, folder).catch(error => {
      // Another build won the race. Its entry has the same content.
      if (!existsSync(value)) throw error
    })
    return { folder, value: made }
  } finally {
    await rm(tempFolder, { recursive: true, force: true })
  }
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
export async function cacheKey(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file)
  const state = `${file} ${mtimeMs} ${size}`
  const key = keys.get(state) ?? digest(file)
  keys.set(state, key)
  return key
}

const digest = async (file: string) =>
  createHash('sha256')
    .update(code)
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 32)

const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

// Not import.meta.dirname: in the bundle of the commands this code is elsewhere.
const here = join(projectRoot, 'scripts/lib/pictures')

/** A digest of the code in this folder and of the versions of the packages that it uses. */
const code = createHash('sha256')
  .update(JSON.stringify(['sharp', 'svgo', 'dompurify', 'jsdom'].map(name => devDependencies[name])))
  .update(
    readdirSync(here)
      .sort()
      .map(name => readFileSync(join(here, name), 'utf8'))
      .join('\0'),
  )
  .digest()
