import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite } from '../../../../schema/site/createSite.ts'
import { plainReport, wholeReport } from '../../../../schema/validate/validateDocument.ts'
import { UsageError } from '../../../../scripts/lib/usageError.ts'
import { writeContent } from '../../../../scripts/quality/bench/content.ts'
import { readDocuments, readSite, SiteFolder, textOnDisk } from '../../../../scripts/site/folder.ts'
import { filesAt, problemsOf, smallContext, smallSite } from '../../smallSite.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-many-'))
  folders = writeContent(folder, { pages: 400 })
})
afterAll(() => rm(folder, { recursive: true }))

/** The site as a large build has it, whose workers keep the documents: texts and values are read when they are asked for. */
async function readLazily() {
  const { reports } = await readSite(folders)
  const place = new SiteFolder(folders)
  const input = await place.read(place.list(), (file, stamp) => textOnDisk(folders.pages, file, stamp))
  const site = createSite(
    input,
    { today: '2026-11-21', isPreview: false },
    {
      reports: new Map(
        [...reports].map(([file, report]) => [
          file,
          wholeReport(plainReport(report), () => site.texts.get(file) ?? ''),
        ]),
      ),
    },
  )
  return site
}

test('of many documents texts and values are there when they are asked for, held in memory or not', async () => {
  const { texts } = readDocuments(folders.pages)
  expect(texts.size).toBeGreaterThanOrEqual(400)
  for (const site of [await readSite(folders), await readLazily()]) {
    expect([...site.texts.keys()].map(file => [file, site.texts.get(file)])).toEqual([...texts])
    const pages = [...(site.content?.pages.values() ?? [])]
    expect(pages.length).toBeGreaterThan(300)
    for (const { file } of pages) expect(site.page(file)).toEqual(JSON.parse(texts.get(file) ?? ''))
    expect(site.texts.get('stages/none.json')).toBeUndefined()
    expect(() => site.page('stages/none.json')).toThrow('stages/none.json is no valid page')
  }
})

test('more problems than a function takes arguments are told all the same', () => {
  const unused = Array.from({ length: 150_000 }, (_, index) => `/images/${index}.svg`)
  const context = { ...smallContext, files: new Map([...smallContext.files, ...filesAt(unused)]) }
  expect(problemsOf(smallSite, context)).toHaveLength(unused.length)
})

test('a document that is saved while a large site is built stops the build; what was read before goes on as it was', async () => {
  const [lazy, held] = [await readLazily(), await readSite(folders)]
  const file = [...(lazy.content?.pages.values() ?? [])].at(-1)?.file ?? ''
  const before = lazy.texts.get(file) ?? ''
  await writeFile(join(folders.pages, file), before.replace('"title"', '"titel"'))
  const refusal = new UsageError(`"${file}" was saved while the site was being read. Start once more.`)
  expect(() => lazy.page(file)).toThrow(refusal)
  await rm(join(folders.pages, file))
  expect(() => lazy.texts.get(file)).toThrow(refusal)
  expect(held.page(file)).toEqual(JSON.parse(before))
})
