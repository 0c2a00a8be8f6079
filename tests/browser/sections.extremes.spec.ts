import { findings } from '../../scripts/quality/audit/axe.ts'
import { serveChangedSite } from './changedSite.ts'
import { least, most, post, site } from './extremeSections.ts'
import { expect, test } from './fixtures.ts'
import { waitForHydration } from './openHydrated.ts'

const page = (sections: readonly object[]) => ({ title: 'Extremes', description: 'Extremes.', sections })

let served: Awaited<ReturnType<typeof serveChangedSite>>

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  served = await serveChangedSite('extremes', {
    '_site.json': site,
    '_posts/90.json': post,
    'least.json': page(least),
    'most.json': page(most(6)),
    'sixty.json': page(most(60)),
    ...Object.fromEntries(least.map(section => [`first-${section.type}.json`, page([section])])),
  })
})

test.afterAll(() => served?.close())

test('a page has one h1, whatever its first section is, and however little that says', async () => {
  for (const { type } of least) {
    const html = await (await fetch(`${served.origin}/first-${type}`)).text()
    expect(html.match(/<h1/g), type).toHaveLength(1)
  }
})

for (const width of [320, 768, 1440]) {
  test(`at ${width} px sections with the least and with too much keep to the window, and axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/least', '/most', '/sixty', '/blog/90']) {
      await page.goto(served.origin + address)
      await waitForHydration(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      expect(await page.evaluate(textsBesideTheWindow), address).toEqual([])
      // It covers half a row of the post's links until the visitor scrolls, which axe takes for targets that are too small.
      if (address === '/blog/90') await page.getByRole('button', { name: 'Close' }).click()
      // Of sixty items axe would say the same, and take a minute.
      if (address !== '/sixty') expect(await findings(page), address).toEqual([])
    }
  })
}

/** Runs in the page. What a box hides does not make the page wider. @returns the beginnings of texts that are partly beside the window */
function textsBesideTheWindow(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  // One pixel wide is what is read out only.
  const isShown = (element: Element | null): boolean =>
    !element || (element.getBoundingClientRect().width > 1 && isShown(element.parentElement))
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    if ((left < 0 || right > document.documentElement.clientWidth) && isShown(node.parentElement))
      found.push((node.textContent ?? '').slice(0, 40))
  }
  return found
}
