import { diffOf, writeChanged } from './lib/authoring/fix.ts'
import { planMigration } from './lib/authoring/planMigration.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { commandLine } from './lib/commandLine.ts'

const usage = 'npm run migrate -- [--write] [--pages folder] [--public folder]'

await run(async () => {
  const { write, ...folders } = readOptions({ ...siteOptions, write: { type: 'boolean' } }, usage)
  const { pages } = folders
  const migrated = await planMigration(pages)
  if (migrated.length === 0) {
    console.log('Every document is up to date.')
    return 0
  }
  for (const document of migrated) console.log(diffOf(document, process.stdout.isTTY))
  const documents = migrated.length === 1 ? '1 document' : `${migrated.length} documents`
  if (!write) {
    console.log(`${documents} would change. Write them with: ${commandLine('migrate', folders, ['--write'])}`)
    return 1
  }
  await writeChanged(pages, migrated)
  console.log(`Written: ${documents}. Now run ${commandLine('validate', folders)}.`)
  return 0
})
