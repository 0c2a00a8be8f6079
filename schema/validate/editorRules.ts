import type { Problem } from '../problems/problem.ts'
import type { Document } from '../read/Document.ts'

/**
 * Warns of a document in which an editor does not find its JSON Schema, so that it neither completes nor warns.
 * @param folder the folder of the JSON Schemas, relative to the folder of pages
 */
export function editorRuleProblems({ kind, locator, value }: Document, folder: string): Problem[] {
  const up = '../'.repeat(locator.file.split('/').length - 1)
  const right = `${up}${folder}/${kind === 'template' ? 'page' : kind}.json`
  if (value.$schema === right) return []
  const code = 'editor-without-rules'
  if (value.$schema === undefined) {
    const message = 'Your editor does not know the rules for this document.'
    const cure = `Add "$schema": "${right}" as the first field.`
    return [locator.problem(code, [], message, cure, { repair: locator.adding([], '$schema', right) })]
  }
  const message = '"$schema" leads to no rules for this document, so your editor cannot help you.'
  const repair = locator.replacing(['$schema'], JSON.stringify(right))
  return [locator.problem(code, ['$schema'], message, `Write "$schema": "${right}".`, { repair })]
}
