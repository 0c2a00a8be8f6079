import '../lib/production.ts'
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { openPage } from './browser/settle.ts'
import { spawnStudio } from './browser/spawnServer.ts'
import { pageAddresses, withBuiltSite } from './browser/withBuiltSite.ts'

const usage =
  'npm run screenshots -- [--route /stages/ils] [--section table] [--width 360] [--out folder] [--studio] [--pages folder] [--public folder]'

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

/** What is to be seen in each picture of the studio, by its name in the guide. */
const studioPictures: Readonly<Record<string, (page: Page) => Promise<Locator | undefined>>> = {
  'studio-list': async page => {
    await openInStudio(page, '/')
    return undefined
  },
  'studio-writing': async page => {
    await openInStudio(page, '/about/history')
    const frame = page.frameLocator('iframe')
    await frame.locator('[data-section="text"]').getByRole('paragraph').first().click()
    await frame.locator('[data-writing]').waitFor()
    return undefined
  },
  'studio-sections': async page => {
    await openInStudio(page, '/about')
    await page.getByRole('button', { name: 'Add a section', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await dialog.getByRole('searchbox').fill('picture')
    // Samples are loaded as they come into view.
    await dialog.locator('iframe[data-shown]').nth(3).waitFor()
    return dialog
  },
  'studio-grid': async page => {
    // A table in large takes the whole window.
    await page.setViewportSize({ width: 1280, height: 420 })
    await openInStudio(page, '/admissions/fees')
    await formOf(page)
      .getByRole('button', { name: /^Fees *Pre-School/ })
      .first()
      .click()
    await page.getByRole('table', { name: 'Classes' }).getByRole('textbox').first().click()
    await page.getByRole('button', { name: 'Large: Classes' }).click()
    return page.getByRole('region', { name: 'Classes' })
  },
  'studio-publish': async page => {
    await openInStudio(page, '/admissions/visit')
    const title = formOf(page).getByRole('textbox', { name: /^Title/ })
    await title.first().fill('Come and see us')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const saved = page.getByRole('status').filter({ hasText: /^Saved$/ })
    await saved.waitFor()
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review and publish' })
    await dialog.getByRole('checkbox').first().waitFor()
    return dialog
  },
}

await run(async () => {
  const { route, section, width, out, studio, ...folders } = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      section: { type: 'string' },
      width: { type: 'string', default: '360,768,1440' },
      studio: { type: 'boolean', default: false },
      out: { type: 'string', default: join(projectRoot, 'screenshots') },
    },
    usage,
  )
  const widths = width.split(',').map(Number)
  if (!widths.every(one => Number.isInteger(one) && one >= 240 && one <= 4000))
    throw new UsageError(`"${width}" is not a width. Give a number of pixels from 240 to 4000.`)
  if (studio) return takeStudio(folders, out)
  return withBuiltSite('screenshots-dist', folders, async ({ out: site, origin }) => {
    const addresses = await pageAddresses(site, route)
    const browser = await launchChromium()
    try {
      const take = (width: number) => takePages({ browser, origin, addresses, section, width, out })
      const taken = (await Promise.all(widths.map(take))).flat()
      if (taken.length === 0) throw new UsageError(`No page has a section of the type "${section}".`)
      await writeFile(join(out, 'index.html'), contactSheet(taken))
      console.log(`${taken.length} screenshots → ${relative(process.cwd(), join(out, 'index.html'))}`)
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

/** Takes a screenshot of every page, and one of each state. @returns the files, relative to `out` */
async function takePages({ browser, origin, addresses, section, width, out }: Pages): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  })
  const taken: string[] = []
  const take = async (address: string, part?: Locator, state = '') => {
    const file = `${width}/${address === '/' ? 'index' : address.slice(1)}${state && `--${state}`}.png`
    await mkdir(dirname(join(out, file)), { recursive: true })
    const options = { path: join(out, file), animations: 'disabled' } as const
    await (part?.screenshot(options) ?? page.screenshot({ ...options, fullPage: state === '' }))
    taken.push(file)
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

/** An HTML page with all screenshots. */
function contactSheet(files: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem; background: #ddd }
img { width: 100%; max-height: 80vh; object-fit: cover; object-position: top }
</style>
${files
  .toSorted()
  .map(file => `<a href="${file}">${file}<img src="${file}" alt="" loading="lazy"></a>`)
  .join('\n')}
</html>
`
}

/** Takes the pictures of the studio that the guide shows, as light WebP, on a copy of the site that a bare repository publishes. */
async function takeStudio(site: Folders, out: string): Promise<number> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'chalkline-guide-')))
  const copy = { pages: join(scratch, 'site/pages-json'), public: join(scratch, 'site/public') }
  await cp(site.pages, copy.pages, { recursive: true })
  await cp(site.public, copy.public, { recursive: true })
  await mkdir(out, { recursive: true })
  const git = (...words: string[]) => execFileSync('git', ['-C', join(scratch, 'site'), ...words])
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Ama')
  git('config', 'user.email', 'ama@school.example')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'The website')
  git('clone', '--quiet', '--bare', '.', join(scratch, 'remote.git'))
  git('remote', 'add', 'origin', join(scratch, 'remote.git'))
  git('fetch', '--quiet')
  git('branch', '--quiet', '--set-upstream-to', 'origin/main')
  const browser = await launchChromium()
  const studio = await spawnStudio(copy, 0)
  try {
    for (const [name, show] of Object.entries(studioPictures)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
      await page.goto(studio.address)
      const picture = await ((await show(page)) ?? page).screenshot({ animations: 'disabled' })
      await sharp(picture)
        .webp({ quality: 60, effort: 6 })
        .toFile(join(out, `${name}.webp`))
      await page.close()
    }
  } finally {
    await studio.stop()
    await browser.close()
    await rm(scratch, { recursive: true })
  }
  return 0
}

function formOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'What is on the page' })
}

/** Opens a page by its address in the list, and waits for its form, and until the page itself answers a click. */
async function openInStudio(page: Page, address: string): Promise<void> {
  const has = { has: page.getByText(address, { exact: true }) }
  const list = page.getByRole('navigation', { name: 'Pages and posts' })
  await list.getByRole('button').filter(has).first().click()
  await list.locator('[aria-current="page"]').filter(has).waitFor()
  await formOf(page).getByRole('textbox').first().waitFor()
  const frame = page.frameLocator('iframe:not([inert])')
  await frame.locator('#main > [data-section]').first().waitFor()
  await frame.locator('html').evaluate(() => document.fonts.ready)
}
