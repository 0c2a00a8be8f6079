import './lib/production.ts'
import { isError } from '../schema/problem.ts'
import { buildSite } from './lib/build.ts'
import { baseOf, originOf, readOptions, run, siteOptions } from './lib/cli.ts'
import { report } from './lib/report.ts'

const usage =
  'npm run build -- [--pages folder] [--public folder] [--out folder] [--origin https://…] [--base /folder/]'

await run(async () => {
  const started = performance.now()
  const options = readOptions(
    {
      ...siteOptions,
      out: { type: 'string', default: 'dist' },
      origin: { type: 'string' },
      base: { type: 'string', default: '/' },
    },
    usage,
  )
  const { problems, sources, pages } = await buildSite({
    pages: options.pages,
    public: options.public,
    out: options.out,
    base: baseOf(options.base),
    ...(options.origin && { origin: originOf(options.origin) }),
  })
  const isColoured = process.stderr.isTTY
  const errors = problems.filter(isError)
  if (pages === undefined) {
    console.error(report(errors, sources, isColoured))
    return 1
  }
  console.log(`${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s → ${options.out}`)
  return 0
})
