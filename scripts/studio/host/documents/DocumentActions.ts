import { canonicalPath } from '../../../../schema/model/paths.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { rawDocument } from '../../../../schema/read/rawDocument.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import { type NewDocument, type NewKind, newDocument } from '../../../lib/authoring/newDocument.ts'
import { readForChange } from '../../../lib/authoring/readForChange.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { jsonSchemasFrom } from '../../../site/folder.ts'
import { type Dependents, dependentsOf } from '../../site/dependents.ts'
import type { FoundDocument } from '../../site/documentCalls.ts'
import {
  documentIn,
  duplicate,
  newMistakes,
  ordinaryKindOf,
  planRename,
  titleOf,
} from '../../site/documentPlans.ts'
import { findTexts, type Query, replaceTexts } from '../../site/findTexts.ts'
import type { Bin, Binned, BinnedDocument } from './Bin.ts'
import type { DocumentFiles } from './DocumentFiles.ts'
import type { Drafts } from './Drafts.ts'

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
