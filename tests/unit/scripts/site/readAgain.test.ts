import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite, type Site } from '../../../../schema/site/createSite.ts'
import { SiteFolder } from '../../../../scripts/site/folder.ts'
import { smallSite, visitors } from '../../smallSite.ts'
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
const picture = () => join(folders.public, 'images/hero.svg')

test('a site that is read again validates only what was saved, and is the same as one that is read anew', async () => {
  const read = new SiteFolder(folders)
  let site: Site | undefined
  /** Compares the two. @returns the files whose reports are new */
  const readAgain = async () => {
    const before = site
    site = createSite(await read.read(), visitors, { earlier: before })
    const anew = createSite(await new SiteFolder(folders).read(), visitors)
    expect(site.input).toEqual(anew.input)
    expect([site.problems, site.content]).toEqual([anew.problems, anew.content])
    return [...site.reports].flatMap(([file, report]) => (before?.reports.get(file) === report ? [] : file))
  }
  expect(await readAgain()).toEqual(Object.keys(smallSite).sort())
  expect(await readAgain()).toEqual([])
  const changes: [change: () => Promise<void>, validated: string[]][] = [
    [() => writeFile(page('stages/ils.json'), ils.replace('"Fees"', '"Dues"')), ['stages/ils.json']],
    [() => writeFile(page('stages/ils.json'), ils.replace('"faq"', '"faqs"')), ['stages/ils.json']],
    // Files that hold no text have no report.
    [() => writeFile(page('stages/ils.json'), ''), []],
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
    expect(await readAgain()).toEqual(files)
  }
  // A public file that comes or goes may make each document right or wrong that names it.
  const drawing = await readFile(picture())
  await rm(picture())
  expect(await readAgain()).toContain('index.json')
  await writeFile(picture(), drawing)
  expect(await readAgain()).toContain('index.json')
  // The same facts are the same object, so that nobody compares them.
  expect((await read.read()).files).toBe(site?.input.files)
})
