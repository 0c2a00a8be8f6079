import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { calendarDay } from './calendarDay.ts'
import { projectRoot } from './root.ts'

interface LastBuild {
  /** Whether the folder still holds what would be built from the content and the code as they were when asked. */
  isCurrent(): Promise<boolean>
  /** Notes that the folder has just been built. */
  remember(): Promise<void>
}

const NOTE = join(projectRoot, '.cache', 'last-build.json')
const CODE = ['renderer', 'schema', 'scripts/lib', 'vite.config.ts', 'package-lock.json']

/** What is known of the last build into a folder. The content is read now: a later change counts as a change. */
export async function lastBuild(folders: { pages: string; public: string; out: string }): Promise<LastBuild> {
  const inputs = await digest([folders.pages, folders.public, ...CODE.map(name => join(projectRoot, name))])
  // A build from elsewhere puts another folder in the place, with another number.
  const note = async () => {
    const { ino, mtimeMs } = await stat(folders.out)
    // Pages come and go with the days.
    return JSON.stringify({
      out: resolve(folders.out),
      folder: `${ino}-${mtimeMs}`,
      inputs,
      day: calendarDay(),
    })
  }
  return {
    async isCurrent() {
      const [noted, actual] = await Promise.all([
        readFile(NOTE, 'utf8').catch(() => undefined),
        note().catch(() => undefined),
      ])
      return noted !== undefined && noted === actual
    },
    async remember() {
      await mkdir(join(projectRoot, '.cache'), { recursive: true })
      await writeFileAtomic(NOTE, await note())
    },
  }
}

async function digest(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await filesIn(path))
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0')
  }
  return hash.digest('hex')
}

/** Every file below a folder, in a steady order; a file is its own; what is not there has none. */
async function filesIn(path: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined)
  if (!info?.isDirectory()) return info ? [path] : []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
