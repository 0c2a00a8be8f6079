import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

// A bundle of the commands holds this module at the same depth.
const root = join(import.meta.dirname, '../..')
const cache = join(root, '.cache')

/** Enough bundles of one kind for switching between branches, and for commands that run at the same time. */
const MAX_ENTRIES = 8

/** Code for Node. Packages of many small files are bundled as well, because they are slow to load. */
const forNode = (commands, define) => ({
  sources: ['scripts', 'schema', 'renderer'],
  config: () => ({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^react/, /^@emotion\//, /^zod/, /^stylis/, /^jsonc-parser/] },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      ...{ ssr: true, target: 'node20', minify: false },
      rolldownOptions: {
        input: Object.fromEntries(commands.map(name => [name, `scripts/${name}.ts`])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  }),
})

/** Each kind of bundle: what its code is made from, and how Vite bundles it. */
const kinds = {
  commands: forNode(['build', 'start', 'validate', 'serve', 'studio', 'editorSchemas']),
  /** This renders pages as Vite's development server does. */
  servers: forNode(['dev', 'editorSchemas'], { 'import.meta.env.DEV': 'true' }),
  /** What visitors load. */
  client: {
    sources: ['renderer', 'schema'],
    config: () => ({
      build: { manifest: true, license: true, rolldownOptions: { input: 'renderer/browser/entry.ts' } },
    }),
  },
  /** The page of the studio, its worker and the frame in which it shows pages. */
  studioPage: {
    sources: ['scripts/studio', 'scripts/lib', 'scripts/site', 'schema', 'renderer'],
    config: async () => ({
      ...{ root: join(root, 'scripts/studio/app'), base: './', configFile: false, publicDir: false },
      plugins: [(await import('@vitejs/plugin-react')).default()],
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
      build: {
        ...{ target: 'es2023', modulePreload: false, chunkSizeWarningLimit: 2000 },
        rolldownOptions: {
          input: ['index.html', 'frame.html', 'sample.html', '../worker/sharedWorker.ts'].map(name =>
            join(root, 'scripts/studio/app', name),
          ),
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The worker loads all section types, one after the other.
                { name: 'sections', test: /renderer\/sections\/\w+(\.island)?\.tsx$/ },
                // Schemas are made after the decision how.
                { name: 'zod', test: /node_modules\/zod\/|withoutEval/ },
              ],
            },
          },
        },
      },
    }),
  },
}

/**
 * The folder with the bundle of the code as it is now. Vite runs only when a source has another time or size than those of a
 * bundle that is there, or has come or gone. A bundle appears in one step, so one that has its name is whole.
 * @param {keyof typeof kinds} kind
 */
export async function bundle(kind) {
  const { sources, config } = kinds[kind]
  const folder = join(
    cache,
    `${kind}-${stampOf([...sources, 'scripts/lib/bundle.mjs', 'vite.config.ts', 'package-lock.json'])}`,
  )
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${folder}.`)
  // Vite makes the whole process one of production, which a development server must not be.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const { build } = await import('vite')
    const { build: options, ...rest } = await config()
    await build({
      ...{ root, logLevel: 'warn', mode: 'production', ...rest },
      build: { ...options, outDir: unfinished, emptyOutDir: true },
    })
    renameSync(unfinished, folder)
  } catch (error) {
    // Another command may have made the same meanwhile.
    if (!existsSync(folder)) throw error
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
    rmSync(unfinished, { recursive: true, force: true })
  }
  const ageOf = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const entries = readdirSync(cache).filter(name => name.startsWith(`${kind}-`))
  const byAge = entries.map(name => join(cache, name)).sort((one, other) => ageOf(other) - ageOf(one))
  for (const path of byAge.slice(MAX_ENTRIES)) rmSync(path, { recursive: true, force: true })
  return folder
}

/**
 * The entry script of a bundle, which imports all else when it is needed, relative to the folder.
 * @param {string} folder that `bundle` has given
 * @returns {string}
 */
export function entryIn(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The bundle has no entry')
  return entry.file
}

/** A digest of the names, times and sizes of files. Without the JSON Schemas, which a bundle writes (editorSchemas.ts). */
function stampOf(sources) {
  const hash = createHash('sha256')
  const below = path => readdirSync(join(root, path), { recursive: true }).map(name => `${path}/${name}`)
  for (const path of sources.flatMap(source => (source.includes('.') ? source : below(source))).sort()) {
    const info = statSync(join(root, path), { throwIfNoEntry: false })
    if (info?.isFile() && !path.startsWith('schema/json'))
      hash.update(`${path} ${info.mtimeMs} ${info.size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
