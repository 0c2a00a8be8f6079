import '../lib/production.ts'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSite, type Site } from '../../schema/site/createSite.ts'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import type { Folders } from '../lib/Folders.ts'
import { median } from '../lib/median.ts'
import { projectRoot } from '../lib/root.ts'
import { readSite } from '../site/folder.ts'
import { nameOf, postOf, writeContent } from './bench/content.ts'
import { compressed, measureFirstView } from './bench/firstView.ts'
import { deleteBuilds, measureBuild } from './bench/measureBuild.ts'
import { reportDev } from './bench/measureDev.ts'
import { reportStudio } from './bench/measureStudio.ts'
import { reportSearch } from './bench/reportSearch.ts'

const usage =
  'npm run bench -- [--sizes 100,1000,10000] [--runs 3] [--pages folder] [--public folder] [--routes /,/stages/a-level] [--studio] [--search] [--dev]'

/** Chunks that are smaller are not listed one by one, in bytes. */
const LEAST_LISTED = 500

const work = join(projectRoot, '.cache/bench')

/** The drawing of the page that changes, below the public folder. */
const DRAWING = 'images/bench.svg'

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      routes: { type: 'string', default: '/,/stages/a-level,/blog' },
      sizes: { type: 'string', default: '100,1000' },
      runs: { type: 'string', default: '3' },
      studio: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
    },
    usage,
  )
  rmSync(work, { recursive: true, force: true })
  if (options.studio) return reportStudio(options, work, Number(options.runs))
  if (options.dev) return reportDev(options, work, Number(options.runs))
  if (options.search) {
    const sizes = options.sizes.split(',').map(Number)
    return reportSearch(work, sizes, Number(options.runs))
  }
  await measureBytes(options.pages, options.public, options.routes.split(','))
  const runs = Number(options.runs)
  console.log(
    `\nbuild, seconds of a whole command, median of ${runs}     cold ms a page  memory  nothing, section, title, new page, deleted page, post, picture`,
  )
  for (const pages of options.sizes.split(',').map(Number)) {
    measureBuilds(`${pages} pages, 10 posts`, { pages, posts: 10 }, runs)
  }
  measureBuilds('100 pages, each of 90 sections', { pages: 100, repeats: 10, posts: 10 }, runs)
  measureBuilds('100 pages, 1000 posts', { pages: 100, posts: 1000 }, runs)
  deleteBuilds(work)
  await measureDocuments(options.pages, options.public)
  return 0
})

async function measureBytes(pages: string, publicFolder: string, routes: string[]): Promise<void> {
  const out = join(work, 'dist')
  // The first build bundles the code, unless an earlier one did.
  measureBuild({ pages, public: publicFolder }, out)
  console.log(
    'first view, bytes (brotli 11)      html = markup + styles +  data   sheets       js  picture    fonts',
  )
  for (const route of routes) {
    const { html, markup, css, data, sheets, js, picture, fonts } = await measureFirstView(out, route)
    const columns = [html, markup, css, data, sheets, js, picture, fonts]
    console.log(`${route.padEnd(31)} ${columns.map(bytes => String(bytes).padStart(8)).join(' ')}`)
  }
  console.log('\nscripts, bytes (brotli 11)')
  const files = (await readdir(join(out, 'assets'))).filter(name => /\.m?js$/.test(name))
  for (const file of files) {
    const bytes = compressed(await readFile(join(out, 'assets', file)))
    if (bytes >= LEAST_LISTED) console.log(`${file.padEnd(44)} ${String(bytes).padStart(8)}`)
  }
}

async function measureDocuments(pages: string, publicFolder: string): Promise<void> {
  console.log('\nvalidation        seconds of the processor    most memory, MiB')
  const site = await readSite({ pages, public: publicFolder })
  for (const count of [[...site.texts.keys()].length, 1000, 10_000]) {
    const { documents, seconds, memory } = measureValidation(site, count)
    console.log(
      `${`${documents} documents`.padEnd(18)}${seconds.toFixed(2).padStart(24)}${memory.toFixed(0).padStart(20)}`,
    )
  }
}

/**
 * Every cold build writes into a folder of its own, and no folder is deleted before the last measurement. ext4 avoids recently
 * deleted inodes, which would make creating ten thousand new files slower than rendering the pages.
 */
