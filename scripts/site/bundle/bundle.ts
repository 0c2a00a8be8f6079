import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../lib/root.ts'
import { prepareFolder } from './wholeFolder.mjs'

const ENTRY = 'renderer/browser/entry.ts'

/**
 * The folder of the bundle, whose name contains a digest of the code. Vite runs only when no earlier build had the same code, so
 * never after a change of content.
 */
export async function prepareBundle(): Promise<string> {
  const folder = join(projectRoot, '.cache', `client-${digestCode()}`)
  await prepareFolder(folder, buildBundle)
  return folder
}

/**
 * @param folder result of `prepareBundle`
 * @returns the entry script, which imports all else when it is needed. Its path is relative to the folder, with forward slashes
 */
export async function openBundle(folder: string): Promise<{ script: string }> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The bundle has no chunk for ${ENTRY}`)
  return { script: entry.file }
}

async function buildBundle(unfinished: string): Promise<void> {
  // Vite reads NODE_ENV, and visitors always get the production build. Afterwards the old value is restored, because rendering in
  // the same process must not mix React's two builds.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: unfinished, manifest: true, rolldownOptions: { input: ENTRY } },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

/** Reads synchronously, because for many small files that is faster than the thread pool. */
function digestCode(): string {
  const hash = createHash('sha256')
  const files = ['renderer', 'schema'].flatMap(room =>
    readdirSync(join(projectRoot, room), { recursive: true }).map(name => join(room, String(name))),
  )
  for (const file of [
    ...files.filter(name => /\.tsx?$/.test(name)).sort(),
    'vite.config.ts',
    'package-lock.json',
  ]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
