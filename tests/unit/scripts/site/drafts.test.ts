import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRenderer } from '../../../../renderer/server/renderPage.tsx'
import { resolvePage, resolvePost } from '../../../../schema/resolve/resolvePage.ts'
import { calendarDay, dayOf } from '../../../../scripts/lib/calendarDay.ts'
import { shownSite } from '../../../../scripts/lib/dev/shownSite.ts'
import { listFiles } from '../../../../scripts/lib/listFiles.ts'
import { buildSite } from '../../../../scripts/site/build.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { realFolders } from '../../realSite.ts'

/** The site with a draft of a stage, a draft of a post, an offering that comes on a day, and a page with a hidden calendar. */
let folder: string
let folders: { pages: string; public: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-drafts-'))
  folders = { pages: join(folder, 'pages'), public: realFolders.public }
  await cp(realFolders.pages, folders.pages, { recursive: true })
  await add('stages/ils.json', 'stages/foundation.json', { title: 'Foundation Year', draft: true })
  await add('_posts/3.json', '_posts/4.json', { title: 'A secret post', id: 4, draft: true })
  await relate('_posts/3.json', [4, 1])
  const observatory = { title: 'The Observatory', publishOn: '2027-01-11', unpublishOn: '2027-04-01' }
  await add('offerings/dynamic-sports-programs.json', 'offerings/observatory.json', observatory)
  const day = { date: '2027-03-08', title: 'A secret day' }
  const term = { name: 'Second term', start: '2027-01-11', end: '2027-04-01', events: [day] }
  await add('accessibility.json', 'dates.json', {
    title: 'Dates',
    sections: [
      { type: 'text', title: 'Dates', content: 'They will be here soon.' },
      { type: 'calendar', hidden: true, title: 'Days', downloadText: 'Add', terms: [term] },
    ],
  })
  await buildSite({ ...folders, out: join(folder, 'dist'), base: '/', today: '2027-01-10' })
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function add(model: string, file: string, fields: Record<string, unknown>) {
  const { aliases: _, ...document } = JSON.parse(await readFile(join(folders.pages, model), 'utf8'))
  const summary = document.summary && { summary: { ...document.summary, name: fields.title } }
  await writeFile(join(folders.pages, file), JSON.stringify({ ...document, ...summary, ...fields }))
}

async function relate(file: string, relatedPosts: number[]) {
  const document = JSON.parse(await readFile(join(folders.pages, file), 'utf8'))
  await writeFile(join(folders.pages, file), JSON.stringify({ ...document, relatedPosts }))
}

/** The files of the build in which some words stand. */
async function filesWith(words: string): Promise<string[]> {
  const out = join(folder, 'dist')
  const texts = (await listFiles(out)).filter(file => /\.(?:html|json|xml|txt|ics)$/.test(file))
  const found: string[] = []
  for (const file of texts) if ((await readFile(join(out, file), 'utf8')).includes(words)) found.push(file)
  return found
}

test('nothing in a build speaks of what visitors do not see: no page, menu, list, feed, sitemap or related post', async () => {
  for (const words of [
    'Foundation Year',
    'stages/foundation',
    'A secret post',
    'blog/4',
    'The Observatory',
    'A secret day',
  ])
    expect(await filesWith(words)).toEqual([])
})

test.each([
  ['2027-01-10', false],
  ['2027-01-11', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
])('on %s a page that stays from 11 January to 31 March is there: %s', async (today, isThere) => {
  const { content } = await readSite(folders, { today })
  expect(content?.pages.has('/offerings/observatory')).toBe(isThere)
})

test('a preview shows everything, and says over what visitors do not see that they do not', async () => {
  const source = await readSite(folders, { today: '2027-01-10', isPreview: true })
  if (!source.content) throw new Error('The site has errors')
  const { content, site, assets } = shownSite(source, source.content, new Map(), folders.public)
  const renderer = createRenderer(site)
  const html = (route: string) => {
    const page = source.page(content.pages.get(route)?.file ?? '')
    return renderer.renderPage(resolvePage(content, { route, page }, assets)).body
  }
  expect(html('/stages/foundation')).toMatch(
    /<aside [^>]*aria-label="Preview"[^>]*><p>Draft: not on the website yet</,
  )
  expect(html('/offerings/observatory')).toContain('This page is not on the website before 2027-01-11')
  expect(html('/stages/jhs')).not.toContain('aria-label="Preview"')
  expect(html('/stages/jhs')).toContain('Foundation Year')
  const post = content.posts.find(({ id }) => id === 4)
  expect(resolvePost(content, post, assets).notice).toBe('Draft: not on the website yet')
})

test('a day begins when it begins where the organisation is', async () => {
  expect(calendarDay(new Date('2027-01-10T23:30:00Z'), 'Africa/Lagos')).toBe('2027-01-11')
  expect(calendarDay(new Date('2027-01-10T23:59:59Z'))).toBe('2027-01-10')
  expect(calendarDay(new Date('2027-01-11T00:00:00Z'))).toBe('2027-01-11')
})

test.each(['2027-02-30', '11/01/2027', 'tomorrow', '2027-1-1', ''])('--today "%s" is no day', option => {
  expect(() => dayOf(option, '')).toThrow(`"${option}" is no day. Write it as 2026-11-21: year, month, day.`)
})
