import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../../../scripts/site/build.ts'
import { realFolders } from '../../realSite.ts'

/** The site with one more stage and one more offering, each made of one JSON file. */
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-data-'))
  const pages = join(folder, 'pages')
  await cp(realFolders.pages, pages, { recursive: true })
  await add('stages/ils.json', 'stages/foundation.json', 'Foundation Year')
  await add('offerings/dynamic-sports-programs.json', 'offerings/observatory.json', 'The Observatory')
  await buildSite({ pages, public: realFolders.public, out: join(folder, 'dist'), base: '/' })
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function add(model: string, file: string, name: string) {
  const document = JSON.parse(await readFile(join(folder, 'pages', model), 'utf8'))
  delete document.aliases
  const { parent: _, ...summary } = document.summary
  Object.assign(document, { title: name, summary: { ...summary, name, order: 99 } })
  await writeFile(join(folder, 'pages', file), JSON.stringify(document))
}

const built = (path: string) => readFile(join(folder, 'dist', path), 'utf8')
const linkTo = (route: string) => new RegExp(`<a [^>]*href="${route}"`)

test('R-DAT-3: a new stage is served, listed in the sitemap, and linked from wherever stages are listed', async () => {
  expect(await built('stages/foundation/index.html')).toContain('Foundation Year')
  expect(await built('sitemap.xml')).toContain('/stages/foundation</loc>')
  for (const page of [
    'index.html',
    'stages/index.html',
    'academics/index.html',
    'admissions/apply/index.html',
    'stages/jhs/index.html',
  ]) {
    expect(await built(page)).toMatch(linkTo('/stages/foundation'))
  }
  // The enquiry form offers it too.
  expect(await built('admissions/apply/index.html')).toMatch(/<option[^>]*>Foundation Year</)
})

test('R-DAT-3: a new offering appears in the grid, the sitemap and the structured data', async () => {
  const home = await built('index.html')
  expect(home).toMatch(linkTo('/offerings/observatory'))
  expect(await built('sitemap.xml')).toContain('/offerings/observatory</loc>')
  const lists = [...home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const names = lists.flatMap(list =>
    list['@type'] === 'ItemList' ? list.itemListElement.map((item: { name: string }) => item.name) : [],
  )
  expect(names).toContain('The Observatory')
})
