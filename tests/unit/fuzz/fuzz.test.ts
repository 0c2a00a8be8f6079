import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaValidator } from '../../../scripts/lib/agree.ts'
import { readDocuments } from '../../../scripts/lib/read.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { checkAgreement } from '../../fuzz/agreement.ts'
import { checkMending } from '../../fuzz/mending.ts'

// A small share of what `npm run fuzz` does.

test('--fix changes no valid document, makes none worse, and mending twice is mending once', async () => {
  const { documents } = await readDocuments(join(projectRoot, 'pages-json'))
  const { mended, restored } = checkMending(documents, 120, 7)
  expect(mended).toBeGreaterThan(20)
  expect(restored).toBeGreaterThan(10)
})

test('zod and ajv agree about made-up documents, right and wrong ones', async () => {
  const { documents, valid } = checkAgreement(await jsonSchemaValidator(), 500, 7)
  expect(valid).toBeGreaterThan(documents * 0.1)
  expect(valid).toBeLessThan(documents * 0.9)
})
