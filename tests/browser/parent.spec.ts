import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'

// A parent with a telephone looks for an answer: at most two taps from the home page, and without much scrolling.

test.use({ viewport: { width: 390, height: 844 } })

/** One and a half screens. */
const DEEPEST = 1266

interface Question {
  asks: string
  /** The names of the links to tap. A link of the menu is tapped after the menu has been opened, which is a tap as well. */
  taps: readonly [Tap] | readonly [Tap, Tap]
  route: string
  /** The main heading of that page. */
  heading: string
  answers: readonly RegExp[]
}

type Tap = 'Menu' | RegExp

const questions: readonly Question[] = [
  {
    asks: 'What does each stage cost?',
    taps: [/^Fees/],
    route: '/admissions/fees',
    heading: 'Fees',
    answers: [/^GHS 6,200 to 6,900$/, /the admissions office confirms every fee.*ask by telephone/],
  },
  {
    asks: 'Which stage takes a child of four, and which one of twelve?',
    taps: [/^Stages Which one at which age/],
    route: '/stages',
    heading: 'Academic stages',
    answers: [/^6 months to 5 years$/, /^ILS$/, /^about 11 to 14 years$/],
  },
  {
    asks: 'What is the next date?',
    taps: [/^Dates/],
    route: '/about/calendar',
    heading: 'Calendar',
    answers: [/^Next$/],
  },
  {
    asks: 'How do I reach the office?',
    taps: [/^Contact/],
    route: '/admissions/visit#contact',
    heading: 'Visit us',
    answers: [/on weekdays from 8 am to 3 pm/, /^Telephone$/, /^WhatsApp$/],
  },
  {
    asks: 'Where is the school?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    heading: 'Visit us',
    answers: [/^Address$/, /^Shikpontele, Opposite the China Mall, Accra, Ghana/],
  },
  {
    asks: 'What are the results, of which year, and what do they mean?',
    taps: [/^What the rates mean/],
    route: '/about/results',
    heading: 'Results',
    answers: [/^100%$/, /^98%\+$/, /The year and the number of candidates.*ask by telephone/],
  },
  {
    asks: 'Is my child safe, is there a bus, what is there for lunch?',
    taps: [/^Daily life/],
    route: '/about/daily-life',
    heading: 'Daily life',
    answers: [/^Safety$/, /^School bus$/, /^Lunch$/],
  },
  {
    asks: 'Can we visit?',
    taps: [/^Visit us/],
    route: '/admissions/visit',
    heading: 'Visit us',
    answers: [/^Ask for a visit$/, /Come on a school morning/],
  },
  {
    asks: 'How do we apply?',
    taps: ['Menu', /^Apply/],
    route: '/admissions/apply',
    heading: 'Apply',
    answers: [/^How to apply$/, /^Get in touch$/],
  },
  {
    asks: 'What facilities are there?',
    taps: [/^All facilities/],
    route: '/offerings',
    heading: 'Facilities',
    answers: [/^Eight facilities and programmes$/, /^Innovative Learning Spaces$/],
  },
  {
    asks: 'Who leads the school?',
    taps: [/^Our people/],
    route: '/about/people',
    heading: 'Our people',
    answers: [/^Head of Pre-School$/, /Names and portraits are not published here yet.*ask the office/],
  },
]

for (const { asks, taps, route, heading, answers } of questions) {
  test(`D12: a parent asks "${asks}" and finds the answer within two taps`, async ({ page }) => {
    await openHydrated(page, '/')
    for (const tap of taps) await tapOn(page, tap)
    await expect(page).toHaveURL(new RegExp(`${route}$`))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    for (const answer of answers) {
      const words = main.getByText(answer).and(page.locator(':visible')).first()
      await expect(words).toBeVisible()
      expect(await depthOf(words), `${answer} on ${route}`).toBeLessThanOrEqual(DEEPEST)
    }
  })
}

async function tapOn(page: Page, tap: Tap): Promise<void> {
  if (tap === 'Menu') await page.getByRole('banner').getByText('Menu', { exact: true }).click()
  else await page.getByRole('link', { name: tap }).and(page.locator(':visible')).first().click()
}

/** How far below the top of its page a text begins, in pixels. */
const depthOf = (words: Locator): Promise<number> =>
  words.evaluate(element => element.getBoundingClientRect().top + window.scrollY)

test('D12: fees, dates and the visit are two taps from every page', async ({ page }) => {
  for (const name of ['Fees', 'Term dates', 'Visit us', 'Contact', 'Results']) {
    await openHydrated(page, '/stages/shs')
    await tapOn(page, 'Menu')
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

test('D12: the address opens a map in the footer and on the page of the visit', async ({ page }) => {
  await openHydrated(page, '/admissions/visit')
  for (const part of ['main', 'contentinfo'] as const) {
    const address = page
      .getByRole(part)
      .getByRole('link', { name: /Opposite the China Mall/ })
      .first()
    await expect(address).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//)
  }
})
