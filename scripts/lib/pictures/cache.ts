import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../root.ts'

const FOLDER = join(projectRoot, '.cache', 'pictures')

/** How long what no build asks for is kept, in milliseconds: 30 days. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000

export interface Kept<T> {
  /** Where the files lie that were made beside the value. */
  folder: string
  value: T
}

/**
 * What was made once under this name, or makes it. What is made takes its place in whole: a build that is killed
 * leaves nothing half-done there.
 * @param make fills a folder and returns what can be written as JSON
 */
export async function kept<T>(name: string, make: (folder: string) => Promise<T>): Promise<Kept<T>> {
  const folder = join(FOLDER, name)
  const value = join(folder, 'value.json')
  // The name holds a digest of the code that made it, so what is read is what `make` would return.
  if (existsSync(value)) {
    await utimes(folder, new Date(), new Date())
    return { folder, value: JSON.parse(await readFile(value, 'utf8')) as T }
  }
  await mkdir(FOLDER, { recursive: true })
  const making = await mkdtemp(`${folder}.making-`)
  try {
    const made = await make(making)
    await writeFile(join(making, 'value.json'), JSON.stringify(made))
    await rename(making, folder).catch(error => {
      // Another build has been quicker with the same.
      if (!existsSync(value)) throw error
    })
    return { folder, value: made }
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** Deletes what no build has asked for in a month, and what a killed one left half-done. */
export async function forgetUnused(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const path = join(FOLDER, name)
    // Another build may have been quicker.
    const info = await stat(path).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > KEPT_FOR) await rm(path, { recursive: true, force: true })
  }
}

const keys = new Map<string, Promise<string>>()

/** A name for a file's content and for the code that works on it. When either changes, the picture is made anew. */
export async function keyOf(file: string): Promise<string> {
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

/** Where the code of pictures lies; a bundle of it lies elsewhere. */
const here = join(projectRoot, 'scripts/lib/pictures')

/** The code of this folder and the packages that it uses. */
const code = createHash('sha256')
  .update(JSON.stringify(['sharp', 'svgo', 'dompurify', 'jsdom'].map(name => devDependencies[name])))
  .update(
    readdirSync(here)
      .sort()
      .map(name => readFileSync(join(here, name), 'utf8'))
      .join('\0'),
  )
  .digest()
