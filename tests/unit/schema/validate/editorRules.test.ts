import { expect, test } from 'vitest'
import { validateDocument } from '../../../../schema/validate/validateDocument.ts'
import { smallContext, withFields } from '../../smallSite.ts'

/** What is said of the "$schema" of a page in a folder. */
function answerTo($schema: string): string[] {
  const file = 'stages/ils.json'
  const text = withFields(file, { $schema })[file] ?? ''
  const context = { ...smallContext, today: '2026-11-21', jsonSchemas: '../schema/json' }
  return validateDocument({ file, text }, context).problems.map(
    ({ message, suggestion }) => `${message} ${suggestion}`,
  )
}

test('a wrong "$schema" is answered with the right one', () => {
  expect(answerTo('../schema/json/page.json')).toEqual([
    '"$schema" leads to no rules for this document, so your editor cannot help you. Write "$schema": "../../schema/json/page.json".',
  ])
})
