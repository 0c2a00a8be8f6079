import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { jsonSchemaKinds, jsonSchemaText } from '../schema/editor/jsonSchema.ts'
import { projectRoot } from './lib/root.ts'
import { canonicalIconNames } from './site/outputs/icons.ts'

// Writes schema/json, the JSON Schemas that editors read. Git ignores them: run.mjs runs this when the code has changed.

const folder = join(projectRoot, 'schema/json')
mkdirSync(folder, { recursive: true })
for (const kind of jsonSchemaKinds)
  writeFileAtomic.sync(join(folder, `${kind}.json`), jsonSchemaText(kind, canonicalIconNames))
