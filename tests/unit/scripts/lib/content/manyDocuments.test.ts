import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDocuments, checkSite } from '../../../../../scripts/lib/content/checkSite.ts'
import { readDocuments } from '../../../../../scripts/lib/content/readDocuments.ts'
import { UsageError } from '../../../../../scripts/lib/usageError.ts'
import { writeContent } from '../../../../../scripts/quality/bench/content.ts'
import { smallContext, smallSite } from '../../../smallSite.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-many-'))
  folders = writeContent(folder, { pages: 400 })
})
afterAll(() => rm(folder, { recursive: true }))

async function checked(keepsTexts?: boolean) {
  const { content, sources } = await checkSite(folders, {}, { ...(keepsTexts && { keepsTexts }) })
  if (!content) throw new Error('The site has mistakes')
  return { content, sources }
}

test('of many documents neither texts nor values stay in memory; both are there when they are asked for', async () => {
  const { content, sources } = await checked()
  const { documents } = await readDocuments(folders.pages)
  expect(documents.length).toBeGreaterThanOrEqual(400)
  expect([...sources.keys()].map(file => sources.get(file))).toEqual(documents)
  for (const { file } of content.pages.values())
    expect(sources.page(file)).toEqual(JSON.parse(sources.get(file)?.text ?? ''))
  expect(sources.get('stages/none.json')).toBeUndefined()
})

test('more problems than a function takes arguments are told all the same', () => {
  const unused = Array.from({ length: 150_000 }, (_, index) => [`/images/${index}.svg`, 1] as const)
  const context = { ...smallContext, files: new Map([...smallContext.files, ...unused]) }
  const documents = Object.entries(smallSite).map(([file, text]) => ({ file, text }))
  const view = { today: '2026-11-21', isPreview: false }
  const { problems } = checkDocuments({ folder: tmpdir(), documents, problems: [] }, context, view)
  expect(problems).toHaveLength(unused.length)
})

test('a document that is saved while a large site is built stops the build; the development server goes on with what it read', async () => {
  const [{ content, sources }, held] = [await checked(), await checked(true)]
  const file = [...content.pages.values()].at(-1)?.file ?? ''
  const before = sources.text(file)
  // The latest text stays in memory until another one is asked for.
  expect(sources.page('index.json').title).not.toBe('')
  await writeFile(join(folders.pages, file), before.replace('"title"', '"titel"'))
  expect(() => sources.page(file)).toThrow(
    new UsageError(`"${file}" was saved while the site was being read. Start once more.`),
  )
  await rm(join(folders.pages, file))
  expect(() => sources.get(file)).toThrow(UsageError)
  expect(held.sources.page(file)).toEqual(JSON.parse(before))
})
