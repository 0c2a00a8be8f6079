import type { BrowserContext, Page } from 'playwright/test'
import { expect, test, withoutScript } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'

test.use({ baseURL: sectionSite })

/** Answers for every other site, and lists what is asked of them. */
async function requestsElsewhere(context: BrowserContext): Promise<string[]> {
  const urls: string[] = []
  await context.route(
    url => url.origin !== sectionSite,
    route => {
      urls.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
    },
  )
  return urls
}

const playButton = (page: Page) =>
  page.getByRole('button', { name: 'From bell to bell Length 3:45 Plays from YouTube' })
const player = (page: Page) => page.locator('iframe')

test('nothing is asked of another site before the player is started', async ({ page, context }) => {
  const asked = await requestsElsewhere(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/film')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(playButton(page)).toBeVisible()
  expect(asked).toEqual([])
  const poster = await playButton(page).locator('> span').first().boundingBox()
  await playButton(page).click()
  await expect(player(page)).toHaveAttribute('src', PLAYER)
  await expect(player(page)).toHaveAttribute('title', 'From bell to bell')
  await expect(player(page)).toBeFocused()
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
  expect(asked).toEqual([PLAYER])
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', VIDEO)
  const { width, height } = (await player(page).boundingBox()) ?? {}
  expect({ width, height }).toEqual({ width: poster?.width, height: poster?.height })

  await page.reload()
  // A click that opens a new tab, and any other key, play nothing here.
  await playButton(page).click({ modifiers: ['ControlOrMeta'] })
  await expect(player(page)).toHaveCount(0)
  await page.bringToFront()
  await playButton(page).focus()
  await page.keyboard.press('Shift')
  await expect(player(page)).toHaveCount(0)
  await page.keyboard.press(' ')
  await expect(player(page)).toBeFocused()
})

withoutScript('without JavaScript, it is a link to the page of the video', async ({ page, context }) => {
  const asked = await requestsElsewhere(context)
  await page.goto('/film')
  await expect(
    page.getByRole('link', { name: 'From bell to bell Length 3:45 Opens YouTube' }),
  ).toHaveAttribute('href', VIDEO)
  expect(asked).toEqual([])
})
