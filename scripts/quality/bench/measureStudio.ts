import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { kindOf, routeOf } from '../../../schema/read/parse.ts'
import type { Folders } from '../../lib/Folders.ts'
import { median, percentile95 } from '../../lib/median.ts'
import { readDocuments } from '../../site/folder.ts'
import { launchChromium } from '../browser/launchChromium.ts'
import { spawnStudio } from '../browser/spawnServer.ts'
import { nameOf, writeContent } from './content.ts'

/** Keys that are typed. */
const KEYS = 60

/** Times of the studio with the real site and with 2,000 pages. Each runs on a copy. */
export async function reportStudio(folders: Folders, work: string, runs: number): Promise<number> {
  console.log(
    `studio, milliseconds: median and 95th percentile of ${runs} starts, and of their keys\n${'start to form'.padStart(45)}${'longest page'.padStart(18)}${'key to preview'.padStart(18)}`,
  )
  const sites: [name: string, folders: Folders, route: string][] = [
    ['this site', await copySite(folders, join(work, 'copy')), '/stages/a-level'],
    ['2,000 pages', writeContent(join(work, 'many'), { pages: 2000 }), `/stages/${nameOf(7)}`],
  ]
  for (const [name, copy, route] of sites) {
    const starts: StudioFigures[] = []
    for (let start = 0; start < runs; start++) starts.push(await measureStudio(copy, route))
    const columns = [
      starts.map(({ start }) => start),
      starts.map(({ open }) => open),
      starts.flatMap(({ keys }) => keys),
    ].map(times => `${median(times).toFixed(0)} ${percentile95(times).toFixed(0)}`.padStart(18))
    console.log(`${name.padEnd(27)}${columns.join('')}`)
  }
  rmSync(work, { recursive: true })
  return 0
}

interface StudioFigures {
  /** Milliseconds from the command to a form that can be written in, in a browser that is open. */
  start: number
  /** Milliseconds from the click on the longest page of the site to its form and its preview. */
  open: number
  /** Milliseconds from each key to the frame that shows it. */
  keys: number[]
}

/** Copies a site, since the studio writes. */
export async function copySite({ pages, public: publicFolder }: Folders, folder: string): Promise<Folders> {
  const copy = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  await cp(pages, copy.pages, { recursive: true })
  await cp(publicFolder, copy.public, { recursive: true })
  return copy
}

/**
 * Starts the studio, opens a page and types into the title of its first section.
 * @param route the page, which begins with a section that shows its title
 */
async function measureStudio(folders: Folders, route: string): Promise<StudioFigures> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const started = performance.now()
    const studio = await spawnStudio(folders, 0)
    try {
      await page.goto(studio.address)
      await openPage(page, route)
      const start = performance.now() - started
      const open = await openPage(page, await longestPage(folders.pages))
      await openPage(page, route)
      // Before its code runs, a page answers no click.
      await page.locator('iframe:not([inert])').waitFor()
      const frame = page.frameLocator('iframe')
      await frame.getByRole('heading', { level: 1 }).click()
      // A click begins to write on the page; Escape leads to the field in the form.
      await frame.locator('[data-writing]').waitFor()
      await page.keyboard.press('Escape')
      return { start, open, keys: await typeKeys(page) }
    } finally {
      await studio.stop()
    }
  } finally {
    await browser.close()
  }
}

/** Opens a page by its address. @returns the milliseconds from the click until its form and its preview are there */
async function openPage(page: Page, route: string): Promise<number> {
  const list = page.getByRole('navigation', { name: 'Pages and posts' })
  await list.getByRole('searchbox').fill(route)
  const button = list
    .getByRole('button')
    .filter({ has: page.getByText(route, { exact: true }) })
    // The same address may be found in texts, too.
    .first()
  await button.waitFor()
  const clicked = performance.now()
  await button.click()
  const editor = page.getByRole('complementary', { name: 'What is on the page' })
  await editor.getByRole('textbox', { name: 'Title', exact: true }).first().waitFor()
  await page.frameLocator(`iframe[src="${route}"]`).getByRole('heading', { level: 1 }).waitFor()
  return performance.now() - clicked
}

/** The address of the page with the longest document. */
async function longestPage(folder: string): Promise<string> {
  const pages = [...readDocuments(folder).texts].filter(([file]) => kindOf(file) === 'page')
  const [longest] = pages.sort(([, one], [, other]) => other.length - one.length)
  return routeOf(longest?.[0] ?? 'index.json')
}

/** Types into the field that has the focus, and waits for each letter to be shown in the frame. */
async function typeKeys(page: Page): Promise<number[]> {
  await page.locator('[aria-label="What is on the page"] :is(input, textarea):focus').waitFor()
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    const letter = String.fromCharCode(97 + (key % 26))
    const watch = await page.evaluateHandle(watchNextKey)
    await page.keyboard.press(letter)
    times.push(await watch.evaluate(({ shown }) => shown))
  }
  return times
}

/**
 * Runs in the page of the studio. Its functions have no names, since esbuild wraps named ones in calls that a page does not know.
 * @returns what resolves with the milliseconds from the next key to the frame after which the preview shows its text
 */
function watchNextKey(): { shown: Promise<number> } {
  const preview = document.querySelector('iframe')?.contentDocument
  return {
    shown: new Promise(resolve => {
      addEventListener(
        'input',
        async ({ target, timeStamp }) => {
          const { value } = target as HTMLInputElement // the field that has the focus
          while (preview?.querySelector('h1')?.textContent?.trim() !== value.trim())
            await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
          resolve(performance.now() - timeStamp)
        },
        { capture: true, once: true },
      )
    }),
  }
}
