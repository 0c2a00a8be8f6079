import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../lib/root.ts'
import { prepareFolder } from '../../site/bundle/wholeFolder.mjs'
import { contentType } from '../../site/hosting/contentType.ts'

/** The files of the studio's page, by path. */
export type AppFiles = ReadonlyMap<string, { type: string; bytes: Uint8Array }>

/** The code of the studio's page, some of which it shares with the server. */
const SOURCES = ['scripts/studio', 'schema/text']

/** Bundles the page of the studio, if its code has changed since it was bundled last. */
export async function prepareApp(): Promise<AppFiles> {
  const folder = join(projectRoot, '.cache', `studio-${digestCode()}`)
  await prepareFolder(folder, unfinished => keepingMode(() => bundle(unfinished)))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map(name => name.replaceAll('\\', '/')).filter(name => /\.\w+$/.test(name))
  return new Map(
    files.map(name => [`/${name}`, { type: contentType(name), bytes: readFileSync(join(folder, name)) }]),
  )
}

/**
 * Vite's build makes the whole process one of production. The dev server would then prepare React's other build, in the same
 * folder as a second server that found the bundle ready.
 */
async function keepingMode(task: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  // A test runner has a mode of its own, in which React's plugin would write code for development.
  process.env.NODE_ENV = 'production'
  try {
    await task()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function bundle(unfinished: string): Promise<void> {
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  await build({
    root: join(projectRoot, 'scripts/studio/app'),
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
    },
  })
}

function digestCode(): string {
  const hash = createHash('sha256')
  const sources = SOURCES.flatMap(folder =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.\w+$/.test(name))
      .sort()
      .map(name => join(folder, name)),
  )
  for (const file of [...sources, 'package-lock.json'])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex').slice(0, 16)
}
