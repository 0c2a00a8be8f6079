import { expect, test } from 'vitest'
import { assets } from '../../schema/resolve/school.ts'
import { siteOf, smallContext, withFields } from '../../smallSite.ts'
import { madeFiles, realFilesWith } from '../madeFiles.ts'

const linkTo = (route: string) => new RegExp(`<a [^>]*href="${route}"`)

/** Adds a document that is another one with other fields. */
function add(texts: Map<string, string>, model: string, file: string, fields: Record<string, unknown>) {
  const { aliases: _, ...document } = JSON.parse(texts.get(model) ?? '')
  const { parent: __, ...summary } = document.summary ?? {}
  const named = document.summary && { summary: { ...summary, name: fields.title, order: 99 } }
  texts.set(file, JSON.stringify({ ...document, ...named, ...fields }))
}

const STAGE = ['stages/ils.json', 'stages/foundation.json'] as const
const OFFERING = ['offerings/dynamic-sports-programs.json', 'offerings/observatory.json'] as const

test('R-DAT-3: a new stage and a new offering, each a JSON file, are served, listed in the sitemap, and linked from wherever there is a list', async () => {
  const files = await realFilesWith(
    texts => {
      add(texts, ...STAGE, { title: 'Foundation Year' })
      add(texts, ...OFFERING, { title: 'The Observatory' })
    },
    { today: '2026-11-21', isPreview: false },
  )
  const built = (path: string) => files.get(path) ?? ''
  expect(built('stages/foundation/index.html')).toContain('Foundation Year')
  for (const route of ['/stages/foundation', '/offerings/observatory'])
    expect(built('sitemap.xml')).toContain(`${route}</loc>`)
  for (const page of ['', 'stages/', 'academics/', 'admissions/apply/', 'stages/jhs/'])
    expect(built(`${page}index.html`), page).toMatch(linkTo('/stages/foundation'))
  // The enquiry form offers it too.
  expect(built('admissions/apply/index.html')).toMatch(/<option[^>]*>Foundation Year</)
  const home = built('index.html')
  expect(home).toMatch(linkTo('/offerings/observatory'))
  const lists = [...home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const names = lists.flatMap(list =>
    list['@type'] === 'ItemList' ? list.itemListElement.map((item: { name: string }) => item.name) : [],
  )
  expect(names).toContain('The Observatory')
})

/** Adds an unfinished draft, a draft of a stage and of a post, an offering that comes on a day, and a page with a hidden calendar. */
function addUnseen(texts: Map<string, string>) {
  texts.set('plans.json', '{ "draft": true, "title": "An unfinished page", ')
  add(texts, ...STAGE, { title: 'Foundation Year', draft: true })
  add(texts, '_posts/3.json', '_posts/8.json', { title: 'A secret post', id: 8, draft: true })
  add(texts, '_posts/3.json', '_posts/3.json', { relatedPosts: [8, 1] })
  add(texts, ...OFFERING, { title: 'The Observatory', publishOn: '2027-01-11', unpublishOn: '2027-04-01' })
  const day = { date: '2027-03-08', title: 'A secret day' }
  const term = { name: 'Second term', start: '2027-01-11', end: '2027-04-01', events: [day] }
  add(texts, 'accessibility.json', 'dates.json', {
    title: 'Dates',
    sections: [
      { type: 'text', title: 'Dates', content: 'They will be here soon.' },
      { type: 'calendar', hidden: true, title: 'Days', downloadText: 'Add', terms: [term] },
    ],
  })
}

test('nothing in a build speaks of what visitors do not see: no page, menu, list, feed, sitemap or related post', async () => {
  const files = await realFilesWith(addUnseen, { today: '2027-01-10', isPreview: false })
  const unseen =
    /Foundation Year|stages\/foundation|A secret post|blog\/8|The Observatory|A secret day|An unfinished page/
  expect([...files].filter(([, text]) => unseen.test(text)).map(([path]) => path)).toEqual([])
})

test('a preview shows everything, and says over what visitors do not see that they do not', async () => {
  const files = await realFilesWith(addUnseen, { today: '2027-01-10', isPreview: true })
  const html = (route: string) => files.get(`${route}/index.html`) ?? ''
  for (const route of ['stages/foundation', 'blog/8'])
    expect(html(route)).toMatch(/<aside [^>]*aria-label="Preview"[^>]*><p>Draft: not on the website yet</)
  expect(html('offerings/observatory')).toContain('This page is not on the website before 11 January 2027')
  expect(html('stages/jhs')).not.toContain('aria-label="Preview"')
  expect(html('stages/jhs')).toContain('Foundation Year')
})

test.each([
  ['2027-01-10', false],
  ['2027-01-11', true],
  ['2027-01-15', true],
  ['2027-01-16', false],
])('on %s every page shows a notice from 11 to 15 January, or none does: %s', (today, isShown) => {
  const text = 'School opens at ten on Monday.'
  const notice = { text, from: '2027-01-11', until: '2027-01-15' }
  const view = { today, isPreview: false }
  const { content } = siteOf(withFields('_site.json', { notice }), smallContext, view)
  if (!content) throw new Error('The site has errors')
  const pages = [...madeFiles(content, assets)].filter(([path]) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter(([, html]) => html.includes(text) !== isShown).map(([path]) => path)).toEqual([])
})
