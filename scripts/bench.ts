import './lib/production.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameOf, writeContent } from './bench/content.ts'
import { measureValidation } from './bench/measureValidation.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { compressed, measureFirstView } from './lib/firstView.ts'
import { recordFolder } from './lib/incremental/BuildRecord.ts'
import { readDocuments, readWorld } from './lib/read.ts'
import { projectRoot } from './lib/root.ts'

const usage =
  'npm run bench -- [--sizes 100,1000,10000] [--runs 3] [--pages folder] [--public folder] [--routes /,/stages/a-level]'

/** Chunks that are fetched only when they are needed, by the beginning of their names. */
const LATER = [
  'sections',
  'foot',
  'FormView',
  'PdfViewer',
  'pdf.worker',
  'Lightbox',
  'LiveCarousel',
  'react-spring',
]

const work = join(projectRoot, '.cache/bench')

/** The folders that were built into. */
const built = new Set<string>()

await run(async () => {
  const options = readOptions(
    {
      ...siteOptions,
      routes: { type: 'string', default: '/,/stages/a-level,/blog' },
      sizes: { type: 'string', default: '100,1000' },
      runs: { type: 'string', default: '3' },
    },
    usage,
  )
  rmSync(work, { recursive: true, force: true })
  await measureBytes(options.pages, options.public, options.routes.split(','))
  const runs = Number(options.runs)
  console.log(
    `\nbuild, seconds of a whole command, median of ${runs}     cold  nothing  one edit  ms a page  memory`,
  )
  for (const pages of options.sizes.split(',').map(Number)) {
    measureBuilds(`${pages} pages`, { pages }, runs)
  }
  measureBuilds('100 pages, each of 90 sections', { pages: 100, repeats: 10 }, runs)
  measureBuilds('100 pages, 1000 posts', { pages: 100, posts: 1000 }, runs)
  for (const folder of [work, ...[...built].map(recordFolder)]) rmSync(folder, { recursive: true })
  await measureDocuments(options.pages, options.public)
  return 0
})

async function measureBytes(pages: string, publicFolder: string, routes: string[]): Promise<void> {
  const out = join(work, 'dist')
  // The first also bundles the code, where no earlier build has.
  build({ pages, public: publicFolder }, out)
  console.log(
    'first view, bytes (brotli 11)      html      css       js    entry    fonts     data of a navigation',
  )
  for (const route of routes) {
    const { html, css, js, entry, fonts, data } = await measureFirstView(out, route)
    const columns = [html, css, js, entry, fonts, data].map(bytes => String(bytes).padStart(8))
    console.log(`${route.padEnd(32)} ${columns.join(' ')}`)
  }
  console.log('\nfetched when needed, bytes (brotli 11)')
  const files = await readdir(join(out, 'assets'))
  for (const file of files.filter(name => LATER.some(start => name.startsWith(start)))) {
    const bytes = compressed(await readFile(join(out, 'assets', file)))
    console.log(`${file.padEnd(44)} ${String(bytes).padStart(8)}`)
  }
}

async function measureDocuments(pages: string, publicFolder: string): Promise<void> {
  console.log('\nvalidation        seconds of the processor    most memory, MiB')
  const [reading, { files }] = await Promise.all([readDocuments(pages), readWorld(publicFolder)])
  for (const count of [reading.documents.length, 1000, 10_000]) {
    const { documents, seconds, memory } = measureValidation(reading, files, count)
    console.log(
      `${`${documents} documents`.padEnd(18)}${seconds.toFixed(2).padStart(24)}${memory.toFixed(0).padStart(20)}`,
    )
  }
}

/**
 * Every cold build has a folder of its own, and none is deleted before the last has been measured: ext4 goes around the
 * numbers of files that were deleted in the last minutes, which makes each new one of ten thousand dearer than its page.
 */
function measureBuilds(name: string, amounts: Parameters<typeof writeContent>[1], runs: number): void {
  const place = join(work, name)
  const folders = writeContent(join(place, 'content'), amounts)
  const edit = (run: number) => {
    const file = join(folders.pages, 'stages', `${nameOf(7)}.json`)
    const page = JSON.parse(readFileSync(file, 'utf8'))
    page.sections[0].title = `Edited ${run}`
    writeFileSync(file, JSON.stringify(page))
  }
  const all = Array.from({ length: runs }, (_, run) => {
    const out = join(place, `out-${run}`)
    const cold = build(folders, out)
    const nothing = build(folders, out)
    edit(run)
    return { cold, nothing, edited: build(folders, out) }
  })
  const seconds = (of: 'cold' | 'nothing' | 'edited') => median(all.map(one => one[of].seconds))
  const columns = [
    seconds('cold').toFixed(2).padStart(6),
    seconds('nothing').toFixed(2).padStart(8),
    seconds('edited').toFixed(2).padStart(9),
    ((seconds('cold') * 1000) / amounts.pages).toFixed(2).padStart(10),
    `${median(all.map(one => one.cold.megabytes))} MB`.padStart(7),
  ]
  console.log(`${name.padEnd(56)} ${columns.join(' ')}`)
}

/** Runs the command as a user does, from its start to its end. */
function build(
  folders: { pages: string; public: string },
  out: string,
): { seconds: number; megabytes: number } {
  built.add(out)
  const started = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))`,
      join(projectRoot, 'scripts/run.mjs'),
      'build',
      ...Object.entries({ ...folders, out }).flatMap(([option, value]) => [`--${option}`, value]),
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build failed: ${stderr}`)
  const [, kilobytes = '0'] = /peak (\d+)/.exec(stderr) ?? []
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
