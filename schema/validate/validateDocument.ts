// schema/validate: in come parsed documents and facts about public files, out go problems, warnings and links to
// check. validateDocument looks at one document, validateSite at all of them through SiteIndex. Reads no file and
// no clock: the day is an argument.

import { fieldWalker } from '../model/mapFields.ts'
import type { Problem } from '../problems/problem.ts'
import { type Document, isDraft } from '../read/Document.ts'
import { kindOf, parseDocument, type ReadJson, readJson, schemas } from '../read/parse.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'
import type { SourceDocument } from '../read/source.ts'
import { type VersionedSection, versionedSections } from '../sections/shared/migrateSection.ts'
import { documentRules } from './documentRules.ts'
import { fieldProblems, valueErrors } from './fields/checkField.ts'
import { isLink, type Link } from './links/linkTargets.ts'
import { type FileReference, isFileReference } from './publicFiles.ts'
import type { DocumentContext, ValidationContext } from './ValidationContext.ts'
import { emailsIn, mistypedEmails, type Statement, statementOf } from './warnings/differingFacts.ts'
import { documentWarnings, type SectionProblem } from './warnings/documentWarnings.ts'

/** What is found in one document without the others. */
export interface DocumentReport {
  file: string
  problems: readonly Problem[]
  /** Absent for a document that does not follow its schema. */
  valid?: ValidDocument
  /** What is known of a document with errors. Absent where its text could not be read. */
  invalid?: RawDocument | undefined
  /** Its sections of types that have had more than one version. Absent where there is none. */
  versioned?: VersionedSection[]
}

export interface ValidDocument {
  document: Document
  /** The public files that it may name, in their order. */
  fileReferences: FileReference[]
  /** What it leads to. */
  links: Link[]
  /** Warnings that other documents may make void. */
  conditional: SectionProblem[]
  /** For warnings alone: the texts that may state a fact of the whole site. */
  statements: Statement[]
}

/**
 * Validates a document by itself.
 * @param source a file for which `kindOf` answers
 */
export function validateDocument(source: SourceDocument, context: DocumentContext): DocumentReport {
  const { file, text } = source
  const { problems, valid, value } = checkText(source, context)
  const versioned = versionedSections(value)
  const others = { file, problems, ...(versioned.length > 0 && { versioned }) }
  return valid ? { ...others, valid } : { ...others, invalid: rawDocument(file, text, value) }
}

interface CheckedText extends Pick<DocumentReport, 'problems' | 'valid'> {
  /** Absent where the text is no JSON. */
  value: unknown
}

function checkText(source: SourceDocument, context: DocumentContext): CheckedText {
  const read = readJson(source)
  const { fixed, value } = read
  const parsed = parseDocument(source, read)
  if (!Array.isArray(parsed)) {
    const { problems, ...references } = checkDocument(parsed, source.text, context)
    return { problems, valid: { document: parsed, ...references }, value }
  }
  if (!fixed) return { problems: [...parsed, ...invalidProblems(read, parsed, context)], value }
  // What else is wrong with a text that is no JSON. Fixes are left out: they would be of another text.
  const behind = checkText({ file: source.file, text: fixed.text }, context).problems
  const placed = behind.map(({ fix, malformed, ...problem }) => ({ ...problem, ...fixed.placeOf(problem) }))
  return { problems: [...parsed, ...placed], value }
}

/** Checks a valid document: its fields in one visit, and the rules between them. */
function checkDocument(document: Document, text: string, context: DocumentContext) {
  const { kind, locator, value } = document
  const isFinished = !isDraft(document)
  const wanted = context.onlyErrors ? 'errors' : isFinished ? 'all' : 'of a draft'
  const problems = documentRules(document)
  const fileReferences: FileReference[] = []
  const links: Link[] = []
  const statements: Statement[] = []
  eachField(schemas[kind], value, field => {
    for (const problem of fieldProblems(field, locator, context, wanted)) problems.push(problem)
    if (isFileReference(field))
      fileReferences.push({ kind: field.kind, value: field.value, width: field.width })
    if (isLink(field)) links.push({ kind: field.kind, value: field.value })
    const statement = wanted === 'all' ? statementOf(field, document) : undefined
    if (statement) statements.push(statement)
  })
  if (wanted === 'all') statements.push(...emailsIn(document, text))
  const warnings = wanted === 'errors' ? [] : documentWarnings(document, fileReferences, context)
  problems.push(...warnings.filter(({ unless }) => !unless), ...mistypedEmails(statements, locator))
  const conditional = warnings.filter(({ unless }) => unless)
  return { problems, fileReferences, links, statements, conditional }
}

const eachField = fieldWalker()

/**
 * What else is wrong with a document that is not valid: whether its pictures, documents and icons are there, and what is
 * wrong in its texts.
 * @param reported what keeps it from being valid
 */
function invalidProblems(
  { locator, value }: ReadJson,
  reported: readonly Problem[],
  context: ValidationContext,
): Problem[] {
  const kind = kindOf(locator.file)
  // A problem of the document as a whole may mean that nothing in it is what it seems.
  if (!kind || reported.some(({ path }) => path.length === 0)) return []
  const problems: Problem[] = []
  eachField(schemas[kind], value, field => {
    const found = valueErrors(field, locator, context)
    const isReported = ({ path }: Problem) => path.every((step, at) => step === field.path[at])
    if (found.length > 0 && !reported.some(isReported)) problems.push(...found)
  })
  return problems
}