function measureBuilds(name: string, amounts: Parameters<typeof writeContent>[1], runs: number): void {
  const folder = join(work, name)
  const folders = writeContent(join(folder, 'content'), amounts)
  const changes = changesOf(folders)
  const results = Array.from({ length: runs }, (_, run) => {
    const out = join(folder, `out-${run}`)
    const cold = measureBuild(folders, out)
    const warm = [() => {}, ...Object.values(changes)].map(change => {
      change(run)
      return measureBuild(folders, out).seconds
    })
    return { cold, warm }
  })
  const cold = median(results.map(({ cold }) => cold.seconds))
  const columns = [
    cold.toFixed(2).padStart(6),
    ((cold * 1000) / amounts.pages).toFixed(2).padStart(9),
    `${median(results.map(({ cold }) => cold.megabytes))} MB`.padStart(7),
    ...(results[0]?.warm ?? []).map((_, index) =>
      median(results.map(({ warm }) => warm[index] ?? 0))
        .toFixed(2)
        .padStart(6),
    ),
  ]
  console.log(`${name.padEnd(56)} ${columns.join(' ')}`)
}

/** A kind of change, made once a run. */
type Change = (run: number) => void

/** The kinds of changes of a site of `writeContent`. The page that changes is shown by three others, and shows a drawing of its own. */
function changesOf(folders: Folders): Record<string, Change> {
  const file = (path: string) => join(folders.pages, path)
  const stage = (number: number) => file(`stages/${nameOf(number)}.json`)
  const edit = (path: string, change: (page: Page) => void) => {
    const page: Page = JSON.parse(readFileSync(path, 'utf8'))
    change(page)
    writeFileSync(path, JSON.stringify(page))
  }
  const draw = (name: string) =>
    copyFileSync(join(folders.public, `images/heroes/${name}.svg`), join(folders.public, DRAWING))
  const rename = (run: number) => (page: Page) => {
    const name = `Renamed ${run}`
    page.title = name
    page.summary = { name, description: 'Seven.', icon: 'users', order: 1 }
  }
  draw('about')
  edit(stage(7), page => {
    rename(0)(page)
    page.sections.push({
      type: 'text',
      title: 'Drawn',
      content: 'It.',
      image: `/${DRAWING}`,
      imageAlt: 'It.',
    })
  })
  for (const number of [8, 9, 10])
    edit(stage(number), page => page.sections.push({ type: 'pageCards', title: 'Stages', from: '/stages' }))
  return {
    section: run => edit(stage(7), page => Object.assign(page.sections[0] ?? {}, { title: `Edited ${run}` })),
    title: run => edit(stage(7), rename(run + 1)),
    'new page': () => copyFileSync(stage(6), file('stages/new.json')),
    deleted: () => rmSync(file('stages/new.json')),
    post: run => writeFileSync(file('_posts/1.json'), JSON.stringify({ ...postOf(1), title: `Post ${run}` })),
    picture: run => draw(run % 2 === 0 ? 'calendar' : 'about'),
  }
}

interface Page {
  title: string
  summary?: object
  sections: object[]
}

interface ValidationFigures {
  documents: number
  /** CPU time, which does not depend on other work on the machine. */
  seconds: number
  /** Peak memory of the process so far, in MiB. */
  memory: number
}

/**
 * Validates a site made of copies of its own pages and posts.
 * @param site one without problems
 */
function measureValidation({ texts: own, input }: Site, count: number): ValidationFigures {
  const texts = new Map([...own.keys()].map(file => [file, own.get(file) ?? '']))
  const copies = [...texts].filter(([file]) => /^(?:stages|offerings)\/[a-z-]+\.json$|^_posts\//.test(file))
  for (let copy = 1; texts.size < count; copy++) {
    const [file, text] = copies[copy % copies.length] ?? ['', '']
    texts.set(
      file.replace('.json', `-${copy}.json`),
      // Aliases and ids must be unique.
      text.replace(/"aliases": \[[^\]]*\],/, '').replace(/"id": \d+,/, `"id": ${copy + 1000},`),
    )
  }
  const started = process.cpuUsage()
  const { problems } = createSite({ ...input, texts }, { today: '2026-01-01', isPreview: true })
  const { user, system } = process.cpuUsage(started)
  if (problems.length === 0) throw new Error('So many copies without one warning: nothing was validated')
  return {
    documents: texts.size,
    seconds: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
  }
}
