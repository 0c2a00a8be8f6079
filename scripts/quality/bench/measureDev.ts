import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Page as PageDocument } from '../../../schema/model/page.ts'
import type { Folders } from '../../lib/Folders.ts'
import { launchChromium } from '../browser/launchChromium.ts'
import { spawnServer } from '../browser/spawnServer.ts'

/** A site, and the page of it that is open while its documents are saved. */
export interface DevSubject {
  folders: Folders
  /** The open page, which begins with a section that shows its title. */
  route: string
  /** The document of the open page. */
  file: string
  /** A document whose name a list on the open page shows. */
  listed: string
}

export const savings = ['section', 'listed', 'mistake', 'mended'] as const

export interface DevFigures {
  /** Milliseconds from the command to the whole HTML of a page. */
  start: number
  /** Milliseconds from before each save to the frame after which the open page shows it. */
  saves: Record<(typeof savings)[number], number[]>
}

/** How often each kind of save is made. */
const ROUNDS = 5

/** Starts the dev server, opens a page, and saves: a section's title, a listed name, a mistake, and its correction. */
export async function measureDev({ folders, route, file, listed }: DevSubject): Promise<DevFigures> {
  const started = performance.now()
  const server = await spawnServer(['scripts/run.mjs', 'dev'], folders, /http:\S+\/(?=\s)/)
  const browser = await launchChromium()
  try {
    const address = new URL(route, server.address).href
    await (await fetch(address)).text()
    const start = performance.now() - started
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(address)
    const saves: DevFigures['saves'] = { section: [], listed: [], mistake: [], mended: [] }
    const open = join(folders.pages, file)
    const other = join(folders.pages, listed)
    for (let round = 0; round < ROUNDS; round++) {
      const isAtomic = round % 2 === 1
      const title = `Section ${round}`
      const right = withTitle(open, title)
      saves.section.push(await timeSave(page, open, right, isAtomic, title))
      const name = `Listed ${round}`
      saves.listed.push(await timeSave(page, other, withName(other, name), isAtomic, name))
      const wrong = right.replace('"type"', '"tpye"')
      saves.mistake.push(await timeSave(page, open, wrong, isAtomic, title, true))
      const mended = `Mended ${round}`
      saves.mended.push(await timeSave(page, open, right.replace(title, mended), isAtomic, mended))
    }
    return { start, saves }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const readPage = (path: string): PageDocument => JSON.parse(readFileSync(path, 'utf8'))

function withTitle(path: string, title: string): string {
  const page = readPage(path)
  const [first, ...others] = page.sections
  return JSON.stringify({ ...page, sections: [{ ...first, title }, ...others] }, null, 2)
}

function withName(path: string, name: string): string {
  const page = readPage(path)
  return JSON.stringify({ ...page, summary: { ...page.summary, name } }, null, 2)
}

/**
 * Saves a document, as some editors do: in place, or by a file that takes its place.
 * @param shown the words that the page then shows
 * @param hasOverlay whether the overlay with the mistakes then lies over it
 * @returns the milliseconds until it does
 */
async function timeSave(
  page: Page,
  path: string,
  text: string,
  isAtomic: boolean,
  shown: string,
  hasOverlay = false,
): Promise<number> {
  const watch = await page.evaluateHandle(watchPage, { shown, hasOverlay })
  const started = performance.now()
  if (isAtomic) {
    writeFileSync(`${path}~`, text)
    renameSync(`${path}~`, path)
  } else writeFileSync(path, text)
  await watch.evaluate(({ done }) => done)
  return performance.now() - started
}

/**
 * Runs in the page. Its functions have no names, since esbuild wraps named ones in calls that a page does not know.
 * @returns what resolves with the frame after which the page shows the words, with or without the overlay
 */
function watchPage({ shown, hasOverlay }: { shown: string; hasOverlay: boolean }): { done: Promise<void> } {
  return {
    done: (async () => {
      while (
        !document.querySelector('main')?.textContent.includes(shown) ||
        hasOverlay !==
          [...document.body.children].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open] li'))
      )
        await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    })(),
  }
}
