import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { openHydrated } from './openHydrated.ts'
import { testDist } from './testSite.ts'
import { canvas, dialog, openViewer, patience } from './viewer.ts'

const pages = readdirSync(testDist, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.html'))
  .map(name => [name, readFileSync(join(testDist, name), 'utf8')] as const)

test.describe('what is built', () => {
  test('every page states its policy before anything else, and has no inline script and no style attribute', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const [name, html] of pages) {
      expect(html.slice(0, 200), name).toMatch(
        /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
      )
      expect(
        html.indexOf('<meta charset'),
        `${name}: the encoding stands where it is looked for`,
      ).toBeLessThan(900)
      expect(html, name).not.toContain('unsafe-')
      expect(html, name).not.toMatch(/<[^>]+\sstyle=/)
      expect(html, name).not.toMatch(/<[^>]+\son[a-z]+=/)
      const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)([^>]*)>/g)].map(
        ([, attributes]) => attributes,
      )
      expect(
        inline.filter(attributes => !/type="application\/(?:ld\+)?json"/.test(attributes ?? '')),
        name,
      ).toEqual([])
    }
  })

  test('every page is served with the policy that it states, and with frames forbidden', async ({
    request,
  }) => {
    for (const [name, html] of pages.filter(([name]) => name.endsWith('index.html'))) {
      const answer = await request.get(`/${name}`)
      const [, stated] = /content="(default-src[^"]*)"/.exec(html) ?? []
      expect(answer.headers()['content-security-policy'], name).toBe(`${stated}; frame-ancestors 'none'`)
    }
  })
})

test.describe('what a page may not do', () => {
  /** What the page tries; then which directives stopped it. */
  async function stopped(page: Page, attempt: () => void): Promise<string[]> {
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      // Before the collector of the fixture, which would call this a failure.
      window.addEventListener(
        'securitypolicyviolation',
        event => {
          event.stopImmediatePropagation()
          seen.push(event.effectiveDirective)
        },
        { capture: true },
      )
    })
    await page.evaluate(attempt)
    const seen = () => page.evaluate(() => (window as Window & { seen?: string[] }).seen ?? [])
    await expect.poll(seen).not.toEqual([])
    // Header and meta each say so.
    return [...new Set(await seen())]
  }

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
  for (const [what, directive, attempt] of attempts) {
    test(`a script on the page cannot ${what}`, async ({ page }) => {
      await openHydrated(page, '/about')
      expect(await stopped(page, attempt)).toEqual([directive])
    })
  }
})

test('the styles that arrive after hydration are let in, by header and by meta', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Academic Stages' }).click()
  await expect(page).toHaveURL(/\/stages$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academic stages')
  const sheets = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode?.textContent === '')
      .map(s => s.cssRules.length),
  )
  expect(Math.max(...sheets)).toBeGreaterThan(0)
})

test('the prospectus opens under the policy, its worker included', async ({ page }) => {
  test.setTimeout(patience.test)
  await openViewer(page)
  await expect(canvas(page)).toBeVisible({ timeout: patience.expect })
  expect(page.workers().map(worker => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/pdf\.worker/),
  ])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
