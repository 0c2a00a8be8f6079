// node scripts/run.mjs build [options]: runs a command from a bundle of its code, which is made when the code has changed.
// A command starts in a fifth of the time that compiling and resolving hundreds of modules takes, and renders faster.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMANDS = ['build', 'start', 'validate', 'serve']
/** What commands start in processes of their own. */
const WORKERS = ['renderWorker']
const CODE = ['scripts', 'schema', 'renderer', 'vite.config.ts', 'package-lock.json']

/** Puts lib/prerenderedStyled.ts in the place of emotion's `styled`. */
const prerenderedStyled = {
  name: 'prerendered-styled',
  enforce: 'pre',
  resolveId: id => (id === '@emotion/styled' ? join(root, 'scripts/lib/prerenderedStyled.ts') : undefined),
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
    plugins: [prerenderedStyled],
    ssr: {
      noExternal: [/^react/, /^@emotion\//, /^zod/, /^stylis/, /^jsonc-parser/, /^hoist-non-react-statics/],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
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
}
