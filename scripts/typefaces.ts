import { writeFile } from 'node:fs/promises'
import { type FontName, fontFiles } from '../renderer/theme/fontFaces.ts'
import { run } from './lib/cli.ts'
import { subsetTypeface } from './lib/subsetTypeface.ts'
import { commonFile } from './lib/typefaceFiles.ts'

// The keys of a record are its names; TypeScript widens them.
const names = Object.keys(fontFiles) as FontName[]

await run(async () => {
  for (const name of names) await writeFile(commonFile(name), await subsetTypeface(name))
  return 0
})
