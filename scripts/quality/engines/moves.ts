import type { Tab } from './Tab.ts'

/** Widths of a phone and of a desktop in CSS pixels. */
export const PHONE = 390
export const DESKTOP = 1280

/** Something that moves, or that answers a visitor. */
interface Move {
  /** What it does when all is well. */
  title: string
  width: number
  /** Selector of an element of the first page that it is tried on. */
  needs: string
  /** @throws when it does not do so */
  attempt(tab: Tab): Promise<void>
}

const menu = 'header nav details'
const subMenu = 'header nav button[aria-expanded]'
const search = 'dialog[open] input[type="search"]'
const answer = '[data-section="faq"] details'
const gallery = '[data-section="gallery"]'
const next = `${gallery} button:has(+ [role="status"])`
const slide = '.yarl__slide_current img'
const prospectus = '[role="button"][aria-haspopup="dialog"]'
const dial = 'input[data-hour]'
const date = 'main input[type="date"]'
const form = 'main form:has([required])'
const link = 'main li a[href^="/"]:not([download], [aria-current])'

export const moves: readonly Move[] = [
  {
    title: 'the mobile menu opens in a movement, and Escape closes it',
    width: PHONE,
    needs: menu,
    async attempt(tab) {
      await watchMotion(tab, `${menu} > div`)
      await tab.click(`${menu} > summary`)
      await tab.untilShown(`${menu} li a`)
      await hasMoved(tab)
      await tab.keys('Escape')
      await tab.untilGone(`${menu} li a`)
      await tab.untilFocused(`${menu} > summary`)
    },
  },
  {
    title: 'a sub-menu opens by Enter, and Escape closes it',
    width: DESKTOP,
    needs: subMenu,
    async attempt(tab) {
      await focusByTab(tab, subMenu)
      await tab.keys('Enter')
      await tab.untilShown(`${subMenu}[aria-expanded="true"] + ul a`)
      await tab.keys('Escape')
      await tab.untilGone(`${subMenu} + ul a`)
      await tab.untilFocused(subMenu)
    },
  },
  {
    title: 'the key / opens the search, it finds something, and Escape closes it, empty or not',
    width: DESKTOP,
    needs: '[data-search]',
    async attempt(tab) {
      await tab.keys('/')
      await tab.untilFocused(search)
      await tab.keys('Escape')
      await tab.untilGone('dialog')
      // What a page is called is found.
      const word = await tab.evaluate(() =>
        [...document.querySelectorAll('header nav > ul > li > a')]
          .flatMap(({ textContent }) => textContent.match(/\p{L}+/gu) ?? [])
          .reduce((longest, one) => (one.length > longest.length ? one : longest), ''),
      )
      await tab.keys('/')
      await tab.untilFocused(search)
      await tab.keys(...word)
      await tab.untilShown('dialog [role="option"]')
      // Some browsers empty the box first.
      await tab.keys('Escape')
      if (await tab.evaluate(() => document.querySelector('dialog[open]') !== null)) await tab.keys('Escape')
      await tab.untilGone('dialog')
    },
  },
  {
    title: 'an answer opens in a movement, and a second click closes it',
    width: PHONE,
    needs: answer,
    async attempt(tab) {
      await tab.evaluate(centre, answer)
      await watchMotion(tab, answer)
      await tab.click(`${answer} > summary`)
      await tab.untilShown(`${answer}[open] > :not(summary)`)
      await hasMoved(tab)
      await tab.click(`${answer}[open] > summary`)
      await tab.untilGone(`${answer}[open] > :not(summary)`)
    },
  },
  {
    title: 'a picture opens in the lightbox, the arrow key shows the next, and Escape closes it',
    width: DESKTOP,
    needs: `${gallery} a[href]`,
    async attempt(tab) {
      await tab.click(`${gallery} :not([inert]) > a[href]`)
      await tab.until('the picture is there', isDrawn, slide)
      const first = await tab.evaluate(sourceOf, slide)
      await tab.keys('ArrowRight')
      await tab.until(
        'another picture is there',
        (wanted, before) => {
          const image = document.querySelector<HTMLImageElement>(wanted)
          return image !== null && image.src !== before && image.complete && image.naturalWidth > 0
        },
        slide,
        first,
      )
      await tab.keys('Escape')
      await tab.untilGone('.yarl__root')
    },
  },
  {
    title: 'the carousel glides to its next picture',
    width: PHONE,
    needs: next,
    async attempt(tab) {
      await tab.evaluate(centre, gallery)
      await tab.untilShown(next)
      const count = await tab.evaluate(wordsOf, `${next} + *`)
      await watchMotion(tab, `${gallery} [data-live] > *`)
      await tab.click(next)
      await tab.until(
        'the count goes on',
        (wanted, before) => document.querySelector(wanted)?.textContent !== before,
        `${next} + *`,
        count,
      )
      await hasMoved(tab)
    },
  },
  {
    title: 'the prospectus shows a page, and Escape closes it',
    width: DESKTOP,
    needs: prospectus,
    async attempt(tab) {
      await tab.click(prospectus)
      await tab.untilShown('dialog canvas')
      await tab.until('the page is not blank', () => {
        const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
        const { data = [] } =
          canvas && canvas.width > 0
            ? (canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {})
            : {}
        return new Set(data).size > 8
      })
      await tab.keys('Escape')
      await tab.untilGone('dialog')
    },
  },
  {
    title: 'the dial turns the day by key and by pointer',
    width: DESKTOP,
    needs: dial,
    async attempt(tab) {
      await tab.untilShown(dial)
      await tab.evaluate(wanted => {
        const slider = document.querySelector<HTMLInputElement>(wanted)
        slider?.focus()
        // From the middle, so that there is room on both sides.
        if (slider) slider.value = '11'
      }, dial)
      await tab.keys('ArrowRight')
      await saysHour(tab, 12)
      await tab.drag(dial, 0.9)
      await tab.until(
        'it is evening',
        wanted => Number(document.querySelector<HTMLInputElement>(wanted)?.value) > 18,
        dial,
      )
    },
  },
  {
    title: 'the date box shows by a ring that it has the focus',
    width: DESKTOP,
    needs: date,
    async attempt(tab) {
      await focusByTab(tab, date)
      await tab.until('the box has a ring', () => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    },
  },
  {
    title: 'a form that is sent empty says what is missing, and has the focus on it',
    width: PHONE,
    needs: form,
    async attempt(tab) {
      await tab.click(`${form} [type="submit"]`)
      await tab.untilFocused(`${form} [required][aria-invalid="true"]`)
      await tab.until('words say what is missing', () => {
        const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
        return ids.some(id => document.getElementById(id)?.textContent?.trim())
      })
    },
  },
  {
    title: 'the way back leads to where the visitor was',
    width: PHONE,
    needs: link,
    async attempt(tab) {
      const { place, path } = await tab.evaluate(wanted => {
        const last = [...document.querySelectorAll<HTMLAnchorElement>(wanted)]
          .filter(one => one.checkVisibility())
          .at(-1)
        last?.setAttribute('data-tried', '')
        last?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return { place: window.scrollY, path: window.location.pathname }
      }, link)
      await tab.click('[data-tried]')
      await tab.until(
        'the other page is shown from its top',
        before =>
          window.location.pathname !== before &&
          document.activeElement?.localName === 'h1' &&
          window.scrollY === 0,
        path,
      )
      await tab.evaluate(() => window.history.back())
      await tab.until('the page before is shown', before => window.location.pathname === before, path)
      await tab.until(
        'it is scrolled to where it was',
        before => Math.abs(window.scrollY - before) < 2,
        place,
      )
    },
  },
]

const saysHour = (tab: Tab, hour: number): Promise<void> =>
  tab.until(
    `the dial is at ${hour}, and says so`,
    (wanted, value) => {
      const slider = document.querySelector<HTMLInputElement>(wanted)
      return slider?.value === value && Boolean(slider.ariaValueText)
    },
    dial,
    String(hour),
  )

/** Gives the focus to what comes before the first such element, and presses Tab. */
async function focusByTab(tab: Tab, selector: string): Promise<void> {
  await tab.untilShown(selector)
  await tab.evaluate(wanted => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      one =>
        one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !one.closest('[inert]'),
    )
    stops[stops.findIndex(one => one.matches(wanted)) - 1]?.focus()
  }, selector)
  await tab.keys('Tab')
  await tab.untilFocused(selector)
}

