import { join, relative } from 'node:path'
import type { DocumentContext, ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { type DocumentReport, validateDocument } from '../../../schema/validate/validateDocument.ts'
import { projectRoot } from '../root.ts'
import type { DocumentStore } from './DocumentStore.ts'

/** Reads and validates one file of the folder of pages, by itself. */
export function validateFile(
  file: string,
  documents: DocumentStore,
  context: DocumentContext,
): DocumentReport {
  const read = documents.read(file)
  return 'code' in read ? { file, problems: [read] } : validateDocument(read, context)
}

/**
 * What the documents of a folder are validated with.
 * @param today `YYYY-MM-DD`
 */
export const documentContext = (
  folder: string,
  { files, icons }: ValidationContext,
  today: string,
): DocumentContext => ({ files, icons, today, jsonSchemas: jsonSchemasFor(folder) })

/** Absent for folders outside the project: where their JSON Schemas lie is unknown. */
const jsonSchemasFor = (folder: string): string | undefined =>
  /^\.\.|[\\/]/.test(relative(projectRoot, folder))
    ? undefined
    : relative(folder, join(projectRoot, 'schema/json')).replaceAll('\\', '/')
