import '../lib/production.ts'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { bundle } from '../lib/bundle.mjs'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import type { Folders } from '../lib/Folders.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { launchChromium } from './browser/launchChromium.ts'
import { spawnServer, spawnStudio } from './browser/spawnServer.ts'

const usage =
  'npm run bench -- [--only build,bytes,dev,studio] [--sizes 1000,10000] [--runs 3] [--pages folder] [--public folder]'

/** Part → what measures it. Each prints its figures, and knows nothing of the product but its commands and its pages. */
const parts: Readonly<Record<string, (subjects: Subjects) => void | Promise<void>>> = {
  build: reportBuilds,
  bytes: reportBytes,
  dev: reportDev,
  studio: reportStudio,
}

interface Subjects {
  site: Folders
  sizes: number[]
  runs: number
}

const work = join(projectRoot, '.cache/bench')

/** Pages of this site: the first, the second, and the rest of a visit. */
const VISIT = ['/', '/stages', '/stages/a-level', '/admissions/apply']

/** Keys that are typed, and saves that are made, a start. */
const TIMES = 20

/** How often the page that is written in and the home page are opened in turn. */
const OPENED = 5

/** Has a process print what it has used, when it ends. */
const PRINT_USAGE =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('\\nused '+JSON.stringify(process.resourceUsage())))"

const words =
  'careful pupils teachers families science music sport explore garden project campus while together'.split(
    ' ',
  )

await run(async () => {
  const { only, sizes, runs, ...site } = readOptions(
    {
      ...siteOptions,
      only: { type: 'string', default: Object.keys(parts).join() },
      sizes: { type: 'string', default: '1000,10000' },
      runs: { type: 'string', default: '3' },
    },
    usage,
  )
  const chosen = only.split(',').map(name => {
    const part = parts[name]
    if (!part) throw new UsageError(`There is no part "${name}".\nUsage: ${usage}`)
    return part
  })
  rmSync(work, { recursive: true, force: true })
  for (const part of chosen)
    await part({ site, sizes: sizes.split(',').map(Number), runs: Math.max(1, Number(runs)) })
  rmSync(work, { recursive: true, force: true })
  return 0
})

/** The median unless another share is named, or the upper one of the two values around it. 0 without values. */
function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function row(title: string, columns: readonly unknown[]): void {
  console.log(title.padEnd(28) + columns.map(column => String(column).padStart(14)).join(''))
}

/**
 * Every build writes into a folder of its own, and no folder is deleted before the last measurement: ext4 avoids recently deleted
 * inodes, which would make creating ten thousand new files slower than rendering the pages.
 */
function reportBuilds({ site, sizes, runs }: Subjects): void {
  // The first command bundles the code, and fills the cache of pictures.
  build(site, join(work, 'first'))
  row(`\nbuild, median of ${runs}`, ['wall s', 'user+sys s', 'peak MB'])
  for (const size of [0, ...sizes]) {
    const folders = size === 0 ? site : writeManyPages(size)
    const results = Array.from({ length: runs }, (_, at) => build(folders, join(work, `${size}-${at}`)))
    const columns = [0, 1, 2].map(at => quantile(results.map(figures => figures[at] ?? 0)).toFixed(2))
    row(size === 0 ? 'this site' : `${size} pages`, columns)
  }
}

