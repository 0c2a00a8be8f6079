import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pictures } from './lib/artwork/pictures.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'

// Every drawing of the project's own is made here, so that a change of paint or of light reaches all of them. What else
// lies in the folder is the school's, and none of this command's business.
await run(async () => {
  const options = readOptions({ public: siteOptions.public }, 'npm run artwork -- [--public folder]')
  const drawn = pictures()
  for (const [name, svg] of Object.entries(drawn)) {
    const file = join(options.public, 'images', `${name}.svg`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
  const size = Object.values(drawn).reduce((sum, svg) => sum + svg.length, 0)
  console.log(`${Object.keys(drawn).length} pictures, ${Math.round(size / 1024)} kB`)
  return 0
})
