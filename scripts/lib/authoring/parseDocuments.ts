import type { Problem } from '../../../schema/problems/problem.ts'
import type { ParsedDocument } from '../../../schema/read/Document.ts'
import { parseDocument } from '../../../schema/read/parse.ts'
import type { SourceDocument } from '../../../schema/read/source.ts'

/** The documents that are valid by themselves, and what is wrong with the others. */
export function parseDocuments(sources: readonly SourceDocument[]): {
  documents: ParsedDocument[]
  problems: Problem[]
} {
  const parsed = sources.map(parseDocument)
  return {
    documents: parsed.flatMap(result => (Array.isArray(result) ? [] : [result])),
    problems: parsed.flatMap(result => (Array.isArray(result) ? result : [])),
  }
}