/** Runs `npm run build` without npm. @returns seconds of wall and of the processor, and megabytes at the peak */
function build({ pages, public: publicFolder }: Folders, out: string): number[] {
  const words = ['scripts/run.mjs', 'build', '--pages', pages, '--public', publicFolder, '--out', out]
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', PRINT_USAGE, ...words], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  const wall = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`The build failed: ${stderr}`)
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(/^used (.*)$/m.exec(stderr)?.[1] ?? '{}')
  return [wall, (userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]
}

/** What a phone loads of this site, without any interaction, until it has nothing more to load. Each address counts once. */
async function reportBytes({ site }: Subjects): Promise<void> {
  const out = join(work, 'bytes')
  build(site, out)
  const server = await spawnServer(['scripts/run.mjs', 'serve', '--out', out], {}, /http:\S+\/(?=\s|$)/m)
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    const loaded = new Set<string>()
    page.on('requestfinished', request => loaded.add(request.url()))
    row('\nbytes (gzip), a phone', ['of this view', 'visit so far', 'typefaces'])
    let before = 0
    for (const route of VISIT) {
      await page.goto(new URL(route, server.address).href, { waitUntil: 'networkidle' })
      const total = await bytesOf([...loaded])
      row(route, [total - before, total, await bytesOf([...loaded].filter(url => url.endsWith('.woff2')))])
      before = total
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function bytesOf(urls: readonly string[]): Promise<number> {
  let total = 0
  for (const url of urls) {
    const response = await fetch(url)
    const body = new Uint8Array(await response.arrayBuffer())
    // Typefaces and photographs are compressed already.
    const isCompressed = /font|image\/(?!svg)/.test(response.headers.get('content-type') ?? '')
    total += (isCompressed ? body : gzipSync(body)).length
  }
  return total
}

/** From a save to the open page. */
function reportDev(subjects: Subjects): Promise<void> {
  return reportEdits('dev: save to page', subjects, async (page, { folders, route, file }) => {
    const server = await spawnServer(['scripts/run.mjs', 'dev'], folders, /http:\S+\/(?=\s)/)
    await page.goto(new URL(route, server.address).href)
    return { stop: server.stop, edit: save => timeSave(page, join(folders.pages, file), save) }
  })
}

/** What is loaded, from a key to the preview, and from the address to the first correction published. */
async function reportStudio(subjects: Subjects): Promise<void> {
  await reportWeight()
  const opened = new Map<string, number[]>()
  await reportEdits('studio: key to page', subjects, async (page, { name, folders, route }) => {
    const studio = await spawnStudio(folders, 0)
    await page.goto(studio.address)
    const times = opened.get(name) ?? []
    for (let time = 0; time < OPENED; time++)
      for (const shown of ['/', route]) {
        const opening = await openByAddress(page, shown)
        // The home page is there already at first.
        if (shown !== '/' || time > 0) times.push(opening)
      }
    opened.set(name, times)
    await writeInTitle(page)
    return { stop: studio.stop, edit: key => timeKey(page, key) }
  })
  row('\nstudio: page opened, ms', ['median', '95th'])
  for (const [name, times] of opened) row(name, [quantile(times), quantile(times, 0.95)].map(Math.round))
  reportFirstCorrection(subjects.runs)
}

/** The forge is one of the tests. */
function reportFirstCorrection(runs: number): void {
  const script = join(projectRoot, 'tests/browser/studio/firstCorrection.ts')
  const { status, stdout } = spawnSync(process.execPath, [...process.execArgv, script, String(runs)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('No correction was published.')
  const { seconds, taps } = JSON.parse(stdout)
  row(`\nstudio, new phone, of ${runs}`, ['seconds', 'taps'])
  row('address to published', [quantile(seconds).toFixed(1), taps])
}

/** What an author loads before a page can be edited: the studio's page, its frame and its worker with all section types. */
async function reportWeight(): Promise<void> {
  const assets = join(await bundle('studioPage'), 'assets')
  const loaded = new Map<string, number>()
  const load = (name: string): void => {
    if (loaded.has(name)) return
    const bytes = readFileSync(join(assets, name))
    loaded.set(name, brotliCompressSync(bytes).length)
    // What is imported as it begins; `import(` is what comes when it is used.
    for (const [, next = ''] of bytes.toString().matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      load(next)
  }
  row('\nstudio, bytes (brotli)', ['sum', 'files'])
  for (const [part, starts] of [
    ['page and frame', /^(?:index|frame)-.*\.(?:js|css)$/],
    ['and the worker', /^(?:sharedWorker|openSite|sections)-.*\.js$/],
  ] as const) {
    for (const name of readdirSync(assets)) if (starts.test(name)) load(name)
    row(part, [[...loaded.values()].reduce((sum, length) => sum + length, 0), loaded.size])
  }
}

interface Editing {
  /** @returns the milliseconds until the edit of that number is shown */
  edit(number: number): Promise<number>
  stop(): Promise<void>
}

/** @param start starts a command, and opens a page to edit */
async function reportEdits(
  title: string,
  { site, runs }: Subjects,
  start: (page: Page, subject: ReturnType<typeof subjectsFrom>[number]) => Promise<Editing>,
): Promise<void> {
  row(`\n${title}, ms, of ${runs}`, ['start', 'median', '95th'])
  for (const subject of subjectsFrom(site)) {
    const starts: number[] = []
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const browser = await launchChromium()
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const started = performance.now()
      const { edit, stop } = await start(page, subject)
      starts.push(performance.now() - started)
      for (let number = 0; number < TIMES; number++) times.push(await edit(number))
      await browser.close()
      await stop()
    }
    row(subject.name, [quantile(starts), quantile(times), quantile(times, 0.95)].map(Math.round))
  }
}

async function timeSave(page: Page, path: string, save: number): Promise<number> {
  const title = `Saved for the time ${save}`
  const document = JSON.parse(readFileSync(path, 'utf8'))
  document.sections[0].title = title
  const shown = page.waitForFunction(`document.querySelector('main')?.textContent.includes('${title}')`)
  const started = performance.now()
  writeFileSync(path, JSON.stringify(document, null, 2))
  await shown
  return performance.now() - started
}

/** Opens a page by its address. @returns milliseconds from the click until a click in the page is answered */
async function openByAddress(page: Page, route: string): Promise<number> {
  // Before its code runs, a page answers no click.
  await page.locator('iframe:not([inert])').waitFor()
  const list = page.getByRole('navigation', { name: 'Pages and posts' })
  await list.getByRole('searchbox').fill(route)
  const address = page.getByText(route, { exact: true })
  const button = list.getByRole('button').filter({ has: address }).first()
  const shown = await button.evaluateHandle(
    (_, route) => ({
      after: new Promise<number>(resolve =>
        addEventListener(
          'click',
          async ({ timeStamp }) => {
            while (
              document.querySelector<HTMLIFrameElement>('iframe:not([inert])')?.contentWindow?.location
                .pathname !== route
            )
              await new Promise(requestAnimationFrame)
            resolve(performance.now() - timeStamp)
          },
          { capture: true, once: true },
        ),
      ),
    }),
    route,
  )
  await button.click()
  return shown.evaluate(({ after }) => after)
}

/** Sets the cursor into the field of the first heading. */
async function writeInTitle(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).click()
  // A click begins to write on the page; Escape leads to the field in the form.
  await frame.locator('[data-writing]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[aria-label="What is on the page"] :is(input, textarea):focus').waitFor()
}

async function timeKey(page: Page, key: number): Promise<number> {
  const shown = await page.evaluateHandle(() => ({
    after: new Promise<number>(resolve =>
      addEventListener(
        'input',
        async ({ target, timeStamp }) => {
          const preview = document.querySelector('iframe')?.contentDocument
          const { value } = target as HTMLInputElement // the field that has the focus
          while (preview?.querySelector('h1')?.textContent?.trim() !== value.trim())
            await new Promise(requestAnimationFrame)
          resolve(performance.now() - timeStamp)
        },
        { capture: true, once: true },
      ),
    ),
  }))
  await page.keyboard.press(String.fromCharCode(97 + key))
  return shown.evaluate(({ after }) => after)
}

/** A copy of this site, and a site of 2,000 pages. */
function subjectsFrom(site: Folders) {
  const copy = { pages: join(work, 'copy/pages'), public: join(work, 'copy/public') }
  cpSync(site.pages, copy.pages, { recursive: true })
  cpSync(site.public, copy.public, { recursive: true })
  return [
    { name: 'this site', folders: copy, route: '/stages/a-level', file: 'stages/a-level.json' },
    { name: '2000 pages', folders: writeManyPages(2000), route: '/many/page-7', file: 'many/page-7.json' },
  ]
}

/** Writes a site of pages with the nine sections of a stage and 9 kB of text each. */
function writeManyPages(count: number): Folders {
  const folders = { pages: join(work, `${count}/pages`), public: join(work, `${count}/public`) }
  mkdirSync(join(folders.pages, 'many'), { recursive: true })
  cpSync(join(projectRoot, 'public'), folders.public, { recursive: true })
  const put = (name: string, document: object) =>
    writeFileSync(join(folders.pages, `${name}.json`), JSON.stringify(document, null, 2))
  // Without what leads to pages of this site.
  const { catchAlls, shortcuts, headerAction, ...site } = JSON.parse(
    readFileSync(join(projectRoot, 'pages-json/_site.json'), 'utf8'),
  )
  const menu = [1, 2, 3].map(number => ({ label: `Page ${number}`, path: `/many/page-${number}` }))
  const home = { label: 'Home', path: '/' }
  const footer = { ...site.footer, quickLinks: [home], smallPrint: undefined }
  put('_site', { ...site, catchAlls: [], footer, navigation: [{ ...home, subMenu: menu }] })
  put('index', page(0, count))
  for (let number = 1; number < count; number++) put(`many/page-${number}`, page(number, count))
  return folders
}

function page(number: number, count: number): object {
  let state = number + 1
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return words[(state >>> 8) % words.length] ?? ''
  }
  const list = <T>(length: number, item: () => T) => Array.from({ length }, item)
  const phrase = (length: number) => list(length, word).join(' ')
  const text = (sentences = 1) => list(sentences, () => `${phrase(15)}.`).join(' ')
  const title = `Page ${number}: ${phrase(3)}`
  const content = () => list(3, () => text(4)).join('\n')
  const picture = { image: '/images/principals/jhs.svg', imageAlt: 'The principal' }
  const buttonLink = number + 1 < count ? `/many/page-${number + 1}` : '/'
  const items = (length: number, ...names: string[]) =>
    list(length, () => Object.fromEntries(names.map(name => [name, phrase(15)])))
  const approaches = items(6, 'title', 'description').map(item => ({ ...item, icon: 'users' }))
  const sections: [type: string, fields: object][] = [
    ['hero', { title, description: text(), backgroundImage: '/images/heroes/about.svg' }],
    ['text', { content: content() }],
    ['text', { content: content(), ...picture }],
    ['subjects', { items: items(9, 'name', 'description') }],
    ['learningApproaches', { items: approaches }],
    ['faq', { items: items(8, 'question', 'answer') }],
    ['admissionRequirements', { items: list(6, () => text()) }],
    ['pathForward', { items: items(4, 'stage', 'description') }],
    ['callToAction', { description: text(), buttonText: 'Apply now', buttonLink }],
  ]
  return {
    title,
    description: text(),
    sections: sections.map(([type, fields]) => ({ type, title: phrase(3), ...fields })),
  }
}
