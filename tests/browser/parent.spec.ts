import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { questions } from './parentQuestions.ts'

// A parent with a telephone looks for an answer: at most two taps from the home page (tests/unit/site/pages.test.ts), and
// without much scrolling.

test.use({ viewport: { width: 390, height: 844 } })

/** One and a half screens. */
const DEEPEST = 1266

test('D12: a parent finds the answer to a question without much scrolling', async ({ page }) => {
  const sample = questions.filter(({ route }) => ['/admissions/fees', '/about/daily-life'].includes(route))
  for (const { asks, route, answers } of sample) {
    await page.goto(route.replace(/#.*/, ''))
    for (const answer of answers) {
      const words = page.getByRole('main').getByText(answer).and(page.locator(':visible')).first()
      await expect(words, asks).toBeVisible()
      expect(await depthOf(words), `${answer} on ${route}`).toBeLessThanOrEqual(DEEPEST)
    }
  }
})

/** How far below the top of its page a text begins, in pixels. */
const depthOf = (words: Locator): Promise<number> =>
  words.evaluate(element => element.getBoundingClientRect().top + window.scrollY)
