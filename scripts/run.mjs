// node scripts/run.mjs build [options]: runs a command from a bundle of its code, which is made when the code has changed.
// A command starts in a fifth of the time that compiling and resolving hundreds of modules takes, and renders faster.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { forgetOld } from './lib/forgetOld.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMANDS = ['build', 'start', 'validate', 'serve']
/** What commands start in processes of their own. */
const WORKERS = ['worker']
const CODE = ['scripts', 'schema', 'renderer', 'vite.config.ts', 'package-lock.json']

/** Puts lib/prerenderedStyled.ts in the place of emotion's `styled`. */
const prerenderedStyled = {
  name: 'prerendered-styled',
  enforce: 'pre',
  resolveId: id => (id === '@emotion/styled' ? join(root, 'scripts/lib/prerenderedStyled.ts') : undefined),
}

/** Puts the code that ajv makes of the JSON Schemas in the place of lib/jsonSchemas.ts, which has it made. */
const compiledSchemas = {
  name: 'compiled-schemas',
  enforce: 'pre',
  load: id => (id === join(root, 'scripts/lib/jsonSchemas.ts') ? compileSchemas() : undefined),
}

const [, , command = ''] = process.argv
if (!COMMANDS.includes(command)) throw new Error(`run.mjs knows ${COMMANDS.join(', ')}`)
process.env.NODE_ENV = 'production'
process.argv.splice(1, 2, command)
await import(pathToFileURL(join(await bundled(), `${command}.mjs`)).href)

/** The folder of the bundle for the code as it is now. */
async function bundled() {
  const hash = createHash('sha256').update(process.version)
  for (const path of CODE) digest(path, hash)
  const folder = join(root, '.cache', `commands-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) await bundle(folder)
  return folder
}

function digest(path, hash) {
  const full = join(root, path)
  if (statSync(full).isDirectory())
    for (const name of readdirSync(full).sort()) digest(join(path, name), hash)
  else hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
}

async function bundle(folder) {
  const { build } = await import('vite')
  const unfinished = `${folder}.${process.pid}`
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [prerenderedStyled, compiledSchemas],
    ssr: {
      noExternal: [/^react/, /^@emotion\//, /^zod/, /^stylis/, /^jsonc-parser/, /^hoist-non-react-statics/],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: unfinished,
      rolldownOptions: {
        input: Object.fromEntries([...COMMANDS, ...WORKERS].map(name => [name, `scripts/${name}.ts`])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another run was quicker; its bundle is the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
  forgetOld(join(root, '.cache'), 'commands-')
}

async function compileSchemas() {
  const [{ Ajv2020 }, { default: addFormats }, { default: standalone }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv-formats'),
    import('ajv/dist/standalone/index.js'),
  ])
  // Whether the schemas are strict is for the tests to say.
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true } })
  addFormats.default(ajv)
  const kinds = { site: 'site', page: 'page', post: 'post' }
  for (const kind of Object.values(kinds))
    ajv.addSchema(JSON.parse(readFileSync(join(root, 'schema/json', `${kind}.json`), 'utf8')), kind)
  // The code asks for small parts of ajv by `require`.
  const require = `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n`
  return require + standalone.default(ajv, kinds)
}
