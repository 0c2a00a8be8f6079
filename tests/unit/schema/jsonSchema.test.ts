import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaKinds, jsonSchemaText } from '../../../schema/jsonSchema.ts'
import { disagreements, jsonSchemaValidator } from '../../../scripts/lib/agree.ts'
import { offeredIcons } from '../../../scripts/lib/icons.ts'
import { readDocuments } from '../../../scripts/lib/read.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { smallSite, withMistake } from '../smallSite.ts'

test.each(jsonSchemaKinds)('schema/json/%s.json is what zod says now (else run: npm run schema)', kind => {
  expect(
    readFileSync(join(projectRoot, 'schema/json', `${kind}.json`), 'utf8') ===
      jsonSchemaText(kind, offeredIcons),
  ).toBe(true)
})

test('zod and ajv agree about every document of the site', async () => {
  const { documents } = await readDocuments(join(projectRoot, 'pages-json'))
  const sources = new Map(documents.map(({ file, text }) => [file, text]))
  expect(sources.size).toBeGreaterThan(10)
  expect(disagreements(sources, await jsonSchemaValidator())).toEqual([])
})

test('zod and ajv agree about documents with mistakes', async () => {
  const validate = await jsonSchemaValidator()
  const mistakes = [
    withMistake('index.json', '"gallery"', '"galery"'),
    withMistake('index.json', '"title": "Welcome",', ''),
    withMistake('index.json', '"backgroundImage"', '"background"'),
    withMistake('_posts/1.json', '"2025-04-01"', '"2025-02-30"'),
    withMistake('_site.json', 'office@harbourview.org', 'office'),
    withMistake('stages/ils.json', '"order": 1', '"order": "1"'),
  ]
  for (const files of mistakes) {
    expect(disagreements(new Map(Object.entries(files)), validate)).toEqual([])
  }
})

test('a disagreement is named', () => {
  expect(disagreements(new Map(Object.entries(smallSite)), () => 'some reason')).toHaveLength(
    Object.keys(smallSite).length,
  )
})
