import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Page as PageDocument } from '../../../schema/model/page.ts'
import type { Folders } from '../../lib/Folders.ts'
import { median, percentile95 } from '../../lib/median.ts'
import { launchChromium } from '../browser/launchChromium.ts'
import { spawnServer } from '../browser/spawnServer.ts'
import { nameOf, writeContent } from './content.ts'
import { copySite } from './measureStudio.ts'

/** Prints how long the dev server takes to its first page, and from a save to the open page, with the real site and with 2,000 pages. */
export async function reportDev(folders: Folders, work: string, runs: number): Promise<number> {
  const subjects: [name: string, subject: DevSubject][] = [
    ['this site', await thisSite(folders, join(work, 'copy'))],
    ['2,000 pages', manyPages(join(work, 'many'))],
  ]
  const heads = ['start to HTML', 'all saves', ...savings]
  console.log(`dev, milliseconds: median and 95th percentile of ${runs} starts, and of their saves`)
  console.log(' '.repeat(12) + heads.map(head => head.padStart(15)).join(''))
  for (const [name, subject] of subjects) {
    const figures: DevFigures[] = []
    for (let run = 0; run < runs; run++) figures.push(await measureDev(subject))
    const timesOf = (kind: (typeof savings)[number]) => figures.flatMap(({ saves }) => saves[kind])
    const columns = [figures.map(({ start }) => start), savings.flatMap(timesOf), ...savings.map(timesOf)]
    console.log(name.padEnd(12) + columns.map(column).join(''))
  }
  rmSync(work, { recursive: true })
  return 0
}

const column = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ${percentile95(times).toFixed(0)}`.padStart(15)

const thisSite = async (folders: Folders, copy: string): Promise<DevSubject> => ({
  folders: await copySite(folders, copy),
  route: '/stages',
  file: 'stages/index.json',
  listed: 'stages/ils.json',
})

/** 2,000 pages, one of which lists five others. */
function manyPages(folder: string): DevSubject {
  const folders = writeContent(folder, { pages: 2000 })
  const change = (number: number, edit: (page: PageDocument) => PageDocument) => {
    const path = join(folders.pages, 'stages', `${nameOf(number)}.json`)
    writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8'))), null, 2))
  }
  for (const number of [1, 2, 3, 4, 5])
    change(number, page => ({
      ...page,
      summary: { name: `Stage ${number}`, description: 'A stage.', icon: 'users', order: number },
    }))
  const list = { type: 'pageCards' as const, title: 'Stages', from: '/stages' }
  change(7, page => ({ ...page, sections: [...page.sections, list] }))
  return {
    folders,
    route: `/stages/${nameOf(7)}`,
    file: `stages/${nameOf(7)}.json`,
    listed: `stages/${nameOf(1)}.json`,
  }
}

/** A site, and the page of it that is open while its documents are saved. */
interface DevSubject {
  folders: Folders
  /** The open page, which begins with a section that shows its title. */
  route: string
  /** The document of the open page. */
  file: string
  /** A document whose name a list on the open page shows. */
  listed: string
}

const savings = ['section', 'listed', 'problem', 'fixed'] as const

interface DevFigures {
  /** Milliseconds from the command to the whole HTML of a page. */
  start: number
  /** Milliseconds from before each save to the frame after which the open page shows it. */
  saves: Record<(typeof savings)[number], number[]>
}

/** How often each kind of save is made. */
const ROUNDS = 5

/** Starts the dev server, opens a page, and saves: a section's title, a listed name, a problem, and its fix. */
async function measureDev({ folders, route, file, listed }: DevSubject): Promise<DevFigures> {
  const started = performance.now()
  const server = await spawnServer(['scripts/run.mjs', 'dev'], folders, /http:\S+\/(?=\s)/)
  const browser = await launchChromium()
  try {
    const address = new URL(route, server.address).href
    await (await fetch(address)).text()
    const start = performance.now() - started
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(address)
    const saves: DevFigures['saves'] = { section: [], listed: [], problem: [], fixed: [] }
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
      saves.problem.push(await timeSave(page, open, wrong, isAtomic, title, true))
      const fixed = `Fixed ${round}`
      saves.fixed.push(await timeSave(page, open, right.replace(title, fixed), isAtomic, fixed))
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
 * @param hasOverlay whether the overlay with the problems then lies over it
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
