// @vitest-environment happy-dom
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as pageCode from '../../../../../renderer/server/renderPage.tsx'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { pageAt } from '../../../../../scripts/lib/dev/shownFiles.ts'
import { type ShownSite, shownSite } from '../../../../../scripts/lib/dev/shownSite.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { SiteFolder } from '../../../../../scripts/site/folder.ts'
import { assetsOf } from '../../../../../scripts/site/outputs/assets.ts'
import { servedSite } from '../../../../../scripts/site/outputs/themeFiles.ts'
import { printFields, type ShownFields } from '../../../../../scripts/studio/site/printFields.ts'
import { shownFields } from '../../../../../scripts/studio/site/shownFields.ts'

await pageCode.loadSections()

const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }
let shown: ShownSite

beforeAll(async () => {
  const site = createSite(await new SiteFolder(folders).read(), { today: '2026-03-02', isPreview: true })
  if (!site.content) throw new Error('The site has errors')
  shown = shownSite(site, site.content, pictures =>
    assetsOf(site.input.files, pictures, servedSite('/', new Map())),
  )
})

/** A page with a table of fields. */
function printed(html: string, fields: ShownFields): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  printFields(page, fields)
  return page
}

/** Without links to style sheets, which happy-dom would report. */
const shownAt = (route: string): Document =>
  printed(pageAt(route, shown, pageCode)?.html.replace(/<link[^>]*>/g, '') ?? '', shownFields(route, shown))

const fieldsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(one => one.getAttribute('data-field'))

test('texts of a page say from which fields they are: of its own document, of those that it lists, and of the site', () => {
  const fees = shownAt('/admissions/fees')
  expect(fieldsOf(fees, '#main h1')).toEqual(['admissions/fees.json#sections.0.title'])
  const home = shownAt('/')
  expect(fieldsOf(home, 'footer [data-field]').join()).toContain('_site.json#footer.text')
  expect(fieldsOf(home, '#main [data-field]').join()).toMatch(/stages\/[\w-]+\.json#summary\.name/)
  const post = shownAt('/blog/2')
  expect(fieldsOf(post, '#main h1')).toEqual(['_posts/2.json#title'])
  expect(fieldsOf(post, '#main [data-field]')).toContain('_posts/2.json#content')
})

const sectionOf = (html: string, texts: readonly (readonly [string, string])[]): Document =>
  printed(`<main id="main"><div data-section="events">${html}</div></main>`, {
    header: [],
    footer: [],
    sections: [texts],
  })

const twoItems = [
  ['Openmorning', 'a.json#sections.0.items.0.title'],
  ['Forprimary.', 'a.json#sections.0.items.0.text'],
  ['Openmorning', 'a.json#sections.0.items.1.title'],
  ['Forjunior.', 'a.json#sections.0.items.1.text'],
] as const

test('equal texts are distinguished by the item that they are shown in, whatever order the page has', () => {
  const page = sectionOf(
    `<ul><li><h3>Open morning</h3><p>For junior.</p></li><li><h3>Open morning</h3><p>For primary.</p></li></ul>`,
    twoItems,
  )
  expect(fieldsOf(page, 'h3')).toEqual(['a.json#sections.0.items.1.title', 'a.json#sections.0.items.0.title'])
})

test('where it is not certain which field is shown, an element says none', () => {
  const page = sectionOf(`<h3>Open morning</h3><h3>Open morning</h3><p>For junior.</p>`, twoItems)
  expect(fieldsOf(page, 'h3')).toEqual([null, null])
  expect(fieldsOf(page, 'p')).toEqual(['a.json#sections.0.items.1.text'])
})

test('equal cells of a row are those of its list, in order; an island gets a table and is not touched', () => {
  const cells = `<table><tr><th>Art</th><td>Yes</td><td>Yes</td></tr></table>`
  const row = ['Art', 'Yes', 'Yes'].map((words, at) => [words, `a.json#sections.0.rows.0.${at}`] as const)
  expect(fieldsOf(sectionOf(cells, row), 'td')).toEqual([
    'a.json#sections.0.rows.0.1',
    'a.json#sections.0.rows.0.2',
  ])
  const island = sectionOf(`<div data-island="form">${cells}</div>`, row)
  expect(fieldsOf(island, 'th, td')).toEqual([null, null, null])
  expect(island.querySelector('[data-island]')?.getAttribute('data-fields')).toBe(
    '{"th Art":"a.json#sections.0.rows.0.0","td Yes":""}',
  )
})
