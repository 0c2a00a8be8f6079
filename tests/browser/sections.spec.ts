import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { postSectionTypes, sectionSchemas } from '../../schema/section.ts'
import { findings } from '../../scripts/lib/audit/axe.ts'
import { readSamples } from '../../scripts/lib/catalogue/samples.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { settle } from '../../scripts/lib/screenshots/settle.ts'
import { createSiteServer } from '../../scripts/lib/server.ts'
import { withCanary } from '../canary.ts'
import { expect, test } from './fixtures.ts'
import { allLive, live } from './openLive.ts'

/** A copy of the site with one more page for each section type, made of that type's fixture alone. */
const folder = join(projectRoot, '.cache/fixture-site')
const types = sectionSchemas.map(schema => schema.shape.type.value)
/** Sections of a post need one: they are seen on a post's page. */
const isOnPages = (type: string) => !postSectionTypes.some(other => other === type)
const addressOf = (type: string) => (isOnPages(type) ? `/sections/${type.toLowerCase()}` : '/blog/1')

const LONG = 'Internationalisierungsmöglichkeitsverordnung'

/** Types that show other pages and posts: what they say is the site's, and its authors change it. */
const ofTheSite = ['timeline', 'pageCards', 'siblings', 'blogList', 'latestPosts', ...postSectionTypes]

/** What screen readers are told of a type, without the addresses of hashed files; of those that show the site, each kind of line once. */
async function spoken(page: Page, type: string): Promise<string> {
  const sections = await page.locator(`[data-section="${type}"]`).all()
  const trees = await Promise.all(sections.map(section => section.ariaSnapshot()))
  const lines = trees
    .join('\n')
    // A document may be made anew.
    .replace(/\d+ pages, \d+ kB/g, '… pages, … kB')
    .split('\n')
    .filter(line => !/\/url: \/assets\//.test(line))
  if (!ofTheSite.includes(type)) return lines.join('\n')
  const kinds = lines.map(line => line.replace(/"(?:[^"\\]|\\.)*"/, '…').replace(/: .+$/, ': …'))
  return [...new Set(kinds)].join('\n')
}

let server: Server
let origin: string

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'pages-json'), join(folder, 'pages'), { recursive: true })
  await mkdir(join(folder, 'pages/sections'))
  const samples = await readSamples()
  const sectionsOf = (type: string) =>
    samples.filter(sample => sample.type === type).map(({ section }) => section)
  const page = (title: string, sections: unknown[]) =>
    JSON.stringify({ title, description: `${title}.`, sections })
  for (const type of types.filter(isOnPages)) {
    await writeFile(join(folder, `pages/sections/${type.toLowerCase()}.json`), page(type, sectionsOf(type)))
  }
  // One sample of each type; on a page of many, none is an anchor.
  const first = types.filter(isOnPages).map(type => ({ ...sectionsOf(type)[0], id: undefined }))
  const every = withCanary('page', { title: 'Canary', description: 'Canary.', sections: first })
  await writeFile(join(folder, 'pages/sections/canary.json'), JSON.stringify(every))
  await writeFile(
    join(folder, 'pages/blog/[id].json'),
    page('Blog post not found', postSectionTypes.flatMap(sectionsOf)),
  )
  const [{ items: steps = [], ...path } = {}] = sectionsOf('pathForward') as { items: object[] }[] // as the fixture has it
  const many = Array.from({ length: 20 }, (_, index) => ({ ...steps[0], stage: `${LONG} ${index}` }))
  await writeFile(join(folder, 'pages/sections/stair.json'), page('Stair', [{ ...path, items: many }]))
  await promisify(execFile)(
    'npx',
    ['tsx', 'scripts/build.ts', '--pages', join(folder, 'pages'), '--out', join(folder, 'dist')],
    { cwd: projectRoot },
  )
  server = createSiteServer(join(folder, 'dist'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
})

test.afterAll(() => server?.close())

test('every section type has a fixture, and no fixture is without a type', async () => {
  const files = await readdir(join(projectRoot, 'tests/fixtures/sections'))
  expect(files.sort()).toEqual(types.map(type => `${type}.json`).sort())
})

for (const type of types) {
  test(`${type}: validates, renders, hydrates without a message, is told to screen readers as before, has nothing that axe finds, fits 320 px`, async ({
    page,
  }) => {
    // Galleries are shuffled the same way each time.
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(origin + addressOf(type))
    await expect(page.locator(`[data-section="${type}"]`).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await allLive(page)
    expect(await spoken(page, type)).toMatchSnapshot(`${type}.txt`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findings(page)).toEqual([])
  })
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px long words and many steps keep to the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.goto(`${origin}/sections/stair`)
    expect(await scrollWidth()).toBe(width)
    const widths = await page
      .locator('[data-section="pathForward"] ol > li')
      .evaluateAll(steps => steps.map(step => step.getBoundingClientRect().width))
    expect(widths).toHaveLength(20)
    expect(Math.min(...widths)).toBeGreaterThan(120)
    for (const type of ['siblings', 'requirementsOverview']) {
      await page.goto(origin + addressOf(type))
      for (const words of await page.locator(`[data-section="${type}"] li :is(a, li)`).all())
        await words.evaluate((element, word) => element.append(` ${word}${word}`), LONG)
      expect(await scrollWidth(), type).toBe(width)
    }
  })
}

test('markup in every word of every section is shown as words: no element comes of it, and nothing runs', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    dialog.dismiss()
  })
  await page.goto(`${origin}/sections/canary`)
  await live(page)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '<script/x>alert(1)</script/x><img/src=x',
  )
  await expect(page.locator('img[src="x"], script:not([src]):not([type]), [onerror]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})
