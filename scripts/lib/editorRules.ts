import { dirname, join, relative } from 'node:path'
import type { Document } from '../../schema/parse.ts'
import { mendable, type Problem } from '../../schema/problem.ts'
import { projectRoot } from './root.ts'

/**
 * What warns of a document in which an editor does not find the rules, so that it neither completes nor warns.
 * Only in a folder of the project itself: elsewhere nothing is known about where the rules lie.
 * @param folder the folder of pages
 */
export const editorRulesIn = (folder: string): ((document: Document) => Problem[]) =>
  /^\.\.|[\\/]/.test(relative(projectRoot, folder)) ? () => [] : document => ruleProblems(document, folder)

function ruleProblems(document: Document, folder: string): Problem[] {
  const { kind, locator } = document
  const { $schema } = kind === 'page' ? document.outline : document.value
  const rules = join(projectRoot, 'schema/json', `${kind === 'template' ? 'page' : kind}.json`)
  const right = relative(dirname(join(folder, locator.file)), rules).replaceAll('\\', '/')
  if ($schema === right) return []
  const isThere = $schema !== undefined
  return [
    mendable(
      locator.problem(
        'editor-without-rules',
        isThere ? ['$schema'] : [],
        isThere
          ? 'Your editor does not find the rules for this document there.'
          : 'Your editor does not know the rules for this document.',
        isThere ? `Write "${right}".` : `Add "$schema": "${right}" as the first field.`,
      ),
      isThere ? locator.replacing(['$schema'], JSON.stringify(right)) : locator.adding('$schema', right),
    ),
  ]
}
