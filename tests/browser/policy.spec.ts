import { countLoads } from './countLoads.ts'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { anyRoute } from './routes.ts'
import { sectionSite } from './sectionSite.ts'

test.describe('what a page may not do', () => {
  test.use({ allowsConsoleErrors: true })

  const attempts: [string, string, () => void][] = [
    [
      'fetch from elsewhere',
      'connect-src',
      () => void fetch('https://elsewhere.example/').catch(() => undefined),
    ],
    [
      'show a picture from elsewhere',
      'img-src',
      () => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' })),
    ],
    ['style an element inline', 'style-src-attr', () => document.body.setAttribute('style', 'color: red')],
    [
      'insert a style of its own',
      'style-src-elem',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    ],
    [
      'turn a string into markup',
      'require-trusted-types-for',
      () => {
        try {
          document.body.innerHTML = '<img src="x" onerror="document.title=1">'
        } catch {
          // The browser throws as well.
        }
      },
    ],
    [
      'start a worker of its own',
      'require-trusted-types-for',
      () => {
        try {
          new Worker('/assets/evil.js')
        } catch {
          // The browser throws as well.
        }
      },
    ],
    [
      'frame another page',
      'frame-src',
      () =>
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }),
        ),
    ],
    [
      'change what addresses are relative to',
      'base-uri',
      () =>
        document.head.append(
          Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
        ),
    ],
  ]
  test('a script can reach, show, insert or start nothing that the policy forbids', async ({ page }) => {
    await openHydrated(page, anyRoute)
    await page.evaluate(() => {
      const stopped = new Set<string>()
      Object.assign(window, { stopped })
      // Before the collector of the fixture, which would call this a failure.
      window.addEventListener(
        'securitypolicyviolation',
        event => {
          event.stopImmediatePropagation()
          stopped.add(event.effectiveDirective)
        },
        { capture: true },
      )
    })
    // A set, since header and meta each say so.
    const stopped = () =>
      page.evaluate(() => [...((window as Window & { stopped?: Set<string> }).stopped ?? [])]) // assigned above
    for (const [what, directive, attempt] of attempts) {
      await page.evaluate(() => (window as Window & { stopped?: Set<string> }).stopped?.clear()) // assigned above
      await page.evaluate(attempt)
      await expect.poll(stopped, what).toEqual([directive])
    }
  })
})

test('pages have their styles after navigation, and the first has its own after Back', async ({ page }) => {
  await openHydrated(page, anyRoute)
  const gap = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelectorAll('main section')[1] ?? document.body).paddingTop,
    )
  const before = await gap()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Academic Stages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic stages')
  await expect(page.locator('link[rel="stylesheet"]:not([media])')).toHaveCount(1)
  expect(Number.parseFloat(await gap())).toBeGreaterThan(40)
  await page.goBack()
  await expect.poll(gap).toBe(before)
})

test.describe('a page that may do more', () => {
  test.use({ baseURL: sectionSite })

  test('is loaded with its document where its policy differs, and only there', async ({ page }) => {
    await openHydrated(page, '/way')
    const loads = countLoads(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    expect(loads()).toBe(0)
    for (const [index, [name, address]] of [
      ['To the film', '/film'],
      ['Register', '/register'],
    ].entries()) {
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
      await expect(page).toHaveURL(address ?? '')
      expect(loads()).toBe(2 * index + 1)
      await page.goBack()
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    }
  })
})
