import { page } from '../../../../schema/model/page.ts'
import { canonicalPath, folderOf } from '../../../../schema/model/paths.ts'
import { post } from '../../../../schema/model/post.ts'
import { valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { routeOf } from '../../../../schema/read/parse.ts'
import { rawDocument } from '../../../../schema/read/rawDocument.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../../schema/site/knownDocuments.ts'
import { removeValue, setValue } from '../../../../schema/text/edit.ts'
import { type NewDocument, type NewKind, newDocument } from '../../../lib/authoring/newDocument.ts'
import {
  checkPlaceIsFree,
  fileNamed,
  movedPath,
  nextPosition,
  nextPostNumber,
} from '../../../lib/authoring/newFile.ts'
import { newProblems, readForChange } from '../../../lib/authoring/newProblems.ts'
import { planRenaming, type Renaming, RenamingError } from '../../../lib/authoring/renamePage.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { jsonSchemasFrom } from '../../../site/folder.ts'
import { documentName, inAuthorsWords } from './authorsWords.ts'
import type { Bin, Binned, BinnedDocument } from './Bin.ts'
import type { DocumentFiles } from './DocumentFiles.ts'
import type { Drafts } from './Drafts.ts'
import { type Dependents, dependentsOf } from './dependents.ts'
import { type FoundPlace, findTexts, type Query, replaceTexts } from './findTexts.ts'

/** What the actions work on. */
interface Surroundings {
  folders: Folders
  files: DocumentFiles
  drafts: Drafts
  bin: Bin
  /** `YYYY-MM-DD` */
  today(): string
  /** Called with each document that was written or deleted. */
  changed(file: string): void
  /** The documents as they are on disk, by file. */
  texts(): Site['texts'] | undefined
}

/** The fields of a document in which words are to be replaced. */
interface ChosenPlaces {
  file: string
  paths: readonly Path[]
}

/** The documents that a replacement of words has changed. */
interface Replaced {
  files: string[]
}

/** A document that is there after an action. */
interface Opened {
  file: string
}

/** A document in which words were found. */
export interface FoundDocument {
  file: string
  places: FoundPlace[]
}

/** Adds, duplicates, renames, deletes and restores documents, and replaces words in them. Files and addresses follow from what authors write. */
export class DocumentActions {
  readonly #on: Surroundings
  /** What the last replacement of words has changed: the documents as they were, and as they are since. */
  #replaced: { before: ReadonlyMap<string, string>; after: ReadonlyMap<string, string> } | undefined

  constructor(surroundings: Surroundings) {
    this.#on = surroundings
  }

  /** @param parent the file of the page to which a page belongs */
  async add(kind: NewKind, title: string, parent: string | undefined): Promise<Opened> {
    const { folders, today } = this.#on
    const site = await readForChange(folders)
    const below = parent === undefined ? '/' : documentIn(site, parent).route
    const rules = jsonSchemasFrom(folders.pages)
    return this.#write(newDocument(kind, title, site, { today: today(), below, rules }))
  }

  /** Copies a document as its author has it now, saved or not. */
  async duplicate(file: string, title: string): Promise<Opened> {
    const { folders, drafts, today } = this.#on
    const unsaved = await drafts.of(file)
    const stored = await readForChange(folders)
    const isKnown = unsaved && stored.texts.has(file)
    const site = isKnown ? stored.with({ texts: new Map([[file, unsaved.text]]) }) : stored
    return this.#write(duplicate(documentIn(site, file), title, today(), site))
  }

  async rename(file: string, title: string, address: string): Promise<Opened> {
    const { folders, files, drafts, changed } = this.#on
    const site = await readForChange(folders)
    const plan = planRename(documentIn(site, file), { title, address }, site)
    for (const unsaved of await drafts.list())
      if (plan.before.has(unsaved.file))
        throw new UsageError(
          `Save or undo your changes of “${titleOf(documentIn(site, unsaved.file), site)}” first: this changes that page, too. Changes that you do not see there are those of another window: load this one again, and open that page.`,
        )
    await files.replace(plan.before, plan.changes)
    for (const each of plan.changes.keys()) changed(each)
    return { file: plan.file }
  }

  /** What links to a document, and what else needs it. */
  async dependents(file: string): Promise<Dependents> {
    const site = await readForChange(this.#on.folders)
    return dependentsOf(documentIn(site, file), site)
  }

  /** Puts a document into the bin, with the unsaved work on it. @returns its id there */
  async remove(file: string): Promise<{ id: string }> {
    const { folders, files, drafts, bin, changed } = this.#on
    const site = await readForChange(folders)
    const document = documentIn(site, file)
    const { route } = document
    const kind = ordinaryKindOf(document)
    const title = titleOf(document, site)
    if (route === '/') throw new UsageError('This is the home page. Every site needs one, so it stays.')
    const unsaved = (await drafts.of(file))?.text
    let id: string | undefined
    try {
      await files.remove(file, async text => {
        id = await bin.add({ file, kind, title, route, text, unsaved })
      })
    } catch (error) {
      // It is still in its place.
      if (id !== undefined) await bin.drop(id)
      throw error
    }
    // What else was written in other windows is in no bin, so it stays.
    if (unsaved !== undefined) await drafts.dropText(file, unsaved)
    changed(file)
    return { id: id ?? '' }
  }

  binned = (): Promise<Binned[]> => this.#on.bin.list()

  async restore(id: string): Promise<Opened> {
    const { folders, files, drafts, bin, changed } = this.#on
    const binned = await bin.find(id)
    if (!binned) throw new UsageError('This is not in the bin any more. Somebody has restored it.')
    const { file, text, unsaved, title } = binned
    checkCanReturn(binned, await readForChange(folders))
    const saving = await files.save(file, text, undefined)
    if (!saving.saved)
      throw new UsageError(`“${title}” stays in the bin: something else has its place by now.`)
    if (unsaved !== undefined) await drafts.keep(file, unsaved, text, `restored-${id}`)
    await bin.drop(id)
    changed(file)
    return { file }
  }

  /** Finds words in all documents, as their authors have them now. */
  async find(query: Query): Promise<FoundDocument[]> {
    const { texts, drafts } = this.#on
    const unsaved = new Map((await drafts.list()).map(({ file, text }) => [file, text]))
    const known = texts()
    const found = [...(known?.keys() ?? [])].flatMap(file => {
      const places = findTexts(file, unsaved.get(file) ?? known?.get(file) ?? '', query)
      return places.length > 0 ? [{ file, places }] : []
    })
    // What is called by the words comes before what only has them.
    const isNamed = ({ places: [first] }: FoundDocument) => first?.excerpt[1] === ''
    return [...found.filter(isNamed), ...found.filter(one => !isNamed(one))]
  }

  /**
   * Replaces words in all chosen places, or in none.
   * @throws UsageError where one of the documents has work that is not saved, has changed, or would have a new mistake
   */
  async replace(query: Query, replacement: string, chosen: readonly ChosenPlaces[]): Promise<Replaced> {
    const { folders, drafts } = this.#on
    const site = await readForChange(folders)
    const unsaved = new Set((await drafts.list()).map(({ file }) => file))
    const before = new Map<string, string>()
    const after = new Map<string, string>()
    for (const { file, paths } of chosen) {
      const title = titleOf(documentIn(site, file), site)
      const text = site.texts.get(file) ?? ''
      if (unsaved.has(file))
        throw new UsageError(`“${title}” has changes that are not saved. Save or undo them first.`)
      const replaced = replaceTexts(text, query, replacement, paths)
      if (replaced === text) continue
      before.set(file, text)
      after.set(file, replaced)
    }
    const [problem] = newMistakes(site, after)
    if (problem) {
      const title = titleOf(documentIn(site, problem.file), site)
      throw new UsageError(
        `Nothing was replaced, because of “${title}”: ${problem.message} ${problem.suggestion}`,
      )
    }
    await this.#writeAll(before, after)
    this.#replaced = { before, after }
    return { files: [...after.keys()] }
  }

  /** Takes back the last replacement of words, in all documents or in none. */
  async takeBackReplacement(): Promise<Replaced> {
    if (!this.#replaced) throw new UsageError('There is nothing to take back any more.')
    const { before, after } = this.#replaced
    await this.#writeAll(after, before)
    this.#replaced = undefined
    return { files: [...before.keys()] }
  }

  async #writeAll(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Promise<void> {
    await this.#on.files.replace(before, after)
    for (const file of after.keys()) this.#on.changed(file)
  }

  async #write({ file, text, route }: NewDocument): Promise<Opened> {
    const saving = await this.#on.files.save(file, text, undefined)
    if (!saving.saved)
      throw new UsageError(`There is a page at "${route}" already. Choose another name, or change that page.`)
    this.#on.changed(file)
    return { file }
  }
}

/** @throws UsageError when something else has the file or an address of a deleted document by now */
function checkCanReturn({ file, route, text, title }: BinnedDocument, site: Site): void {
  const aliases = rawDocument(file, text)?.aliases ?? []
  const own = new Set([route, ...aliases].map(canonicalPath))
  const taking = [...site.known.values()].find(
    other =>
      other.file.toLowerCase() === file.toLowerCase() ||
      other.addresses.some(address => own.has(canonicalPath(address))),
  )
  if (!taking) return
  const address = taking.addresses.find(taken => own.has(canonicalPath(taken))) ?? route
  throw new UsageError(
    `“${title}” stays in the bin: its address "${address}" belongs to the page “${titleOf(taking, site)}” by now. Give that page another address, or delete it, and try again.`,
  )
}

/**
 * Makes a copy of a page or a post: a draft with its own title, address and place in lists. Writes nothing.
 * @param original with the text that is copied
 * @throws UsageError when there can be no such copy
 */
function duplicate(original: KnownDocument, title: string, today: string, site: Site): NewDocument {
  const kind = ordinaryKindOf(original)
  const parsed = site.document(original.file)
  if (!parsed) throw new UsageError('This page has mistakes. Correct them before you make a copy of it.')
  const { documents } = site
  const folder = kind === 'post' ? '_posts' : folderOf(original.route).slice(1)
  const number = kind === 'post' ? nextPostNumber(documents, [...site.texts.keys()]) : undefined
  const file = fileNamed(title, folder, number)
  const route = kind === 'post' ? `${folderOf(original.route)}/${number}` : routeOf(file)
  checkPlaceIsFree({ file, route }, site.addresses.routes, [...site.texts.keys()])

  let text = site.texts.get(original.file) ?? ''
  const has = (path: Path) => valueAt(parsed.value, path) !== undefined
  const order = Object.keys(kind === 'post' ? post.shape : page.shape)
  const write = (path: Path, value: unknown) => {
    text = setValue(text, path, value, order)
  }
  write(['title'], title)
  write(['draft'], true)
  for (const key of ['aliases', 'publishOn', 'unpublishOn']) text = removeValue(text, [key])
  if (number !== undefined) {
    write(['id'], number)
    write(['date'], today)
  }
  if (has(['summary'])) {
    write(['summary', 'name'], title)
    write(['summary', 'order'], nextPosition(folder, documents))
  }
  const { $schema } = parsed.value
  if ($schema?.startsWith('.')) write(['$schema'], movedPath($schema, original.file, file))

  const [mistake] = newMistakes(site, new Map([[file, text]]))
  if (mistake) throw new UsageError(`${mistake.message} ${mistake.suggestion}`)
  return { file, route, text }
}

/** @throws UsageError when there is no such document */
function documentIn({ known }: Site, file: string): KnownDocument {
  const found = known.get(file)
  if (!found) throw new UsageError('This page is not there any more. Somebody has moved or deleted it.')
  return found
}

/** @throws UsageError for a document of which every site has exactly one */
function ordinaryKindOf({ kind }: KnownDocument): 'page' | 'post' {
  if (kind === 'site') throw new UsageError('This belongs to all pages, so there is exactly one.')
  if (kind === 'template') throw new UsageError('This page shows every post, so there is exactly one.')
  return kind
}

/** What authors call a document; one without a title by its address. */
const titleOf = (document: KnownDocument, site: Site): string =>
  documentName(document, site) ?? document.route

/** What a change would break, in the words of authors. */
const newMistakes = (site: Site, changes: ReadonlyMap<string, string | null>): Problem[] =>
  inAuthorsWords(newProblems(site, changes), site)

/** What changes when a document gets another title or address. */
interface PlannedRename extends Pick<Renaming, 'before' | 'changes'> {
  /** Its file afterwards. */
  file: string
}

/**
 * Plans another title, another address or both. The old address stays one of the page's, and every link changes. Writes nothing.
 * @throws UsageError when the document cannot be called that
 */
function planRename(
  document: KnownDocument,
  { title, address }: { title: string; address: string },
  site: Site,
): PlannedRename {
  ordinaryKindOf(document)
  if (!/\S/.test(title)) throw new UsageError('Write a title, such as "Sports day".')
  checkAreCorrect([document], site)
  const withTitle = (text: string) =>
    title === titleOf(document, site) ? text : titled(document, text, title)
  if (address === document.route) {
    const before = site.texts.get(document.file) ?? ''
    const text = withTitle(before)
    const [mistake] = newMistakes(site, new Map([[document.file, text]]))
    if (mistake) throw new UsageError(`${mistake.message} ${mistake.suggestion}`)
    return {
      file: document.file,
      before: new Map([[document.file, before]]),
      changes: new Map([[document.file, text]]),
    }
  }
  // No link holds a title, and any document may hold one to the address. Those of unfinished drafts follow the old one.
  const counting = [...site.known.values()].filter(({ file }) => !site.leftOut.has(file))
  checkAreCorrect(counting, site)
  const { before, changes, to } = withTitles(site, () => planRenaming(document.route, address, site))
  return {
    file: to.file,
    before,
    changes: new Map(
      [...changes].map(([file, text]) => [file, file === to.file && text !== null ? withTitle(text) : text]),
    ),
  }
}

function titled({ kind }: KnownDocument, text: string, title: string): string {
  return setValue(text, ['title'], title, Object.keys(kind === 'post' ? post.shape : page.shape))
}

/** @throws UsageError while a document has mistakes: its links are unknown then */
function checkAreCorrect(documents: readonly KnownDocument[], site: Site): void {
  const wrong = documents.find(({ file }) => !site.document(file))
  if (wrong)
    throw new UsageError(
      `“${titleOf(wrong, site)}” has mistakes, so its links to this page cannot be changed. Correct them first.`,
    )
}

/** Says what would go wrong without the names of files, which authors of the studio never see. */
function withTitles(site: Site, plan: () => Renaming): Renaming {
  try {
    return plan()
  } catch (error) {
    if (!(error instanceof RenamingError)) throw error
    const mistakes = error.problems.map(({ file, message }) => {
      const document = site.known.get(file)
      return document ? `${message} (on “${titleOf(document, site)}”)` : message
    })
    throw new UsageError(`Nothing is renamed, since this would go wrong: ${mistakes.join(' ')}`, {
      cause: error,
    })
  }
}
