/**
 * Writes the index of section types, schema/sections.generated.ts: each file directly in schema/sections is a type, and exports
 * a constant of its name. `schema` knows no bundler and no disk, and its types are exact only with imports that stand in a file.
 * Git ignores the index, so that no merge conflicts in it. Whatever loads code that is not bundled imports this module before.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const schema = fileURLToPath(new URL('../schema/', import.meta.url))
const file = `${schema}sections.generated.ts`

const types = readdirSync(`${schema}sections`)
  .filter(name => name.endsWith('.ts'))
  .map(name => name.slice(0, -'.ts'.length))
  .sort()
const index = types.map(type => `export { ${type} } from './sections/${type}.ts'\n`).join('')

// Its time stamp stays where nothing has changed. Other commands may read it at this moment.
if (index !== written()) {
  writeFileSync(`${file}.${process.pid}`, index)
  renameSync(`${file}.${process.pid}`, file)
}

function written() {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
