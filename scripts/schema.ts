import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { run } from './lib/cli.ts'
import { ExampleSite, problemsGuide } from './lib/report/problemsGuide.ts'
import { projectRoot } from './lib/root.ts'

await run(async () => {
  const site = await ExampleSite.open()
  await writeFileAtomic(join(projectRoot, 'schema/PROBLEMS.md'), await problemsGuide(site))
  await site.close()
  return 0
})
