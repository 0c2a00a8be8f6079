import { readForChange } from './lib/authoring/readForChange.ts'
import { planRenaming } from './lib/authoring/renamePage.ts'
import { replaceRead } from './lib/authoring/replaceRead.ts'
import { readArguments, run, siteOptions } from './lib/cli.ts'
import { UsageError } from './lib/usageError.ts'

const usage = 'npm run rename -- /old-address /new-address [--pages folder] [--public folder]'

await run(async () => {
  const { options, words } = readArguments(siteOptions, 2, usage)
  const [oldAddress, newAddress] = words
  if (oldAddress === undefined || newAddress === undefined)
    throw new UsageError(
      `Name the address that the page has, and the one that it is to have.\nUsage: ${usage}`,
    )
  const { changes, before, from, to, links } = planRenaming(
    oldAddress,
    newAddress,
    await readForChange(options),
  )
  await replaceRead(options.pages, before, changes)
  console.log(`Moved:    ${from.file} → ${to.file}`)
  for (const [file, count] of links)
    console.log(`Changed:  ${file} (${count} ${count === 1 ? 'link' : 'links'})`)
  console.log(`Visitors who come to ${from.route} still find the page.`)
  return 0
})
