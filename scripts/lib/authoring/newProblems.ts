import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { fileNameProblems } from '../../../schema/read/fileNames.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { checkDocuments } from '../content/checkSite.ts'
import type { ReadResult } from '../content/readDocuments.ts'

/**
 * The errors that a change would add to a site.
 * @param changes file → new text, or null to delete it
 */
export function newProblems(
  reading: ReadResult,
  changes: ReadonlyMap<string, string | null>,
  context: ValidationContext,
): Problem[] {
  const existing = new Set(errorsIn(reading, context).map(({ message }) => message))
  const written = [...changes].flatMap(([file, text]) => (text === null ? [] : [{ file, text }]))
  const documents = [...reading.documents.filter(({ file }) => !changes.has(file)), ...written]
  return errorsIn({ ...reading, documents }, context).filter(({ message }) => !existing.has(message))
}

function errorsIn(reading: ReadResult, context: ValidationContext): Problem[] {
  // Drafts count too, since they will be published one day.
  const { problems } = checkDocuments(reading, context, { today: '', isPreview: true })
  const names = fileNameProblems(
    reading.documents.map(({ file }) => file),
    '',
  )
  return [...names, ...problems].filter(isError)
}
