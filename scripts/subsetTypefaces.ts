import { writeFile } from 'node:fs/promises'
import { run } from './lib/cli.ts'
import { commonFile, subsetTypeface, typefaceNames } from './site/outputs/typefaceFiles.ts'

await run(async () => {
  for (const name of typefaceNames) await writeFile(commonFile(name), await subsetTypeface(name))
  return 0
})
