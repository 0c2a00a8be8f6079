// schema/site: a site as a value. In come all texts, facts and the day, out go its documents, problems and,
// without errors, its content. Keeps what has not changed when one text does.

import type { FileFacts } from '../model/FileFacts.ts'
import type { View } from '../model/publication.ts'
import { byPosition, fileProblem, isError, type Problem } from '../problems/problem.ts'
import type { Document } from '../read/Document.ts'
import { fileNameProblems, misnamed } from '../read/fileNames.ts'
import { kindOf } from '../read/parse.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'
import type { Texts } from '../read/source.ts'
import type { Addresses } from '../validate/addresses.ts'
import type { Content } from '../validate/Content.ts'
import { withoutExtension } from '../validate/links/filePaths.ts'
import type { NamedFiles } from '../validate/publicFiles.ts'
import { SiteIndex } from '../validate/SiteIndex.ts'
import type { DocumentContext, ValidationContext } from '../validate/ValidationContext.ts'
import { type DocumentReport, validateDocument } from '../validate/validateDocument.ts'
import { type SiteReport, validateSite } from '../validate/validateSite.ts'
import { type KnownDocument, knownDocuments } from './knownDocuments.ts'

/** All that a site is made from. */
export interface SiteInput extends ValidationContext {
  /** The documents, by their files in the folder of pages. */
  texts: ReadonlyMap<string, string>
  /** The other files of that folder: notes, files under wrong names, and files that hold no text. */
  others?: readonly string[]
  /** What is wrong with files of both folders that hold no text, or are no files. */
  problems?: readonly Problem[]
  /** The folder of the JSON Schemas for editors, relative to the folder of pages; absent where it is unknown. */
  jsonSchemas?: string | undefined
}

/** What is to be another in the next site. Undefined for a file that is gone. */
export interface SiteChanges {
  texts?: ReadonlyMap<string, string | undefined>
  files?: ReadonlyMap<string, FileFacts | undefined>
}

/**
 * A site: what its files come to on a day. A value: it never changes, and what is asked of it is computed once. Nothing here
 * reads a file or a clock, so that Node, workers and browsers call the same functions.
 * @param earlier a site whose reports hold for documents that are the same in both
 */
export const createSite = (input: SiteInput, view: View, earlier?: Site): Site =>
  new Site(input, view, earlier)

export class Site {
  readonly input: SiteInput
  readonly view: View
  #earlier: Site | undefined
  #reports: ReadonlyMap<string, DocumentReport> | undefined
  #index: SiteIndex | undefined
  #result: SiteReport | undefined
  #known: ReadonlyMap<string, KnownDocument> | undefined
  #knownBefore: { texts: Texts; documents: ReadonlyMap<string, KnownDocument> } | undefined

  constructor(input: SiteInput, view: View, earlier: Site | undefined) {
    this.input = input
    this.view = view
    this.#earlier = earlier
    if (earlier)
      this.#knownBefore = earlier.#known
        ? { texts: earlier.input.texts, documents: earlier.#known }
        : earlier.#knownBefore
  }

  /** The texts of all documents that could be read. */
  get texts(): Texts {
    return this.input.texts
  }

  /** File → what is found in it without the others. */
  get reports(): ReadonlyMap<string, DocumentReport> {
    if (this.#reports) return this.#reports
    const { input, view } = this
    const reportBefore = this.#earlier ? sameIn(this.#earlier, input, view) : () => undefined
    const context: DocumentContext = { ...input, today: view.today, onlyErrors: view.onlyErrors }
    this.#reports = new Map(
      [...input.texts].map(([file, text]) => [
        file,
        reportBefore(file) ?? validateDocument({ file, text }, context),
      ]),
    )
    // It need not stay in memory.
    this.#earlier = undefined
    return this.#reports
  }

  get #documents(): SiteIndex {
    this.#index ??= new SiteIndex(this.input, this.view, this.texts, [
      ...problemsOfFiles(this.input),
      ...this.reports.values(),
    ])
    return this.#index
  }

  get #all(): SiteReport {
    this.#result ??= validateSite(this.#documents)
    return this.#result
  }

  /** Errors, and the warnings that the view asks for, of all documents and files, sorted by position. */
  get problems(): readonly Problem[] {
    return this.#all.problems
  }

  /** What the view shows. Absent while there are errors. */
  get content(): Content | undefined {
    return this.#all.content
  }

  /** The same as long as every document is valid by itself, although they do not fit together: links may lead nowhere. */
  get looseContent(): Content | undefined {
    return this.#all.looseContent
  }

  /** The files of drafts that not even a view of drafts shows, since they are not finished. */
  get leftOut(): ReadonlySet<string> {
    return this.#all.leftOut
  }

  /** Every address of the valid documents, whether the view shows them or not. */
  get addresses(): Addresses {
    return this.#all.addresses
  }

  /** All documents by their files: also those that are not valid, drafts, and those that cannot be read. */
  get known(): ReadonlyMap<string, KnownDocument> {
    if (this.#known) return this.#known
    const { texts } = this.input
    const unread = (this.input.others ?? []).map(file => [file, ''] as const)
    const before = this.#knownBefore
    this.#knownBefore = undefined
    this.#known = knownDocuments([...texts, ...unread], this.view.today, file =>
      texts.has(file) && texts.get(file) === before?.texts.get(file)
        ? before?.documents.get(file)
        : undefined,
    )
    return this.#known
  }

  /** A document as it is written, valid or not. */
  raw(file: string): RawDocument | undefined {
    return rawDocument(file, this.texts.get(file))
  }

  /** A document that is valid by itself. */
  document(file: string): Document | undefined {
    return this.reports.get(file)?.valid?.document
  }

  /** The documents that are valid by themselves. */
  get documents(): readonly Document[] {
    return this.#documents.documents
  }

  /** The errors of files that hold no text or are not shown, and of documents that are not valid by themselves. */
  get invalid(): readonly Problem[] {
    const others = new Set(this.input.others?.filter(file => !isNote(file)))
    const ofFiles = problemsOfFiles(this.input).filter(({ file }) => others.has(file))
    const ofDocuments = [...this.reports.values()].filter(({ valid }) => !valid)
    const problems = [...ofFiles, ...ofDocuments].flatMap(report => report.problems)
    return problems.filter(isError).sort(byPosition)
  }

  /** The public files that the shown documents name. */
  get named(): NamedFiles {
    return this.#documents.shownFiles
  }

  /** Another site. What has not changed is shared, and not made again. */
  with(changes: SiteChanges): Site {
    return createSite(changed(this.input, changes), this.view, this)
  }
}

