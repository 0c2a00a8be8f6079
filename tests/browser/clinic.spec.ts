import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectRoot } from '../../scripts/lib/root.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { pageAddresses } from '../../scripts/quality/browser/withBuiltSite.ts'
import { englishOf } from '../unit/englishOf.ts'
import { serveFolders } from './changedSite.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './fixtures.ts'
import { hydrateIslands } from './hydrateIslands.ts'

const folder = join(projectRoot, 'tests/fixtures/sites/clinic')
const out = join(projectRoot, '.cache/clinic-dist')

/** The clinic, a site of another kind, in another language and with a look of its own. */
let site: Awaited<ReturnType<typeof serveFolders>>
let routes: string[]

// One process for all tests of this file, so that the site is built once.
test.describe.configure({ mode: 'default' })
// Dates of posts are in the visitor's own format.
test.use({ locale: 'fr-TG', timezoneId: 'Africa/Lome' })

test.beforeAll(async () => {
  site = await serveFolders({ pages: join(folder, 'pages'), public: join(folder, 'public') }, out)
  routes = await pageAddresses(out, undefined)
})
test.afterAll(() => site.close())

test('axe finds nothing on a page of the second site at 1440 and 360 px, and none scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(routes.length).toBeGreaterThan(15)
  await expectAccessible(page, ['/soins/maternite'], open)
})

test('the second site says no word of the interface in English once it is hydrated, and loads one file of each typeface, which has the letters of its language', async ({
  page,
}) => {
  const isEnglish = await englishOf(join(folder, 'pages'))
  const asked = new Set<string>()
  page.on('request', request => {
    const [, name] = /assets\/([\w-]+)-.{8}\.woff2$/.exec(request.url()) ?? []
    if (name) asked.add(name)
  })
  for (const route of ['/', '/rendez-vous']) {
    await open(page, route)
    await hydrateIslands(page)
    await waitForWebFonts(page)
    const texts = await textsOf(page)
    expect(texts.length).toBeGreaterThan(25)
    expect(texts.filter(isEnglish), route).toEqual([])
  }
  expect([...asked].sort()).toEqual(['outfit-whole', 'source-sans-whole'])
})

const open = (page: Page, route: string) => page.goto(site.origin + route)

/** What a visitor reads or is read: the words of each element itself, and each attribute that holds words. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']
    const wordsIn = (element: Element) =>
      [...element.childNodes]
        .flatMap(node => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : []))
        .join('')
        .trim()
    return [...document.body.querySelectorAll('*:not(script, style)')]
      .flatMap(element => [
        wordsIn(element),
        ...attributes.flatMap(name => element.getAttribute(name)?.trim() ?? []),
      ])
      .filter(text => text !== '')
  })