/** Notes, frame by frame, the place, the height, the clip and the transform of an element and of its children. */
const watchMotion = (tab: Tab, selector: string): Promise<void> =>
  tab.evaluate(wanted => {
    const seen = new Set<string>()
    const target = document.querySelector(wanted)
    const note = () => {
      if (!target) return
      // A disclosure grows, or its content is uncovered.
      const places = [target, ...target.children].map(element => {
        const { clipPath, transform } = getComputedStyle(element)
        const { left, height } = element.getBoundingClientRect()
        return `${left} ${height} ${clipPath} ${transform}`
      })
      seen.add(places.join())
      requestAnimationFrame(note)
    }
    note()
    Object.assign(window, { seenPlaces: seen })
  }, selector)

/** Before, after, and two places between them: what jumps has none. */
const hasMoved = (tab: Tab): Promise<void> => tab.until('it moves', () => Object(window).seenPlaces.size >= 4)

/** These run in the page. */
const centre = (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' })

const isDrawn = (wanted: string): boolean => {
  const image = document.querySelector<HTMLImageElement>(wanted)
  return image?.complete === true && image.naturalWidth > 0
}
const sourceOf = (wanted: string): string => document.querySelector<HTMLImageElement>(wanted)?.src ?? ''
const wordsOf = (wanted: string): string => document.querySelector(wanted)?.textContent ?? ''
