import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../../../scripts/lib/listFiles.ts'
import { buildSite } from '../../../../scripts/site/build.ts'
import { memoFolder } from '../../../../scripts/site/release/memoFolder.ts'
import { writeSmallSite } from '../smallFolders.ts'

const text = 'School opens at ten on Monday.'

let folder: string
let folders: Awaited<ReturnType<typeof writeSmallSite>>
let out: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-notice-'))
  out = join(folder, 'dist')
  folders = await writeSmallSite(folder)
  const file = join(folders.pages, '_site.json')
  const notice = { text, from: '2027-01-11', until: '2027-01-15' }
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), notice }))
})

afterAll(async () => {
  await rm(memoFolder(out), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

/** Of the site as the next build leaves it: how many pages there are, and show the notice. */
async function pagesOn(today: string) {
  await buildSite({ ...folders, out, base: '/', today })
  const files = (await listFiles(out)).filter(file => file.endsWith('.html'))
  const pages = await Promise.all(files.map(file => readFile(join(out, file), 'utf8')))
  return { all: pages.length, shown: pages.filter(html => html.includes(text)).length }
}

test('every page shows the notice from the first of its days to the end of the last, and none before and after', async () => {
  const before = await pagesOn('2027-01-10')
  expect(before.all).toBeGreaterThan(10)
  expect(before).toMatchObject({ shown: 0 })
  for (const day of ['2027-01-11', '2027-01-15'])
    expect(await pagesOn(day)).toEqual({ all: before.all, shown: before.all })
  expect(await pagesOn('2027-01-16')).toEqual(before)
}, 120_000)
