import { expect, test } from './fixtures.ts'
import { site, waitForHydration } from './openHydrated.ts'

test('R-STG-2, R-STG-4: subjects have one to three columns, requirements 42 rem', async ({ page }) => {
  // The first has four approaches.
  for (const route of ['/stages/senior-secondary', '/stages/jhs']) {
    await page.goto(route)
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const list of await page
        .locator(':is([data-section="subjects"], [data-section="learningApproaches"]) ul')
        .all()) {
        const tops = await list
          .locator('> li')
          .evaluateAll(all => all.map(item => Math.round(item.getBoundingClientRect().top)))
        const rows = [...new Set(tops)].map(top => tops.filter(other => other === top).length)
        expect(tops.length).toBeGreaterThanOrEqual(4)
        // Nothing is alone in the last row: four are in rows of two, and an odd number in rows of two and three.
        const most = tops.length === 4 ? Math.min(columns, 2) : tops.length % 2 && columns > 1 ? 3 : columns
        expect(Math.max(...rows), `${route} at ${width} px`).toBe(most)
        expect(rows.at(-1), `${route} at ${width} px`).toBeGreaterThanOrEqual(Math.min(columns, 2))
      }
    }
  }
  await page.setViewportSize({ width: 2200, height: 900 })
  const width = await page
    .locator('[data-section="admissionRequirements"] ul')
    .evaluate(list => list.getBoundingClientRect().width)
  expect(width).toBeLessThanOrEqual(42 * 16)
})

test('R-DAT-2: nothing is kept in the browser, and numbers in texts are links', async ({ page, context }) => {
  const expectLinks = async () => {
    const step = page.locator('[data-section="steps"] p').filter({ hasText: site.contact.email })
    await expect(step.getByRole('link')).toHaveText([/^\+233 30/, site.contact.email])
    await expect(step.getByRole('link').first()).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(step.getByRole('link').last()).toHaveAttribute('href', `mailto:${site.contact.email}`)
  }
  await page.goto('/admissions/apply')
  await expectLinks()
  const reported = await page
    .locator('head > :not(style)')
    .evaluateAll(all => all.map(({ outerHTML }) => outerHTML))
  expect(reported.join('\n')).not.toContain('tel:')
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('main a[href="/admissions/apply"]').first().click()
  await expect(page).toHaveURL('/admissions/apply')
  await expectLinks()
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})
