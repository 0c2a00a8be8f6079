import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { isForPostsAlone, type SectionType, sectionPresets, sectionTypes } from '../../schema/section.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { createSiteServer } from '../../scripts/lib/serve/server.ts'
import { findings } from '../../scripts/quality/audit/axe.ts'
import { settle, swapWebFonts } from '../../scripts/quality/browser/settle.ts'
import { withCanary } from '../canary.ts'
import { expect, test } from './fixtures.ts'
import { site, waitForHydration, waitForLateContent } from './openHydrated.ts'

/** A copy of the site with one more page for each section type, made of that type's presets alone. */
const folder = join(projectRoot, '.cache/fixture-site')
/** Sections of a post need one: they are seen on a post's page. */
const postTypes = sectionTypes.filter(isForPostsAlone)
const pageTypes = sectionTypes.filter(type => !isForPostsAlone(type))
const addressOf = (type: SectionType) =>
  !isForPostsAlone(type) ? `/sections/${type.toLowerCase()}` : '/blog/1'

const LONG = 'Internationalisierungsmöglichkeitsverordnung'

/** Types that show other pages, posts or the contacts. Their words belong to the authors and may change. */
const showsOtherContent: string[] = [
  ...['timeline', 'pageCards', 'siblings', 'requirementsOverview', 'blogList', 'latestPosts', 'contact'],
  'ageFinder',
  ...postTypes,
]

/** The accessibility tree of a type's sections as text, without what authors or a new build may change. */
async function ariaTree(page: Page, type: SectionType): Promise<string> {
  const sections = await page.locator(`[data-section="${type}"]`).all()
  const trees = await Promise.all(sections.map(section => section.ariaSnapshot()))
  return trees
    .join('\n')
    .replace(/\d+ pages, \d+ kB/g, '… pages, … kB')
    .replaceAll(site.name, '{school}')
    .replaceAll(site.contact.phone, '{phone}')
    .replaceAll(site.contact.address, '{address}')
    .replaceAll(encodeURIComponent(site.contact.address), '{address}')
    .replace(/tel:\S+/g, 'tel:{phone}')
    .split('\n')
    .filter(line => !/\/url: \/assets\//.test(line))
    .join('\n')
}

/** Tables with long words, few columns and many. */
const tables = [3, 5, 9, 14].map(count => ({
  type: 'table',
  title: `${count} columns`,
  columns: Array.from({ length: count }, (_, index) => ({
    label: index === 1 ? LONG : `Column ${index}`,
    align: index === 2 ? 'right' : 'left',
  })),
  rows: [LONG, '–'].map(text =>
    Array.from({ length: count }, (_, index) => (index % 3 === 0 ? text : `${index}`)),
  ),
}))

let server: Server
let origin: string

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'pages-json'), join(folder, 'pages'), { recursive: true })
  await mkdir(join(folder, 'pages/sections'))
  const sectionsOf = (type: string) =>
    sectionPresets.filter(({ section }) => section.type === type).map(({ section }) => section)
  const page = (title: string, sections: unknown[]) =>
    JSON.stringify({ title, description: `${title}.`, sections })
  for (const type of pageTypes) {
    await writeFile(join(folder, `pages/sections/${type.toLowerCase()}.json`), page(type, sectionsOf(type)))
  }
  // One sample of each type; on a page of many, none is an anchor.
  const first = pageTypes.map(type => ({ ...sectionsOf(type)[0], id: undefined }))
  const every = withCanary('page', { title: 'Canary', description: 'Canary.', sections: first })
  await writeFile(join(folder, 'pages/sections/canary.json'), JSON.stringify(every))
  await writeFile(
    join(folder, 'pages/blog/[id].json'),
    page('Blog post not found', postTypes.flatMap(sectionsOf)),
  )
  const [{ items: steps = [], ...path } = {}] = sectionsOf('pathForward') as { items: object[] }[] // as its preset has it
  const many = Array.from({ length: 20 }, (_, index) => ({ ...steps[0], stage: `${LONG} ${index}` }))
  await writeFile(join(folder, 'pages/sections/stair.json'), page('Stair', [{ ...path, items: many }]))
  await writeFile(join(folder, 'pages/sections/tables.json'), page('Tables', tables))
  await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'build', '--pages', join(folder, 'pages'), '--out', join(folder, 'dist')],
    { cwd: projectRoot },
  )
  server = createSiteServer(join(folder, 'dist'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
})

test.afterAll(() => server?.close())

for (const type of sectionTypes) {
  test(`${type}: validates, renders, hydrates without a message, has the expected accessibility tree, passes axe and fits 320 px`, async ({
    page,
  }) => {
    // A dial shows the hour.
    await page.clock.setFixedTime('2026-11-21T10:00:00Z')
    // Galleries are shuffled the same way each time.
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(origin + addressOf(type))
    await expect(page.locator(`[data-section="${type}"]`).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await waitForLateContent(page)
    if (!showsOtherContent.includes(type)) expect(await ariaTree(page, type)).toMatchSnapshot(`${type}.txt`)
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
    for (const type of ['siblings', 'requirementsOverview'] as const) {
      await page.goto(origin + addressOf(type))
      for (const words of await page.locator(`[data-section="${type}"] li :is(a, li)`).all())
        await words.evaluate((element, word) => element.append(` ${word}${word}`), LONG)
      expect(await scrollWidth(), type).toBe(width)
    }
  })
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px tables with long words and many columns keep to the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${origin}/sections/tables`)
    await expect(page.getByRole('table')).toHaveCount(tables.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('on a phone a row of a wide table is a block, in which each value stands beside the label of its column', async ({
  page,
}) => {
  await page.goto(`${origin}/sections/table`)
  await swapWebFonts(page)
  const row = page.getByRole('row', { name: 'English 6 6 5 Classroom' })
  const [heading, first, second] = [
    row.getByRole('rowheader'),
    row.getByRole('cell').first(),
    row.getByRole('cell').nth(1),
  ]
  const label = () => first.evaluate(cell => getComputedStyle(cell, '::before').content)
  const boxes = async () => {
    const found = await Promise.all([heading, first, second].map(cell => cell.boundingBox()))
    return found.map(box => ({ top: Math.round(box?.y ?? 0), left: Math.round(box?.x ?? 0) }))
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  const [wideHeading, wideFirst, wideSecond] = await boxes()
  expect(wideFirst?.top).toBe(wideHeading?.top)
  expect(wideSecond?.left).toBeGreaterThan(wideFirst?.left ?? 0)
  expect(await label()).toBe('none')

  await page.setViewportSize({ width: 360, height: 800 })
  const [narrowHeading, narrowFirst, narrowSecond] = await boxes()
  expect(narrowFirst?.left).toBe(narrowHeading?.left)
  expect(narrowSecond?.left).toBe(narrowFirst?.left)
  expect(narrowSecond?.top).toBeGreaterThan(narrowFirst?.top ?? 0)
  expect(await label()).toBe('"Year 7" / ""')
})

test('markup in every word of every section is shown as words: no element comes of it, and nothing runs', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    dialog.dismiss()
  })
  await page.goto(`${origin}/sections/canary`)
  await waitForHydration(page)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '<script/x>alert(1)</script/x><img/src=x',
  )
  await expect(page.locator('img[src="x"], script:not([src]):not([type]), [onerror]')).toHaveCount(0)
  expect(dialogs).toEqual([])
})
