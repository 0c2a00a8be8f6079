import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KnownFacts } from '../../../../scripts/site/facts.ts'
import { listFolder } from '../../../../scripts/site/folder.ts'
import { documents } from '../../../fixtures/pdf/documents.ts'

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
  await writeFile(join(folder, 'document.pdf'), await documents[name]())
  const stamps = new Map([...listFolder(folder, 'public').stamps].map(([file, stamp]) => [`/${file}`, stamp]))
  for (const time of ['first', 'from the cache']) {
    const facts = await new KnownFacts(folder).of(stamps)
    expect(facts.get('/document.pdf')?.pages, time).toBe(pages)
  }
})
