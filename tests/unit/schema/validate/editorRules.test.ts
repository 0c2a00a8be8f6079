import { expect, test } from 'vitest'
import { editorRuleProblems } from '../../../../schema/validate/validateDocument.ts'
import { documentsOf, smallSite, withFields } from '../../smallSite.ts'

/** What is said of the "$schema" of a page in a folder. */
function answerTo($schema: string): string[] {
  const file = 'stages/ils.json'
  const page = documentsOf({ ...smallSite, ...withFields(file, { $schema }) }).find(
    ({ locator }) => locator.file === file,
  )
  if (!page) throw new Error(`There is no ${file}`)
  return editorRuleProblems(page, '../schema/json').map(
    ({ message, suggestion }) => `${message} ${suggestion}`,
  )
}

test('a wrong "$schema" is answered with the right one', () => {
  expect(answerTo('../schema/json/page.json')).toEqual([
    '"$schema" leads to no rules for this document, so your editor cannot help you. Write "$schema": "../../schema/json/page.json".',
  ])
})

test('nothing is said of a right "$schema"', () => {
  expect(answerTo('../../schema/json/page.json')).toEqual([])
})
