import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPages } from '../../../../../scripts/lib/content/countPages.ts'
import { documents } from '../../../../fixtures/pdf/documents.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-pages-'))
})

afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['one page', 1],
  ['300 pages', 300],
  ['encrypted', undefined],
  ['not a PDF', undefined],
  ['empty', undefined],
] as const)('the page count of a document: %s', async (name, pages) => {
  const file = join(folder, `${name}.pdf`)
  await writeFile(file, await documents[name]())
  expect(await countPages(file)).toBe(pages)
  expect(await countPages(file), 'from the cache').toBe(pages)
})
