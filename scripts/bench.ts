import './lib/production.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './lib/build.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { compressed, measureFirstView } from './lib/firstView.ts'
import { projectRoot } from './lib/root.ts'

const usage = 'npm run bench -- [--pages folder] [--public folder] [--routes /,/stages/a-level]'
const REPETITIONS = 5

/** Chunks that are fetched only when they are needed, by the beginning of their names. */
const LATER = ['PdfViewer', 'pdf.worker', 'Lightbox', 'LiveCarousel', 'react-spring']

await run(async () => {
  const options = readOptions(
    { ...siteOptions, routes: { type: 'string', default: '/,/stages/a-level,/blog' } },
    usage,
  )
  const out = join(projectRoot, '.cache/bench-dist')
  const build = async () => {
    const started = performance.now()
    const { pages = 0 } = await buildSite({ pages: options.pages, public: options.public, out, base: '/' })
    return { pages, seconds: (performance.now() - started) / 1000 }
  }
  // The first also bundles the code, where no earlier build has.
  await build()
  const runs = []
  for (let count = 0; count < REPETITIONS; count++) runs.push(await build())
  const seconds = runs.map(one => one.seconds).sort((a, b) => a - b)[Math.floor(REPETITIONS / 2)] ?? 0
  const pages = runs[0]?.pages ?? 0
  console.log(
    `build: ${pages} pages, median of ${REPETITIONS}: ${seconds.toFixed(2)} s, ${Math.round(pages / seconds)} pages a second`,
  )

  console.log('\nfirst view, bytes (brotli 11)      html      css       js    fonts')
  for (const route of options.routes.split(',')) {
    const { html, css, js, fonts } = await measureFirstView(out, route)
    console.log(
      `${route.padEnd(32)} ${[html, css, js, fonts].map(bytes => String(bytes).padStart(8)).join(' ')}`,
    )
  }

  console.log('\nfetched when needed, bytes (brotli 11)')
  for (const file of (await readdir(join(out, 'assets'))).filter(name =>
    LATER.some(start => name.startsWith(start)),
  )) {
    console.log(
      `${file.padEnd(44)} ${String(compressed(await readFile(join(out, 'assets', file)))).padStart(8)}`,
    )
  }
  return 0
})
