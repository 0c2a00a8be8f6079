import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { Folders } from '../../lib/Folders.ts'
import { listFiles } from '../../lib/listFiles.ts'
import { median, percentile95 } from '../../lib/median.ts'
import { createSiteServer } from '../../lib/serve/server.ts'
import { launchChromium } from '../browser/launchChromium.ts'
import { withServer } from '../browser/withBuiltSite.ts'
import { nameOf, vocabulary, writeContent } from './content.ts'
import { deleteBuilds, measureBuild } from './measureBuild.ts'

/** What the search costs the build and its visitors, at several sizes. */
export async function reportSearch(work: string, sizes: readonly number[], runs: number): Promise<number> {
  console.log(
    `search, median of ${runs}: CPU seconds with/without; kB of files, and compressed of a first answer; ms at 4× slower CPU`,
  )
  console.log(
    '              cold build   share     one edit    total  largest   code  index   key to results',
  )
  for (const pages of sizes) {
    const { cold, edited, ...figures } = await measureSearch(join(work, String(pages)), pages, runs)
    const columns = [
      `${cold.with.toFixed(1)}/${cold.without.toFixed(1)}`.padStart(12),
      `${(100 * (cold.with / cold.without - 1)).toFixed(0)} %`.padStart(7),
      `${edited.with.toFixed(2)}/${edited.without.toFixed(2)}`.padStart(12),
      ...[figures.total, figures.largest].map(bytes => (bytes / 1000).toFixed(0).padStart(8)),
      ...[figures.code, figures.index].map(bytes => (bytes / 1000).toFixed(1).padStart(6)),
      `${median(figures.keys).toFixed(0)} (p95 ${percentile95(figures.keys).toFixed(0)})`.padStart(16),
    ]
    console.log(`${`${pages} pages`.padEnd(12)}${columns.join(' ')}`)
  }
  deleteBuilds(work)
  return 0
}

/** Of one site, built with a search and without. Builds in seconds of the processor, of all processes. */
interface SearchFigures {
  cold: BuildTimes
  edited: BuildTimes
  /** Bytes of all files below `search/`, and of the largest file with terms. Not compressed. */
  total: number
  largest: number
  /** Bytes from the click on the button to the first results, compressed: code, then index. */
  code: number
  index: number
  /** Milliseconds from each key to its results, at `SLOWDOWN`. */
  keys: number[]
}

interface BuildTimes {
  with: number
  without: number
}

const WORDS = 6000

/** A telephone is about four times slower than the machine of a developer. */
const SLOWDOWN = 4

/** Longer than the results of a key take. */
const WAIT_AFTER_KEY = 600

/**
 * Measures the search of a site whose texts have the frequencies of a language.
 * @param folder an empty folder to work in
 */
async function measureSearch(folder: string, pages: number, runs: number): Promise<SearchFigures> {
  const words = vocabulary(WORDS)
  const sites = [false, true].map(off => {
    const name = join(folder, off ? 'off' : 'on')
    return { name, folders: writeContent(name, { pages, vocabulary: words, site: { search: { off } } }) }
  })
  // Not measured: the first build after the content was written waits for the disk.
  for (const { name, folders } of sites) measureBuild(folders, join(name, 'out-warm-up'))
  const times = sites.map(({ name, folders }) => {
    const outs = Array.from({ length: runs }, (_, run) => join(name, `out-${run}`))
    const cold = median(outs.map(out => measureBuild(folders, out).cpu))
    const edited = median(
      outs.map((out, run) => {
        edit(folders, words[2000 + run] ?? '')
        return measureBuild(folders, out).cpu
      }),
    )
    return { cold, edited, out: outs.at(-1) ?? '' }
  })
  const [on, off] = [times[0] ?? { cold: 0, edited: 0, out: '' }, times[1] ?? { cold: 0, edited: 0 }]
  const files = await listFiles(join(on.out, 'search'))
  const sizes = files
    .filter(file => file.endsWith('.json'))
    .map(file => ({ file, size: statSync(join(on.out, 'search', file)).size }))
  const ofTerms = sizes.filter(({ file }) => /terms[/\\]|index\.json$/.test(file))
  return {
    cold: { with: on.cold, without: off.cold },
    edited: { with: on.edited, without: off.edited },
    total: sizes.reduce((sum, { size }) => sum + size, 0),
    largest: Math.max(...ofTerms.map(({ size }) => size)),
    ...(await measureInBrowser(on.out, `${words[150]} ${words[900]}`)),
  }
}

/** Changes a word in the text of one page, which every build has to show. */
function edit({ pages }: Folders, word: string): void {
  const file = join(pages, 'stages', `${nameOf(7)}.json`)
  const page = JSON.parse(readFileSync(file, 'utf8'))
  page.sections[1].content += ` ${word}.`
  writeFileSync(file, JSON.stringify(page))
}

async function measureInBrowser(out: string, query: string) {
  const browser = await launchChromium()
  return withServer(createSiteServer(out), async origin => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(origin, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    const fetched = await countBytes(devtools)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click()
    const box = page.getByRole('combobox')
    await box.fill(query)
    await page.getByRole('option').first().waitFor()
    await page.waitForLoadState('networkidle')
    const { code, index } = fetched
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await box.fill('')
    return { code, index, keys: await typeKeys(page, query) }
  }).finally(() => browser.close())
}

/** Counts what is fetched from now on. */
async function countBytes(devtools: CDPSession): Promise<{ code: number; index: number }> {
  const fetched = { code: 0, index: 0 }
  const kinds = new Map<string, keyof typeof fetched>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/search/')) kinds.set(requestId, 'index')
    if (request.url.endsWith('.js')) kinds.set(requestId, 'code')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) fetched[kind] += encodedDataLength
  })
  await devtools.send('Network.enable')
  return fetched
}

/** Types a query. @returns for each key the milliseconds until the results last changed */
async function typeKeys(page: Page, query: string): Promise<number[]> {
  const times: number[] = []
  for (const letter of query) {
    const watch = await page.evaluateHandle(wait => {
      let typed = 0
      let last = 0
      addEventListener('input', ({ timeStamp }) => (typed = timeStamp), { capture: true, once: true })
      const observer = new MutationObserver(() => (last = performance.now()))
      // The list itself comes with the first results and goes with the last.
      for (const dialog of document.querySelectorAll('dialog'))
        observer.observe(dialog, { childList: true, subtree: true, characterData: true })
      return {
        shown: new Promise<number>(resolve => setTimeout(() => resolve(Math.max(0, last - typed)), wait)),
      }
    }, WAIT_AFTER_KEY)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    times.push(await watch.evaluate(({ shown }) => shown))
  }
  return times.filter(time => time > 0)
}
