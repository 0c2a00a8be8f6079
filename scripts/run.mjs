// node scripts/run.mjs build [options]: bundles the commands when their code has changed, then runs one of them from the bundle.
// A bundled command starts in a fifth of the time that tsx needs to compile and resolve hundreds of modules.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './sectionIndex.mjs'
import { unusableFolder } from './lib/unusableFolder.mjs'
import { prepareFolder } from './site/bundle/wholeFolder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMANDS = ['build', 'start', 'validate', 'serve', 'editorSchemas']
/** Commands that render pages as Vite's development server does (`import.meta.env.DEV`). They have a bundle of their own. */
const SERVERS = ['dev', 'studio']
const LATEST = join(root, '.cache/latest-sources')
const SOURCES = ['scripts', 'schema', 'renderer', 'vite.config.ts', 'package-lock.json']

const [, , command = ''] = process.argv
if (![...COMMANDS, ...SERVERS].includes(command))
  throw new Error(`run.mjs knows ${[...COMMANDS, ...SERVERS].join(', ')}`)
const unusable = unusableFolder(root)
if (unusable) {
  console.error(unusable)
  process.exit(2)
}
const isServer = SERVERS.includes(command)
// The command reads its options from process.argv as if it had been started itself.
process.argv.splice(1, 2, command)
process.env.NODE_ENV = 'production'
const folder = await prepareBundle()
await writeEditorSchemas(folder)
// Vite's development server sets its own.
if (isServer) delete process.env.NODE_ENV
await import(pathToFileURL(join(folder, `${command}.mjs`)).href)

/** Editors read the JSON Schemas from files, which are written again when other code was bundled than that they came from. */
async function writeEditorSchemas(folder) {
  const note = join(root, 'schema/json/.bundle')
  const digest = folder.slice(folder.lastIndexOf('-'))
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return
  await import(pathToFileURL(join(folder, 'editorSchemas.mjs')).href)
  writeFileSync(note, digest)
}

/** The folder of the bundle, whose name contains a digest of the sources. */
async function prepareBundle() {
  const kind = isServer ? 'servers' : 'commands'
  const folder = join(root, '.cache', `${kind}-${digestOfSources()}`)
  await prepareFolder(folder, bundle)
  return folder
}

/** The sources are read only when one of them has another stamp than the last time. */
function digestOfSources() {
  const files = sources()
  const stamps = createHash('sha256').update(process.version)
  for (const file of files) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file)
    stamps.update(`${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}\0`)
  }
  const stamp = stamps.digest('hex')
  const [known, latest] = readLatest().split(' ')
  if (known === stamp && latest) return latest
  const hash = createHash('sha256').update(process.version)
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  const digest = hash.digest('hex').slice(0, 16)
  mkdirSync(join(root, '.cache'), { recursive: true })
  // In one step: other commands may read it at this moment.
  writeFileSync(`${LATEST}.${process.pid}`, `${stamp} ${digest}`)
  renameSync(`${LATEST}.${process.pid}`, LATEST)
  return digest
}

function sources() {
  const all = []
  const add = path => {
    if (path.endsWith('.ts') || path.endsWith('.tsx') || !statSync(path).isDirectory()) all.push(path)
    else for (const name of readdirSync(path).sort()) add(join(path, name))
  }
  for (const path of SOURCES) add(join(root, path))
  return all
}

/** The latest stamp of the sources, and their digest; empty before the first. */
function readLatest() {
  try {
    return readFileSync(LATEST, 'utf8')
  } catch {
    return ''
  }
}

async function bundle(unfinished) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: {
      // Bundled rather than loaded from node_modules, because their many small files are slow to load.
      noExternal: [/^react/, /^@emotion\//, /^zod/, /^stylis/, /^jsonc-parser/],
    },
    define: { 'process.env.NODE_ENV': '"production"', ...(isServer && { 'import.meta.env.DEV': 'true' }) },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: unfinished,
      rolldownOptions: {
        input: Object.fromEntries(
          [...(isServer ? SERVERS : COMMANDS), 'editorSchemas'].map(name => [name, `scripts/${name}.ts`]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
