import { dayOption, readOptions, run, siteOptions } from './lib/cli.ts'
import { Repository } from './lib/Repository.ts'
import { reviewSince } from './lib/review/reviewSince.ts'
import { dayOf } from './lib/today.ts'
import { readDocuments } from './site/folder.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, ...dayOption, base: { type: 'string', default: 'main' } },
    'npm run review -- [--base main] [--pages folder] [--public folder] [--today 2026-11-21]',
  )
  const today = dayOf(options.today, options.pages)
  const commit = await (await Repository.around(options.pages)).mergeBase(options.base)
  const { changes, errors } = await reviewSince(commit, options, readDocuments(options.pages).texts, today)
  if (changes.length + errors.length === 0)
    console.log(`Nothing on the site changes, compared with ${options.base}.`)
  for (const { sentence } of changes) console.log(sentence)
  for (const error of errors) console.error(`Error: ${error}`)
  return errors.length > 0 ? 1 : 0
})
