import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { scratchFolder } from '../../scratchFolder.ts'

const folder = scratchFolder()

/** What is said about a folder of pages that holds one document, without what is said about the missing rest. */
async function answerTo(content: string | Uint8Array): Promise<string[]> {
  const file = join(folder, 'page.json')
  await writeFile(file, content)
  const { problems } = await readSite({ pages: folder, public: folder })
  return problems.filter(problem => problem.file === 'page.json').map(oneLine)
}

test('a document nested a million levels deep', async () => {
  expect(await answerTo('['.repeat(1_000_000))).toEqual([
    'page.json:1:65  Lists and groups are nested more than 64 deep here. Close some brackets: no page needs more than a few levels.',
  ])
})

test('a document of 50 MiB', async () => {
  expect(await answerTo(Buffer.alloc(50 * 1024 * 1024, ' '))).toEqual([
    'page.json:1:1  The file holds 50 MiB; a document may hold at most 1 MiB. Divide it into several pages. Pictures belong in the folder "public", not in a document.',
  ])
})

test('folders may be named in any way', async () => {
  await writeFile(join(folder, 'page.json'), '')
  for (const name of [`${folder}/`, `${folder}/./`, relative(process.cwd(), folder)]) {
    const { problems } = await readSite({ pages: name, public: name })
    expect(problems.map(({ file }) => file)).toContain('page.json')
  }
})