/** What is wrong with files by their names and kinds, whatever they hold. */
function problemsOfFiles({ texts, others = [], files, problems = [] }: SiteInput): DocumentReport[] {
  const names = [...texts.keys(), ...others]
  const known = new Set(names)
  const found = [
    ...problems,
    ...fileNameProblems(names, ''),
    ...fileNameProblems(
      [...files.keys()].map(path => path.slice(1)),
      'public/',
    ),
    ...others
      .filter(file => !kindOf(file) && !isNote(file))
      .map(file => misnamed(file, other => known.has(other)) ?? notShown(file)),
  ]
  return found.map(problem => ({ file: problem.file, problems: [problem] }))
}

/** Authors may keep notes next to their documents. */
const isNote = (file: string): boolean => file.endsWith('.md')

const notShown = (file: string): Problem =>
  fileProblem(
    file,
    'file-not-shown',
    'This file is not shown anywhere.',
    file.endsWith('.json')
      ? 'Files and folders whose names begin with "_" are no pages; rename it if it should be one.'
      : 'Pages end in ".json". Pictures and documents belong in the folder "public".',
  )

function changed(input: SiteInput, { texts, files }: SiteChanges): SiteInput {
  const of = <T>(before: ReadonlyMap<string, T>, changes: ReadonlyMap<string, T | undefined> = new Map()) => {
    const all = new Map(before)
    for (const [key, value] of changes)
      if (value === undefined) all.delete(key)
      else all.set(key, value)
    return all
  }
  // What held no text has one now, or is gone.
  const isAnother = (file: string) => texts?.has(file)
  return {
    ...input,
    others: (input.others ?? []).filter(file => !isAnother(file)),
    problems: (input.problems ?? []).filter(({ file }) => !isAnother(file)),
    // In the order of a folder: of two documents that claim an address, the first has it.
    ...(texts && {
      texts: new Map([...of<string>(input.texts, texts)].sort(([one], [other]) => (one < other ? -1 : 1))),
    }),
    ...(files && { files: of(input.files, files) }),
  }
}

/** Finds the reports of documents that say the same in an earlier site, and name no public file that has changed since. */
function sameIn(
  earlier: Site,
  { texts, files, icons, jsonSchemas }: SiteInput,
  { today, onlyErrors }: View,
): (file: string) => DocumentReport | undefined {
  const { input: before, view } = earlier
  if (today !== view.today || onlyErrors !== view.onlyErrors) return () => undefined
  if (icons !== before.icons || jsonSchemas !== before.jsonSchemas) return () => undefined
  const paths = files === before.files ? [] : new Set([...files.keys(), ...before.files.keys()])
  const changed = [...paths].filter(path => files.get(path)?.size !== before.files.get(path)?.size)
  // A file of the same name may take the place of one that a document names.
  const stems = new Set(changed.map(withoutExtension))
  return file => {
    const report = earlier.reports.get(file)
    if (!report || texts.get(file) !== before.texts.get(file)) return undefined
    if (stems.size === 0) return report
    // What is wrong with it may be that a file is not there.
    if (!report.valid || report.problems.length > 0) return undefined
    const isNamed = ({ value }: { value: string }) =>
      stems.has(withoutExtension(value.split(/[?#]/)[0] ?? ''))
    return report.valid.fileReferences.some(isNamed) ? undefined : report
  }
}
