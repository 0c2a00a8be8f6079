import '../lib/production.ts'
import { mkdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'

const usage =
  'npm run screenshots -- [--route /stages/ils] [--section table] [--width 360] [--out folder] [--pages folder] [--public folder]'

/** What a page shows only after an interaction: taken of the first page that has it, at each width. */
const states: readonly { name: string; needs: string; arrange(page: Page): Promise<void> }[] = [
  {
    name: 'menu-open',
    needs: 'header nav :is(summary, button[aria-expanded]):visible',
    arrange: page => page.locator('header nav :is(summary, button[aria-expanded]):visible').first().click(),
  },
  {
    name: 'answer-open',
    needs: '[data-section="faq"] summary',
    arrange: page => page.locator('[data-section="faq"] summary').first().click(),
  },
  {
    name: 'stage-open',
    needs: '[data-section="timeline"] summary',
    arrange: page => page.locator('[data-section="timeline"] summary').first().click(),
  },
  {
    name: 'prospectus-open',
    needs: '[role="button"][aria-haspopup="dialog"]',
    async arrange(page) {
      await page.locator('[role="button"][aria-haspopup="dialog"]').first().click()
      await page.locator('dialog canvas').first().waitFor()
    },
  },
  {
    name: 'lightbox-open',
    needs: '[data-section="gallery"] a[href]',
    async arrange(page) {
      await page.locator('[data-section="gallery"] :not([inert]) > a[href]').first().click()
      await page.locator('.yarl__slide_current img').waitFor()
    },
  },
  {
    name: 'form-problems',
    needs: 'main form',
    async arrange(page) {
      await page.locator('main form [type="submit"]').first().click()
      await page.locator('main form [aria-invalid="true"]').first().waitFor()
    },
  },
]

await run(async () => {
  const { route, section, width, out, ...folders } = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      section: { type: 'string' },
      width: { type: 'string', default: '360,768,1440' },
      out: { type: 'string', default: join(projectRoot, 'screenshots') },
    },
    usage,
  )
  const widths = width.split(',').map(Number)
  if (!widths.every(one => Number.isInteger(one) && one >= 240 && one <= 4000))
    throw new UsageError(`"${width}" is not a width. Give a number of pixels from 240 to 4000.`)
  return withBuiltSite('screenshots-dist', folders, async ({ out: site, origin }) => {
    const addresses = await pageAddresses(site, route)
    const browser = await launchChromium()
    try {
      const take = (width: number) => takePages({ browser, origin, addresses, section, width, out })
      const taken = (await Promise.all(widths.map(take))).reduce((sum, count) => sum + count, 0)
      if (taken === 0) throw new UsageError(`No page has a section of the type "${section}".`)
      console.log(`${taken} screenshots → ${relative(process.cwd(), out)}`)
      return 0
    } finally {
      await browser.close()
    }
  })
})

interface Pages {
  browser: Browser
  origin: string
  addresses: readonly string[]
  /** The type of the only section to take, of each page that has one. Default: whole pages. */
  section: string | undefined
  /** Of the viewport, in CSS pixels. */
  width: number
  out: string
}

/** Takes a screenshot of every page, and one of each state. @returns how many */
async function takePages({ browser, origin, addresses, section, width, out }: Pages): Promise<number> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  })
  let taken = 0
  const take = async (address: string, part?: Locator, state = '') => {
    const file = `${width}/${address === '/' ? 'index' : address.slice(1)}${state && `--${state}`}.png`
    await mkdir(dirname(join(out, file)), { recursive: true })
    const options = { path: join(out, file), animations: 'disabled' } as const
    await (part?.screenshot(options) ?? page.screenshot({ ...options, fullPage: state === '' }))
    taken++
  }
  const remaining = new Set(section ? [] : states)
  for (const address of addresses) {
    const url = new URL(address, origin).href
    await openPage(page, url)
    const part = section ? page.locator(`[data-section="${section}"]`).last() : undefined
    if (!part || (await part.count()) > 0) await take(address, part)
    for (const state of remaining) {
      if ((await page.locator(state.needs).count()) === 0) continue
      remaining.delete(state)
      await state.arrange(page)
      await page.waitForLoadState('networkidle')
      await take(address, undefined, state.name)
      await openPage(page, url)
    }
  }
  await page.close()
  return taken
}
