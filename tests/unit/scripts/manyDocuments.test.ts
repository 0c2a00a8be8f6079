import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeContent } from '../../../scripts/bench/content.ts'
import { checkReading, checkSite } from '../../../scripts/lib/check.ts'
import { heldDocuments, readDocuments } from '../../../scripts/lib/read.ts'
import { UsageError } from '../../../scripts/lib/usageError.ts'
import { pageAt, smallSite, smallWorld } from '../smallSite.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-many-'))
  folders = writeContent(folder, { pages: 400 })
})
afterAll(() => rm(folder, { recursive: true }))

async function checked(read?: typeof heldDocuments) {
  const { content, sources } = await checkSite(folders, {}, read)
  if (!content) throw new Error('The site has mistakes')
  return { content, sources }
}

test('of many documents neither texts nor values stay in memory; both are there when they are asked for', async () => {
  const { content, sources } = await checked()
  const { documents } = await readDocuments(folders.pages)
  expect(documents.length).toBeGreaterThanOrEqual(400)
  expect([...sources.values()].map(({ file, text }) => ({ file, text }))).toEqual(
    documents.map(({ file, text }) => ({ file, text })),
  )
  for (const { file, page } of content.pages.values())
    expect(page).toEqual(JSON.parse(sources.get(file)?.text ?? ''))
})

test('more problems than a function takes arguments are told all the same', () => {
  const unused = Array.from({ length: 150_000 }, (_, index) => [`/images/${index}.svg`, 1] as const)
  const world = { ...smallWorld, files: new Map([...smallWorld.files, ...unused]) }
  const documents = Object.entries(smallSite).map(([file, text]) => ({ file, text }))
  const view = { today: '2026-11-21', isPreview: false }
  const { problems } = checkReading({ folder: tmpdir(), documents, problems: [] }, world, view)
  expect(problems).toHaveLength(unused.length)
})

test('a document that is saved while a large site is built stops the build; the development server goes on with what it read', async () => {
  const [{ content, sources }, held] = [await checked(), await checked(heldDocuments)]
  const [route] = [...content.pages.keys()].slice(-1)
  const { file } = pageAt(content, route ?? '')
  const before = sources.get(file)?.text ?? ''
  // Whoever asks for another one first does not find this one in memory.
  expect(pageAt(content, '/').page.title).not.toBe('')
  await writeFile(join(folders.pages, file), before.replace('"title"', '"titel"'))
  expect(() => pageAt(content, route ?? '').page).toThrow(
    new UsageError(`"${file}" was saved while the site was being read. Start once more.`),
  )
  await rm(join(folders.pages, file))
  expect(() => sources.get(file)?.text).toThrow(UsageError)
  expect(pageAt(held.content, route ?? '').page).toEqual(JSON.parse(before))
})
