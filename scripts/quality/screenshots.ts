import '../lib/production.ts'
import { join, relative } from 'node:path'
import { readOptions, run, siteOptions } from '../lib/cli.ts'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'
import { takeGuidePictures } from './screenshots/guidePictures.ts'
import { takeScreenshots } from './screenshots/takeScreenshots.ts'
import { withBuiltSite } from './withBuiltSite.ts'

const usage =
  'npm run screenshots -- [--route /stages/ils] [--width 360] [--out folder] [--guide] [--pages folder] [--public folder]'
const WIDTHS = [360, 768, 1440]

await run(async () => {
  const { route, width, out, guide, ...folders } = readOptions(
    {
      ...siteOptions,
      route: { type: 'string' },
      width: { type: 'string' },
      guide: { type: 'boolean', default: false },
      out: { type: 'string', default: join(projectRoot, 'screenshots') },
    },
    usage,
  )
  if (guide) {
    const folder = join(projectRoot, '.github/guide')
    const count = await takeGuidePictures(folders, folder)
    console.log(`${count} pictures of the guide → ${relative(process.cwd(), folder)}`)
    return 0
  }
  const widths = width === undefined ? WIDTHS : [Number(width)]
  if (!widths.every(one => Number.isInteger(one) && one >= 240 && one <= 4000))
    throw new UsageError(`"${width}" is not a width. Give a number of pixels from 240 to 4000.`)

  return withBuiltSite('screenshots-dist', folders, async ({ out: site, origin }) => {
    const { count, failures } = await takeScreenshots({ site, origin, widths, route, out })
    for (const failure of failures) console.error(failure)
    console.log(`${count} screenshots → ${relative(process.cwd(), join(out, 'index.html'))}`)
    return failures.length === 0 ? 0 : 1
  })
})
