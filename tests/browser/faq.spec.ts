import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { atRest, openHydrated } from './openHydrated.ts'
import { heightAtOnce, recordHeights } from './recordHeights.ts'
import { sectionSite } from './sectionSite.ts'

/** A page with the questions of a stage. */
const route = '/questions'

test.use({ baseURL: sectionSite })

const faq = (page: Page) => page.locator('[data-section="faq"]')
const items = (page: Page) => faq(page).locator('details')
const question = (page: Page, index: number) => items(page).nth(index).locator('summary')
const openCount = (page: Page) => faq(page).locator('details[open]').count()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('R-STG-3, R-STG-4: by click or key, opening one answer closes the other, and the list is 48 rem wide at most', async ({
      page,
    }) => {
      if (javaScriptEnabled) await openHydrated(page, route)
      else await page.goto(route)
      expect(await openCount(page)).toBe(0)
      await question(page, 0).click()
      await expect(items(page).nth(0)).toHaveAttribute('open', '')
      await atRest(page)
      await question(page, 2).click()
      await expect(items(page).nth(2)).toHaveAttribute('open', '')
      await expect(items(page).nth(0)).not.toHaveAttribute('open')
      await question(page, 2).click()
      await expect(items(page).nth(2)).not.toHaveAttribute('open')
      expect(await openCount(page)).toBe(0)

      await question(page, 1).focus()
      await page.keyboard.press('Enter')
      await expect(items(page).nth(1)).toHaveAttribute('open', '')
      await page.keyboard.press('Space')
      await expect(items(page).nth(1)).not.toHaveAttribute('open')
      await page.setViewportSize({ width: 1920, height: 900 })
      expect((await items(page).first().boundingBox())?.width).toBe(48 * 16)
    })
  })
}

test('R-STG-12: an answer grows for 0.3 s as it opens, the first time too', async ({ page }) => {
  await openHydrated(page, route)
  const { taken, heights } = await recordHeights(items(page).first())
  expect(taken).toBe(300)
  expect(heights[0]).toBe(0)
  expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b))
})

test('R-STG-12: a click turns a moving answer back; no style attribute stays', async ({ page, request }) => {
  expect(await (await request.get(route)).text()).not.toContain(' style="')
  await openHydrated(page, route)
  const moving = await items(page)
    .nth(0)
    .evaluate(details => {
      details.querySelector('summary')?.click()
      return details.lastElementChild?.getAttribute('style')
    })
  expect(moving).toContain('overflow')
  await expect(items(page).nth(0)).toHaveAttribute('open', '')
  await expect.poll(() => items(page).nth(0).locator('> div').getAttribute('style')).toBe('')
  await question(page, 0).click()
  await expect(items(page).nth(0)).not.toHaveAttribute('open')

  await question(page, 0).dblclick()
  await expect(items(page).nth(0)).not.toHaveAttribute('open')
  await question(page, 0).click()
  await expect(items(page).nth(0)).toHaveAttribute('open', '')
  await atRest(page)
  await question(page, 1).click()
  await question(page, 0).click()
  await expect(items(page).nth(1)).not.toHaveAttribute('open')
  await expect(items(page).nth(0)).toHaveAttribute('open', '')
  expect(await openCount(page)).toBe(1)
})

test.describe('when motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('R-STG-12: answers open at once', async ({ page }) => {
    await openHydrated(page, route)
    const { height, movements } = await heightAtOnce(items(page).first())
    expect(height).toBeGreaterThan(0)
    expect(movements).toBe(0)
    expect((await items(page).first().locator('> div').boundingBox())?.height).toBe(height)
  })
})

test('R-STG-3: an answer is opened by a link, on arrival too, and by find in page', async ({ page }) => {
  await page.goto(route)
  const id = (index: number) => items(page).nth(index).locator('> div').getAttribute('id')
  await page.goto(`${route}#${await id(2)}`)
  await expect(items(page).nth(2)).toHaveAttribute('open', '')
  await expect(question(page, 2)).toBeInViewport()
  await page.evaluate(
    hash => {
      location.hash = hash ?? ''
    },
    await id(1),
  )
  await expect(items(page).nth(1)).toHaveAttribute('open', '')
  await expect(items(page).nth(2)).not.toHaveAttribute('open')

  const answer = items(page).nth(1).locator('p').last()
  const words = (await answer.textContent())?.split(' ').slice(-5).join(' ')
  // Only a visit that loads the page looks for the text.
  await page.goto('about:blank')
  // A link to a text opens what hides it in the way that find-in-page does.
  await page.goto(`${route}#:~:text=${encodeURIComponent(words ?? '')}`)
  await expect(answer).toBeVisible()
  expect(await openCount(page)).toBe(1)
})
