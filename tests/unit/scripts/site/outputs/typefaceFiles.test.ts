import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { commonFile, subsetTypeface } from '../../../../../scripts/site/outputs/typefaceFiles.ts'

for (const name of ['besley', 'cabin'] as const) {
  test(`the small file of ${name} is what npm run typefaces makes of the installed one`, async () => {
    const made = await subsetTypeface(name)
    expect(made.equals(await readFile(commonFile(name)))).toBe(true)
  })
}
