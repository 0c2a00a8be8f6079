import { canonicalPath, folderOf } from '../model/paths.ts'
import { absenceOf, type View } from '../model/publication.ts'
import { isOfName } from '../problems/catalogue.ts'
import { isError, type Problem } from '../problems/problem.ts'
import { type Document, type DocumentOf, isDraft, mayBeDraft } from '../read/Document.ts'
import { type RawDocument, rawDocument } from '../read/rawDocument.ts'
import type { Locator, Texts } from '../read/source.ts'
import type { VersionedSection } from '../sections/shared/migrateSection.ts'
import type { Addresses } from './addresses.ts'
import { expiryDayOf } from './links/linkProblems.ts'
import { isFolder, isResolvable, type Link, partsOf } from './links/linkTargets.ts'
import { postTemplate } from './postTemplate.ts'
import { FileReferenceCollector } from './publicFiles.ts'
import type { ValidationContext } from './ValidationContext.ts'
import type { ConditionalProblem, DocumentReport, ValidDocument } from './validateDocument.ts'
import type { Statement } from './warnings/differingFacts.ts'

/** What all documents of a site come to together. */
export class SiteIndex {
  readonly context: ValidationContext
  readonly view: View
  readonly texts: Texts
  /** What is wrong with files, and with documents that are not valid. */
  readonly fileProblems: Problem[] = []
  /** What is wrong with valid documents. */
  readonly problems: Problem[] = []
  site: DocumentOf<'site'> | undefined
  readonly templates: DocumentOf<'template'>[] = []
  readonly documents: Document[] = []
  readonly pages: DocumentOf<'page'>[] = []
  readonly posts: DocumentOf<'post'>[] = []
  /** The files of the valid documents. */
  readonly validFiles = new Set<string>()
  /** The files of drafts. Visitors never see what is wrong with them. */
  readonly #drafts = new Set<string>()
  /** Warnings that some documents may make void. */
  readonly conditional: ConditionalProblem[] = []
  readonly statements: (Statement & { locator: Locator })[] = []
  /** File → its sections of types that have had more than one version. */
  readonly versioned = new Map<string, readonly VersionedSection[]>()
  readonly files: FileReferenceCollector
  /** The files that the documents name which the view shows. */
  readonly shownFiles: FileReferenceCollector
  readonly #invalid = new Map<string, RawDocument>()
  /** Every link once, with the documents that have it. */
  readonly #links = new Map<string, { link: Link; currentRoute: string | undefined; from: Document[] }>()

  /**
   * @param texts of the documents
   * @param reports of all of them, and of files that hold no text
   */
  constructor(context: ValidationContext, view: View, texts: Texts, reports: Iterable<DocumentReport>) {
    this.context = context
    this.view = view
    this.texts = texts
    this.files = new FileReferenceCollector(context)
    this.shownFiles = new FileReferenceCollector(context)
    for (const report of reports) this.#add(report)
  }

  get template(): DocumentOf<'template'> | undefined {
    return postTemplate(this.templates, this.pages)
  }

  #add({ file, problems, valid, invalid, versioned }: DocumentReport): void {
    if (versioned) this.versioned.set(file, versioned)
    if (valid) {
      this.problems.push(...problems)
      this.#addValid(file, valid)
    } else {
      this.fileProblems.push(...problems)
      if (invalid) this.#invalid.set(file, invalid)
      if (invalid?.isDraft) this.#drafts.add(file)
    }
  }

  /** The one place that judges what stops a site: an error of a draft is a warning, since the site is the same without it. */
  readonly judge = (problem: Problem): Problem =>
    isError(problem) && this.#drafts.has(problem.file) && !isOfName(problem.code)
      ? { ...problem, severity: 'warning' }
      : problem

  /** The files of drafts among those of some problems that would be errors of another document. */
  wrongDrafts(problems: readonly Problem[]): Set<string> {
    return new Set(
      problems.filter(found => isError(found) && this.#drafts.has(found.file)).map(({ file }) => file),
    )
  }

  #addValid(file: string, { document, fileReferences, links, conditional, statements }: ValidDocument): void {
    const { locator } = document
    this.validFiles.add(file)
    if (isDraft(document) && mayBeDraft(document.kind, document.kind === 'page' ? document.route : undefined))
      this.#drafts.add(file)
    this.documents.push(document)
    if (document.kind === 'site') this.site ??= document
    else if (document.kind === 'template') this.templates.push(document)
    else if (document.kind === 'post') this.posts.push(document)
    else this.pages.push(document)
    this.files.add(fileReferences, file)
    if (this.isShown(document)) this.shownFiles.add(fileReferences, file)
    for (const link of links) this.#addLink(document, link)
    for (const statement of statements) this.statements.push({ ...statement, locator })
    this.conditional.push(...conditional)
  }

  #addLink(document: Document, link: Link): void {
    // A link to a section of its own page means another section on each page.
    const currentRoute = link.value.startsWith('#') && document.kind === 'page' ? document.route : undefined
    const key = `${link.kind} ${currentRoute ?? ''} ${link.value}`
    const indexed = this.#links.get(key)
    if (!indexed) this.#links.set(key, { link, currentRoute, from: [document] })
    else if (indexed.from.at(-1) !== document) indexed.from.push(document)
  }

  /** The documents that are not valid, with those whose files could not be read. */
  invalidDocuments(): RawDocument[] {
    const unreadable = this.fileProblems.filter(isError).map(({ file }) => file)
    const files = [...new Set([...this.#invalid.keys(), ...unreadable])]
    return files
      .filter(file => !this.validFiles.has(file))
      .flatMap(file => this.#invalid.get(file) ?? rawDocument(file) ?? [])
  }

  isShown(document: Document): boolean {
    const { isPreview, today } = this.view
    if (document.kind === 'site' || document.kind === 'template' || isPreview) return true
    return absenceOf(document.value, today) === undefined
  }

  /** The folders whose pages some section or menu lists. */
  listedFolders(): Set<string> {
    return new Set([...this.#links.values()].flatMap(({ link }) => (isFolder(link) ? link.value : [])))
  }

  /** The routes of the pages that visitors can reach: by a link, a menu or a list on another page or on all. */
  reachedRoutes({ routes, summaries }: Addresses): Set<string> {
    const found = new Set<string>()
    for (const { link, from } of this.#links.values()) {
      const targets = isFolder(link)
        ? [...summaries].filter(route => folderOf(route) === link.value)
        : [routes.get(canonicalPath(partsOf(link.value).address))]
      for (const route of targets) {
        const isOwn = (document: Document) => document.kind === 'page' && document.route === route
        if (route && from.some(document => this.isShown(document) && !isOwn(document))) found.add(route)
      }
    }
    return found
  }

  /** The documents with links that may be broken, or that soon will be. Each target is judged once, however many link to it. */
  brokenLinks(addresses: Addresses): Set<Document> {
    const found = new Set<Document>()
    for (const { link, currentRoute, from } of this.#links.values()) {
      const isFine = isResolvable(link, { ...this.context, currentRoute, addresses })
      if (isFine && expiryDayOf(link, addresses) === undefined) continue
      for (const document of from) found.add(document)
    }
    return found
  }
}
