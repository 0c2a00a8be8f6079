import type { Tab } from './Tab.ts'

/** Opens a page and scrolls through it. @returns what is wrong with it */
export async function checkPage(tab: Tab, route: string, width: number): Promise<string[]> {
  const found: string[] = []
  try {
    await tab.open(route, width)
    found.push(...(await tab.evaluate(findings)))
    await tab.until('headings and text are in the site’s own typefaces', hasTypefaces)
    await scrollThrough(tab)
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  }
  return [...found, ...(await tab.takeErrors())]
}

/** Runs in the page. */
function findings(): string[] {
  const found: string[] = []
  const headings = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility())
  if (headings.length !== 1) found.push(`${headings.length} visible headings of level 1`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} pixels too wide`)
  return found
}

/** Runs in the page: whether the first family of heading and text is a web font that has loaded. */
function hasTypefaces(): boolean {
  const nameOf = (family = '') => family.replace(/["']/g, '').trim()
  const loaded = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => nameOf(family))
  return [...document.querySelectorAll('main h1, main p:not(:empty)')]
    .slice(0, 2)
    .every(element => loaded.includes(nameOf(getComputedStyle(element).fontFamily.split(',')[0])))
}

/** Waits at each screenful for the pictures in view. */
async function scrollThrough(tab: Tab): Promise<void> {
  let isAtEnd = false
  while (!isAtEnd) {
    await tab.until('all pictures in view are there', () =>
      [...document.images].every(image => {
        const { top, bottom, left, right } = image.getBoundingClientRect()
        const isInView = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
        return !isInView || !image.checkVisibility() || (image.complete && image.naturalWidth > 0)
      }),
    )
    isAtEnd = await tab.evaluate(() => {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      return window.scrollY === before
    })
  }
}
