import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { jsonSchemaKinds, jsonSchemaText } from '../schema/jsonSchema.ts'
import { run } from './lib/cli.ts'
import { offeredIcons } from './lib/icons.ts'
import { problemsGuide } from './lib/problemsGuide/problemsGuide.ts'
import { projectRoot } from './lib/root.ts'

await run(async () => {
  for (const kind of jsonSchemaKinds) {
    await writeFileAtomic(
      join(projectRoot, 'schema/json', `${kind}.json`),
      jsonSchemaText(kind, offeredIcons),
    )
  }
  await writeFileAtomic(join(projectRoot, 'schema/PROBLEMS.md'), await problemsGuide())
  return 0
})
