import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { rowCounts, sectionSite } from './sectionSite.ts'

for (const count of rowCounts)
  test(`none of ${count} items is alone in the last row of any list, and no card is narrow`, async ({
    page,
  }) => {
    await page.goto(`${sectionSite}/rows/${count}`)
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      const lists = await rowsOf(page)
      if (count > 1) expect(lists.filter(({ rows }) => Math.max(...rows) > 1).length).toBeGreaterThan(7)
      for (const { type, rows, narrowest } of lists) {
        if (Math.max(...rows) > 1) expect.soft(rows.at(-1), `${type} at ${width}: ${rows}`).not.toBe(1)
        if (type === 'cards') expect.soft(narrowest, `${type} at ${width}`).toBeGreaterThanOrEqual(219)
      }
    }
  })

/** The lists of a page in columns: how many items are in each of their rows. */
const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol, dl)')]
      .filter(list => getComputedStyle(list).display === 'grid')
      .map(list => {
        const items = [...list.children].map(item => item.getBoundingClientRect())
        const tops: number[] = []
        const rows: number[] = []
        for (const { top, bottom } of items) {
          // Items of a row may end or begin at one height.
          const isSameRow = tops.some(other => Math.abs(other - top) < 2 || Math.abs(other - bottom) < 2)
          if (isSameRow) rows.push((rows.pop() ?? 0) + 1)
          else {
            rows.push(1)
            tops.length = 0
          }
          tops.push(top, bottom)
        }
        return {
          type: list.closest<HTMLElement>('[data-section]')?.dataset.section ?? '',
          rows,
          narrowest: Math.min(...items.map(({ width }) => width)),
        }
      }),
  )
