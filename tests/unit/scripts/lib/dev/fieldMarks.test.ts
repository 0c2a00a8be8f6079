import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as pageCode from '../../../../../renderer/server/renderPage.tsx'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { marksToFields, withoutMarks } from '../../../../../scripts/lib/dev/fieldMarks.ts'
import { pageAt } from '../../../../../scripts/lib/dev/shownFiles.ts'
import { type ShownSite, shownSite, withMarks } from '../../../../../scripts/lib/dev/shownSite.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { SiteFolder } from '../../../../../scripts/site/folder.ts'

const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }
let shown: ShownSite
let routes: string[]

beforeAll(async () => {
  const site = createSite(await new SiteFolder(folders).read(), { today: '2026-03-02', isPreview: true })
  if (!site.content) throw new Error('The site has errors')
  shown = shownSite(site, site.content, new Map(), folders.public)
  const prefix = site.content.template?.prefix
  routes = [...site.content.pages.keys(), ...site.content.posts.map(({ id }) => `${prefix}/${id}`)]
})

const htmlOf = (route: string, site = shown) => pageAt(route, site, pageCode)?.html ?? ''

const withoutFields = (html: string) => html.replace(/ data-fields?="[^"]*"/g, '')

test('marks change no page: without them, each is letter for letter what visitors get', () => {
  expect(routes.length).toBeGreaterThan(30)
  for (const route of routes) {
    const html = htmlOf(route)
    const marked = htmlOf(route, withMarks(shown))
    expect(withoutMarks(marked), route).toBe(html)
    expect(withoutFields(marksToFields(marked)), route).toBe(html)
  }
})

test('every text of a document says from which field it is, wherever it is shown', () => {
  const home = marksToFields(htmlOf('/', withMarks(shown)))
  const [title] = shown.page('index.json').sections.map((_, index) => `index.json#sections.${index}.`)
  expect(home).toContain(`data-field="${title}`)
  // The footer, and what cards say of other pages.
  expect(home).toMatch(/data-field="_site\.json#footer\./)
  expect(home).toMatch(/data-field="stages\/[\w-]+\.json#summary\.name"/)
  const post = marksToFields(htmlOf('/blog/2', withMarks(shown)))
  expect(post).toMatch(/data-field="_posts\/[\w.-]+#title"/)
  expect(post).toMatch(/data-field="_posts\/[\w.-]+#content"/)
})
