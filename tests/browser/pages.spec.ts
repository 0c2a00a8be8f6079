import { expect, test } from './fixtures.ts'
import { site, waitForHydration } from './openHydrated.ts'
import { blogRoutes, offeringRoutes, stageRoutes, stageSpellings } from './routes.ts'

/** Addresses by the row that asks for them. */
const rows: Record<string, string[]> = {
  'R-RTE-1': ['/'],
  'R-RTE-2': ['/about', '/about/anything-at-all'],
  'R-RTE-3': ['/about/history', '/about/calendar', '/about/History', '/about/Calendar'],
  'R-RTE-4': ['/about/achievements'],
  'R-RTE-5': ['/stages', '/stages/anything-at-all'],
  'R-RTE-6': [...stageRoutes, ...stageSpellings],
  'R-RTE-7': ['/stages/secondary', '/stages/senior-secondary'],
  'R-RTE-8': offeringRoutes,
  'R-RTE-9': blogRoutes,
  'R-RTE-10': ['/admissions/apply'],
  'R-RTE-11': ['/academics'],
}

for (const [row, addresses] of Object.entries(rows)) {
  for (const address of addresses) {
    test(`${row}: ${address} answers 200 with a page of its own title`, async ({ request }) => {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      const html = await response.text()
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
      expect(title).not.toContain('404')
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain('rel="canonical"')
    })
  }
}

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`R-STG-2: at ${width} px subjects and approaches stand in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    // The second has four approaches, of which one is alone in the second row of three.
    for (const route of ['/stages/jhs', '/stages/senior-secondary']) {
      await page.goto(route)
      for (const list of await page
        .locator(':is([data-section="subjects"], [data-section="learningApproaches"]) ul')
        .all()) {
        const lefts = await list
          .locator('> li')
          .evaluateAll(all => all.map(item => Math.round(item.getBoundingClientRect().left)))
        expect(lefts.length).toBeGreaterThanOrEqual(4)
        expect(new Set(lefts).size).toBe(columns)
      }
    }
  })
}

test('R-STG-4: the list of requirements is 42 rem wide at most', async ({ page }) => {
  await page.setViewportSize({ width: 2200, height: 900 })
  await page.goto('/stages/jhs')
  const width = await page
    .locator('[data-section="admissionRequirements"] ul')
    .evaluate(list => list.getBoundingClientRect().width)
  expect(width).toBeLessThanOrEqual(42 * 16)
})

test('R-DAT-2: nothing is kept in the browser', async ({ page, context }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await page.goto('/admissions/apply')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('the calendar can be kept as a file', async ({ page, request }) => {
  await page.goto('/about/calendar')
  const link = page.getByRole('main').locator('a[href$="calendar.ics"]')
  const response = await request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('text/calendar')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\s*$/)
})

test('telephone number and e-mail address in a text are links, on a first view and on a later one; what machines read stays plain', async ({
  page,
}) => {
  const expectLinks = async () => {
    const step = page.locator('[data-section="steps"] p').filter({ hasText: site.contact.email })
    await expect(step.getByRole('link')).toHaveText([/^\+233\u00a030/, site.contact.email])
    await expect(step.getByRole('link').first()).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(step.getByRole('link').last()).toHaveAttribute('href', `mailto:${site.contact.email}`)
  }
  await page.goto('/admissions/apply')
  await expectLinks()
  expect(await page.locator('head').innerHTML()).not.toContain('tel:')
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('main a[href="/admissions/apply"]').first().click()
  await expect(page).toHaveURL('/admissions/apply')
  await expectLinks()
})
