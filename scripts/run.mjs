// node scripts/run.mjs build [options]: bundles the commands when their code has changed, then runs one of them from the bundle.
// A bundled command starts in a fifth of the time that tsx needs to compile and resolve hundreds of modules.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import './sectionIndex.mjs'
import { bundle } from './lib/bundle.mjs'
import { unusableFolder } from './lib/unusableFolder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMANDS = ['build', 'start', 'validate', 'serve', 'studio', 'editorSchemas']
const SERVERS = ['dev']

const [, , command = ''] = process.argv
if (![...COMMANDS, ...SERVERS].includes(command))
  throw new Error(`run.mjs knows ${[...COMMANDS, ...SERVERS].join(', ')}`)
const unusable = unusableFolder(root)
if (unusable) {
  console.error(unusable)
  process.exit(2)
}
// The command reads its options from process.argv as if it had been started itself.
process.argv.splice(1, 2, command)
const isServer = SERVERS.includes(command)
const folder = await bundle(isServer ? 'servers' : 'commands')
await writeEditorSchemas()
// Vite's development server sets its own.
if (!isServer) process.env.NODE_ENV = 'production'
else delete process.env.NODE_ENV
await import(pathToFileURL(join(folder, `${command}.mjs`)).href)

/** Editors read the JSON Schemas from files, which are written again when other code was bundled than that they came from. */
async function writeEditorSchemas() {
  const note = join(root, 'schema/json/.bundle')
  const digest = folder.slice(folder.lastIndexOf('-'))
  if (existsSync(note) && readFileSync(note, 'utf8') === digest) return
  await import(pathToFileURL(join(folder, 'editorSchemas.mjs')).href)
  writeFileSync(note, digest)
}
