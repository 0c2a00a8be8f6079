import { dayOf } from './lib/calendarDay.ts'
import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { Repository } from './lib/review/Repository.ts'
import { reviewSite } from './lib/review/reviewSite.ts'
import { snapshotAt, snapshotNow } from './lib/review/snapshot.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, ...dayOption, base: { type: 'string', default: 'main' } },
    'npm run review -- [--base main] [--pages folder] [--public folder] [--today 2026-11-21]',
  )
  const today = dayOf(options.today, options.pages)
  const commit = await new Repository(options.pages).mergeBase(options.base)
  const [before, after] = await Promise.all([snapshotAt(commit, options, today), snapshotNow(options, today)])
  const { changes, errors } = reviewSite(before, after, today)
  if (changes.length + errors.length === 0)
    console.log(`Nothing on the site changes, compared with ${options.base}.`)
  for (const { sentence } of changes) console.log(sentence)
  for (const error of errors) console.error(`Error: ${error}`)
  return errors.length > 0 ? 1 : 0
})
