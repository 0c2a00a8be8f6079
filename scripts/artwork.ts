import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictures } from './lib/artwork/pictures.ts'

// Every picture of the site is drawn here, so that a change of paint or of light reaches all of them.
const folder = join(import.meta.dirname, '..', 'public', 'images')
const drawn = pictures()

for (const [name, svg] of Object.entries(drawn)) {
  const file = join(folder, `${name}.svg`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, svg)
}

// A picture that is no longer drawn must not stay behind. Photographs, which are not SVG, are left alone.
for (const entry of await readdir(folder, { recursive: true })) {
  const name = entry.replaceAll('\\', '/').replace(/\.svg$/, '')
  if (entry.endsWith('.svg') && !(name in drawn)) await rm(join(folder, entry))
}

const size = Object.values(drawn).reduce((sum, svg) => sum + svg.length, 0)
console.log(`${Object.keys(drawn).length} pictures, ${Math.round(size / 1024)} kB`)
