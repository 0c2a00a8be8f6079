import { mapFields } from '../model/mapFields.ts'
import type { Problem } from '../problems/problem.ts'
import { type Document, isDraft } from '../read/Document.ts'
import { kindOf, parseDocument, type ReadJson, readJson, schemas } from '../read/parse.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'
import type { SourceDocument } from '../read/source.ts'
import { type VersionedSection, versionedSections } from '../sections/shared/migrateSection.ts'
import { documentRules } from './documentRules.ts'
import { checkValue, fieldErrors } from './fields/checkField.ts'
import { fieldWarnings } from './fields/fieldWarnings.ts'
import { isLink, type Link } from './links/linkTargets.ts'
import { type FileReference, isFileReference } from './publicFiles.ts'
import type { DocumentContext, ValidationContext } from './ValidationContext.ts'
import { emailsIn, mayState, mistypedEmails, type Statement, statementOf } from './warnings/differingFacts.ts'
import {
  documentWarnings,
  draftWarnings,
  type SectionProblem,
  sectionWarnings,
} from './warnings/documentWarnings.ts'

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
    const { problems, ...references } = validProblems(parsed, source.text, context)
    return { problems, valid: { document: parsed, ...references }, value }
  }
  if (!fixed) return { problems: [...parsed, ...invalidProblems(read, parsed, context)], value }
  // What else is wrong with a text that is no JSON. Fixes are left out: they would be of another text.
  const behind = checkText({ file: source.file, text: fixed.text }, context).problems
  const placed = behind.map(({ fix, malformed, ...problem }) => ({ ...problem, ...fixed.placeOf(problem) }))
  return { problems: [...parsed, ...placed], value }
}

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
    const suggestion = `Add "$schema": "${right}" as the first field.`
    return [locator.problem(code, [], message, suggestion, { fix: locator.adding([], '$schema', right) })]
  }
  const message = '"$schema" leads to no rules for this document, so your editor cannot help you.'
  const fix = locator.replacing(['$schema'], JSON.stringify(right))
  return [locator.problem(code, ['$schema'], message, `Write "$schema": "${right}".`, { fix })]
}

function validProblems(document: Document, text: string, context: DocumentContext) {
  const { kind, locator, value } = document
  const problems = documentRules(document)
  const fileReferences: FileReference[] = []
  const links: Link[] = []
  mapFields(schemas[kind], value, field => {
    for (const problem of fieldErrors(field, locator, context)) problems.push(problem)
    if (isFileReference(field))
      fileReferences.push({ kind: field.kind, value: field.value, width: field.width })
    if (isLink(field)) links.push({ kind: field.kind, value: field.value })
    return field.value
  })
  const others = context.onlyErrors ? NO_WARNINGS : warningsOf(document, text, context)
  problems.push(...others.problems)
  return { ...others, problems, fileReferences, links }
}

type Warnings = Pick<ValidDocument, 'statements' | 'conditional'> & {
  problems: readonly Problem[]
}

const NO_WARNINGS: Warnings = { problems: [], statements: [], conditional: [] }

/** Warnings of a document, and what those of the whole site need of it. */
function warningsOf(document: Document, text: string, context: DocumentContext): Warnings {
  const { kind, locator, value } = document
  const isFinished = !isDraft(document)
  const problems: Problem[] = []
  const statements: Statement[] = isFinished ? [...emailsIn(document, text)] : []
  const states = isFinished && mayState(text)
  mapFields(schemas[kind], value, field => {
    for (const problem of fieldWarnings(field, locator, isFinished)) problems.push(problem)
    const statement = states ? statementOf(field, document) : undefined
    if (statement) statements.push(statement)
    return field.value
  })
  const { jsonSchemas } = context
  problems.push(
    ...(jsonSchemas === undefined ? [] : editorRuleProblems(document, jsonSchemas)),
    ...(isFinished ? documentWarnings : draftWarnings)(document, context),
    ...mistypedEmails(statements, locator),
  )
  const ofSections = isFinished && 'sections' in value ? sectionWarnings(value, context.today, locator) : []
  problems.push(...ofSections.filter(({ unless }) => !unless))
  return { problems, statements, conditional: ofSections.filter(({ unless }) => unless) }
}

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
  mapFields<unknown>(schemas[kind], value, field => {
    const found = checkValue(field, locator, context)
    const isReported = ({ path }: Problem) => path.every((step, at) => step === field.path[at])
    if (found.length > 0 && !reported.some(isReported)) problems.push(...found)
    return field.value
  })
  return problems
}
