import type { Page } from 'playwright/test'
import { findings } from '../../scripts/quality/browser/axe.ts'
import { waitForWebFonts } from '../../scripts/quality/browser/settle.ts'
import { expectWithinWindow } from './expectWithinWindow.ts'
import { expect, test } from './fixtures.ts'
import { hydrateIslands } from './hydrateIslands.ts'
import { site, waitForLateContent } from './openHydrated.ts'
import { columnCounts, interactiveTypes, LONG, postTypes, sectionSite, staticTypes } from './sectionSite.ts'

test.use({ baseURL: sectionSite })

/** Interactive types that show other pages. Their words belong to the authors and may change. */
const showsOtherContent: string[] = ['ageFinder']

/** The accessibility tree of a type's sections as text, without what authors or a new build may change. */
async function ariaTree(page: Page, type: string): Promise<string> {
  const sections = await page.locator(`[data-section="${type}"]`).all()
  const trees = await Promise.all(sections.map(section => section.ariaSnapshot()))
  return trees
    .join('\n')
    .replace(/\d+ pages, \d+ kB/g, '… pages, … kB')
    .replaceAll(site.name, '{school}')
    .split('\n')
    .filter(line => !/\/url: \/assets\//.test(line))
    .join('\n')
}

for (const { address, types } of [
  { address: '/interactive', types: interactiveTypes },
  { address: '/static', types: staticTypes },
  { address: '/blog/1', types: postTypes },
]) {
  test(`every sample on ${address} hydrates silently, passes axe and fits 320 px`, async ({ page }) => {
    // A dial shows the hour.
    await page.clock.setFixedTime('2026-11-21T10:00:00Z')
    // Galleries are shuffled the same way each time.
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(address)
    for (const type of types)
      await expect(page.locator(`[data-section="${type}"]`).first(), type).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await hydrateIslands(page)
    await waitForLateContent(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findings(page)).toEqual([])
    if (types !== interactiveTypes) return
    for (const type of types.filter(type => !showsOtherContent.includes(type)))
      expect(await ariaTree(page, type)).toMatchSnapshot(`${type}.txt`)
  })
}

test('long words, steps and tables fit; on a phone a row of a table is a block', async ({ page }) => {
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.goto('/wide')
  for (const count of columnCounts)
    await expect(page.getByRole('heading', { name: `${count} columns`, exact: true })).toBeVisible()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(scrollWidth).toBe(width)
    const widths = await page
      .locator('[data-section="pathForward"] ol > li')
      .evaluateAll(steps => steps.map(step => step.getBoundingClientRect().width))
    expect(widths).toHaveLength(20)
    expect(Math.min(...widths)).toBeGreaterThan(120)
  }

  await waitForWebFonts(page)
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

  for (const type of ['siblings', 'requirementsOverview']) {
    const lists = page.locator(`[data-section="${type}"] li :is(a, li)`)
    await expect(lists.first(), type).toBeAttached()
    await lists.evaluateAll((words, word) => {
      for (const one of words) one.append(` ${word}${word}`)
    }, LONG)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(scrollWidth, type).toBe(width)
    }
  }
})

test('at 320 px sections with too much keep to the window, and axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/most')
  await hydrateIslands(page)
  await expectWithinWindow(page, 320)
  expect(await findings(page)).toEqual([])
})
