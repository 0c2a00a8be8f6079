// node scripts/run.mjs build [options]: bundles the commands when their code has changed, then runs one of them from the bundle.
// A bundled command starts in a fifth of the time that tsx needs to compile and resolve hundreds of modules.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './sectionIndex.mjs'
import { unusableFolder } from './lib/unusableFolder.mjs'
import { prepareFolder } from './site/bundle/wholeFolder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMANDS = ['build', 'start', 'validate', 'serve']
/** Commands that render pages as Vite's development server does (`import.meta.env.DEV`). They have a bundle of their own. */
const SERVERS = ['dev', 'studio']
const LATEST = join(root, '.cache/latest-sources')
const SOURCES = ['scripts', 'schema', 'renderer', 'vite.config.ts', 'package-lock.json']

/**
 * The only module that differs from its source: site/jsonSchemas.ts compiles the JSON Schemas with ajv, and the bundle
 * contains the compiled code instead. This saves half a second in each `validate`.
 */
const compiledSchemas = {
  name: 'compiled-schemas',
  enforce: 'pre',
  load: id => (id === join(root, 'scripts/site/jsonSchemas.ts') ? compileSchemas() : undefined),
}

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
// Vite's development server sets its own.
if (isServer) delete process.env.NODE_ENV
await import(pathToFileURL(join(folder, `${command}.mjs`)).href)

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
    plugins: [compiledSchemas],
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
        input: Object.fromEntries((isServer ? SERVERS : COMMANDS).map(name => [name, `scripts/${name}.ts`])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

async function compileSchemas() {
  const [{ Ajv2020 }, { default: addFormats }, { default: standalone }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
    import('ajv/dist/standalone/index.js'),
  ])
  // The unit tests compile the same schemas in strict mode.
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true } })
  addFormats.default(ajv)
  const kinds = { site: 'site', page: 'page', post: 'post' }
  for (const kind of Object.values(kinds))
    ajv.addSchema(JSON.parse(readFileSync(join(root, 'schema/json', `${kind}.json`), 'utf8')), kind)
  // The generated code loads ajv's runtime with `require`, which ES modules do not have.
  const require = `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n`
  return require + standalone.default(ajv, kinds)
}
