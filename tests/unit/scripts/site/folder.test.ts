import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../../../../schema/read/Document.ts'
import type { Texts } from '../../../../schema/read/source.ts'
import { createSite, type Site } from '../../../../schema/site/createSite.ts'
import { readSite, SiteFolder } from '../../../../scripts/site/folder.ts'
import { smallSite } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-cache-'))
  folders = await writeSmallSite(folder)
})

afterAll(() => rm(folder, { recursive: true }))

const page = (file: string) => join(folders.pages, file)
const ils = smallSite['stages/ils.json'] ?? ''
const picture = (ending = '.svg') => join(folders.public, `images/hero${ending}`)
const filesOf = (documents: readonly Document[]) => documents.map(({ locator }) => locator.file)
const textsIn = (texts: Texts) => [...texts.keys()].map(file => [file, texts.get(file)])

test('a folder that is read again validates only what was saved, and finds the same as one that is read at once', async () => {
  const view = { today: '2026-11-21', isPreview: false }
  const folder = new SiteFolder(folders)
  let site: Site | undefined
  /** Compares the two. @returns the files whose reports are new */
  const check = async () => {
    const before = site?.reports
    site = createSite(await folder.read(), view, site)
    const { problems, content, texts, documents, reports } = site
    const whole = await readSite(folders, view)
    expect(problems).toEqual(whole.problems)
    expect(content).toEqual(whole.content)
    expect(filesOf(documents)).toEqual(filesOf(whole.documents))
    expect(textsIn(texts)).toEqual(textsIn(whole.texts))
    const files = [...texts.keys(), ...(site.input.others ?? [])]
    return files.filter(file => reports.get(file) !== before?.get(file)).sort()
  }
  expect(await check()).toEqual(expect.arrayContaining(['_site.json', 'index.json', 'stages/ils.json']))
  expect(await check()).toEqual([])
  const changes: [change: () => Promise<void>, validated: string[]][] = [
    [() => writeFile(page('stages/ils.json'), ils.replace('"Fees"', '"Dues"')), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ils.replace('"faq"', '"faqs"')), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ''), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ils), ['stages/ils.json']],
    [() => rename(page('stages/ils.json'), page('stages/other.json')), ['stages/other.json']],
    [() => rename(page('stages/other.json'), page('stages/ils.json')), ['stages/ils.json']],
    [() => writeFile(page('new.json'), ils), ['new.json']],
    [() => rm(page('new.json')), []],
    [() => writeFile(page('notes.txt'), 'These are no page.'), []],
    [() => rm(page('notes.txt')), []],
  ]
  for (const [change, files] of changes) {
    await change()
    expect(await check()).toEqual(files)
  }
  // A document that names a public file is right or wrong with it.
  const drawing = await readFile(picture())
  for (const change of [() => rm(picture()), () => writeFile(picture(), drawing)]) {
    await change()
    expect(await check()).toEqual(['_posts/1.json', '_posts/2.json', 'index.json'])
  }
  // Without it, any of them may name what takes its place.
  await rename(picture(), picture('.jpg'))
  expect(await check()).toEqual(['_posts/1.json', '_posts/2.json', 'index.json'])
  await rename(picture('.jpg'), picture())
  expect(await check()).toEqual(['_posts/1.json', '_posts/2.json', 'index.json'])
})
