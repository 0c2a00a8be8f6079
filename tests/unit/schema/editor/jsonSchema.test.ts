import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaKinds, jsonSchemaText } from '../../../../schema/editor/jsonSchema.ts'
import type { DocumentReport } from '../../../../schema/validate/validateDocument.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { canonicalIconNames } from '../../../../scripts/site/outputs/icons.ts'
import { disagreements, jsonSchemaValidator } from '../../../../scripts/site/schemaAgreement.ts'
import { realFolders } from '../../realSite.ts'
import { smallSite, withMistake } from '../../smallSite.ts'

/** Documents that zod has not let through so far. */
const unread = (files: Record<string, string>) => ({
  texts: new Map(Object.entries(files)),
  reports: new Map<string, DocumentReport>(),
})

test.each(jsonSchemaKinds)('schema/json/%s.json is what zod says now (else run: npm run schema)', kind => {
  expect(
    readFileSync(join(projectRoot, 'schema/json', `${kind}.json`), 'utf8') ===
      jsonSchemaText(kind, canonicalIconNames),
  ).toBe(true)
})

test('zod and ajv agree about every document of the site', async () => {
  const site = await readSite(realFolders)
  expect(site.documents.map(({ locator }) => locator.file)).toEqual([...site.texts.keys()])
  expect(site.documents.length).toBeGreaterThan(10)
  expect(disagreements(site, await jsonSchemaValidator())).toEqual([])
})

test('a disagreement is named', () => {
  expect(disagreements(unread(smallSite), () => 'some reason')).toHaveLength(Object.keys(smallSite).length)
})

test.each(['1e999', '-1e999'])(
  'a number beyond all numbers, %s, is the mistake of its author alone',
  async number => {
    const files = withMistake('stages/ils.json', '"order": 1', `"order": ${number}`)
    expect(disagreements(unread(files), await jsonSchemaValidator())).toEqual([])
  },
)
