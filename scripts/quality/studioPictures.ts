import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { digestOf } from '../studio/host/documents/DocumentFiles.ts'
import { copySite } from './bench/measureStudio.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { spawnStudio } from './browser/spawnServer.ts'
import { lightWebp } from './guidePictures.ts'

/** The most that a picture of the studio may weigh, in bytes: it has a photograph of the page and small words. */
const MOST = 120_000

/** What is to be seen in each picture, by its name in the guide. */
const pictures: Readonly<Record<string, (page: Page) => Promise<Locator | undefined>>> = {
  'studio-list': async page => {
    await open(page, '/')
    return undefined
  },
  'studio-writing': async page => {
    const frame = await open(page, '/about/history')
    await frame.locator('[data-section="text"]').getByRole('paragraph').first().click()
    await frame.locator('[data-writing]').waitFor()
    return undefined
  },
  'studio-sections': async page => {
    await open(page, '/about')
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
    await open(page, '/admissions/fees')
    await formOf(page)
      .getByRole('button', { name: /^Fees *Pre-School/ })
      .first()
      .click()
    const grid = page.getByRole('table', { name: 'Classes' })
    await grid.getByRole('textbox').first().click()
    await page.getByRole('button', { name: 'Large: Classes' }).click()
    return page.getByRole('region', { name: 'Classes' })
  },
  'studio-publish': async page => {
    await open(page, '/admissions/visit')
    const title = formOf(page)
      .getByRole('textbox', { name: /^Title/ })
      .first()
    await title.fill('Come and see us')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor()
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review and publish' })
    await dialog.getByRole('checkbox').first().waitFor()
    return dialog
  },
}

/** Takes the pictures of the studio that the guide shows. @returns their number */
export async function takeStudioPictures(site: Folders, out: string): Promise<number> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'chalkline-guide-')))
  const copy = await copySite(site, join(scratch, 'site'))
  const browser = await launchChromium()
  try {
    connect(scratch)
    const studio = await spawnStudio(copy, 0)
    try {
      for (const [name, show] of Object.entries(pictures)) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
        await page.goto(studio.address)
        const shown = await show(page)
        const picture = await (shown ?? page).screenshot({ animations: 'disabled' })
        await writeFile(join(out, `${name}.webp`), await lightWebp(picture, MOST))
        await page.close()
      }
    } finally {
      await studio.stop()
    }
  } finally {
    await browser.close()
    await rm(scratch, { recursive: true })
    const kept = join(projectRoot, '.cache/studio', digestOf(copy.pages).slice(0, 16))
    await rm(kept, { recursive: true, force: true })
  }
  return Object.keys(pictures).length
}

/** Connects a site to a place that publishes it, a bare repository beside it. */
function connect(scratch: string): void {
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
}

const formOf = (page: Page): Locator => page.getByRole('complementary', { name: 'What is on the page' })

/** Opens a page by its address in the list, and waits for its form, and until the page itself answers a click. */
async function open(page: Page, address: string): Promise<FrameLocator> {
  const has = { has: page.getByText(address, { exact: true }) }
  const list = page.getByRole('navigation', { name: 'Pages and posts' })
  await list.getByRole('button').filter(has).first().click()
  await list.locator('[aria-current="page"]').filter(has).waitFor()
  await formOf(page).getByRole('textbox').first().waitFor()
  const frame = page.frameLocator('iframe')
  await frame.locator('#main > [data-section]').first().waitFor()
  await frame.locator('style[data-typefaces][media="all"]').waitFor({ state: 'attached' })
  await frame.locator('html').evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  })
  return frame
}
