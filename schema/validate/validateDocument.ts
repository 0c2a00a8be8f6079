// schema/validate: in come parsed documents and facts about public files, out go problems, warnings and links to
// check. validateDocument looks at one document, validateSite at all of them through SiteIndex. Reads no file and
// no clock: the day is an argument.

import { fieldWalker } from '../model/mapFields.ts'
import type { PathProblem, Problem } from '../problems/problem.ts'
import { type Document, isDraft } from '../read/Document.ts'
import { documentIn, isDocument, kindOf, readJson, schemas } from '../read/parse.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'
import type { Locator, SourceDocument } from '../read/source.ts'
import type { SectionWarning } from '../sections/shared/defineSection.ts'
import { type VersionedSection, versionedSections } from '../sections/shared/migrateSection.ts'
import { documentRules } from './documentRules.ts'
import { fieldProblems, valueErrors } from './fields/checkField.ts'
import { isLink, type Link } from './links/linkTargets.ts'
import { type FileReference, isFileReference } from './publicFiles.ts'
import type { DocumentContext, ValidationContext } from './ValidationContext.ts'
import { emailsIn, mistypedEmails, type Statement, statementOf } from './warnings/differingFacts.ts'
import { documentWarnings } from './warnings/documentWarnings.ts'

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
  conditional: ConditionalProblem[]
  /** For warnings alone: the texts that may state a fact of the whole site. */
  statements: Statement[]
}

/** A warning, and whether other documents make it void. */
export type ConditionalProblem = Problem & Pick<SectionWarning, 'unless'>

/**
 * Validates a document by itself.
 * @param source a file for which `kindOf` answers
 */
export function validateDocument(source: SourceDocument, context: DocumentContext): DocumentReport {
  const { file, text } = source
  const { locator, value, problems, fixed } = readJson(source)
  // What else is wrong with a text that is no JSON is looked for in the text without its syntax errors.
  const isRead = problems.length === 0 || fixed
  const { document, found, conditional, ...references } = isRead
    ? checkValue(locator, fixed ? fixed.value : value, text, context)
    : UNREAD
  const versioned = versionedSections(value)
  const report = {
    file,
    problems: [...problems, ...found].map(one => locator.place(one)),
    ...(versioned.length > 0 && { versioned }),
  }
  if (!document || problems.length > 0) return { ...report, invalid: rawDocument(file, text, value) }
  const placed = conditional.map(one => ({ ...locator.place(one), unless: one.unless }))
  return { ...report, valid: { document, ...references, conditional: placed } }
}

interface Checked extends Omit<ValidDocument, 'document' | 'conditional'> {
  document?: Document
  found: PathProblem[]
  conditional: SectionWarning[]
}

const UNREAD: Checked = { found: [], fileReferences: [], links: [], statements: [], conditional: [] }

function checkValue(locator: Locator, value: unknown, text: string, context: DocumentContext): Checked {
  const document = documentIn(locator, value)
  return isDocument(document)
    ? checkDocument(document, text, context)
    : { ...UNREAD, found: [...document, ...invalidProblems(locator.file, value, document, context)] }
}

/** Checks a valid document: its fields in one visit, and the rules between them. */
function checkDocument(document: Document, text: string, context: DocumentContext): Checked {
  const { kind, locator, value } = document
  const isFinished = !isDraft(document)
  const wanted = context.onlyErrors ? 'errors' : isFinished ? 'all' : 'of a draft'
  const found = documentRules(document)
  const fileReferences: FileReference[] = []
  const links: Link[] = []
  const statements: Statement[] = []
  eachField(schemas[kind], value, field => {
    for (const problem of fieldProblems(field, locator.file, context, wanted)) found.push(problem)
    if (isFileReference(field))
      fileReferences.push({ kind: field.kind, value: field.value, width: field.width })
    if (isLink(field)) links.push({ kind: field.kind, value: field.value })
    const statement = wanted === 'all' ? statementOf(field, document) : undefined
    if (statement) statements.push(statement)
  })
  if (wanted === 'all') statements.push(...emailsIn(document, text))
  const warnings = wanted === 'errors' ? [] : documentWarnings(document, fileReferences, context)
  found.push(...warnings.filter(({ unless }) => !unless), ...mistypedEmails(statements))
  const conditional = warnings.filter(({ unless }) => unless)
  return { document, found, fileReferences, links, statements, conditional }
}

const eachField = fieldWalker()

/**
 * What else is wrong with a document that is not valid: whether its pictures, documents and icons are there, and what is
 * wrong in its texts.
 * @param reported what keeps it from being valid
 */
function invalidProblems(
  file: string,
  value: unknown,
  reported: readonly PathProblem[],
  context: ValidationContext,
): PathProblem[] {
  const kind = kindOf(file)
  // A problem of the document as a whole may mean that nothing in it is what it seems.
  if (!kind || reported.some(({ path }) => path.length === 0)) return []
  const problems: PathProblem[] = []
  eachField(schemas[kind], value, field => {
    const found = valueErrors(field, context)
    const isReported = ({ path }: PathProblem) => path.every((step, at) => step === field.path[at])
    if (found.length > 0 && !reported.some(isReported)) problems.push(...found)
  })
  return problems
}
