import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { jsonSchemaKinds, jsonSchemaText } from '../schema/editor/jsonSchema.ts'
import { run } from './lib/cli.ts'
import { ExampleSite, problemsGuide } from './lib/report/problemsGuide.ts'
import { projectRoot } from './lib/root.ts'
import { canonicalIconNames } from './site/outputs/icons.ts'

await run(async () => {
  for (const kind of jsonSchemaKinds) {
    await writeFileAtomic(
      join(projectRoot, 'schema/json', `${kind}.json`),
      jsonSchemaText(kind, canonicalIconNames),
    )
  }
  const site = await ExampleSite.open()
  await writeFileAtomic(join(projectRoot, 'schema/PROBLEMS.md'), await problemsGuide(site))
  await site.close()
  return 0
})
