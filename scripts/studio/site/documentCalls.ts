import { fontFaceRules, fontStack, headingStyle } from '../../../renderer/theme/fontFaces.ts'
import { canonicalPath } from '../../../schema/model/paths.ts'
import type { SiteTheme } from '../../../schema/model/site/theme.ts'
import { contrast } from '../../../schema/model/theme/contrast.ts'
import type { IconShape, SiteData } from '../../../schema/model/viewModel.ts'
import { asWritten, isError, type Path, type Problem } from '../../../schema/problems/problem.ts'
import { isDraft } from '../../../schema/read/Document.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { KnownDocument } from '../../../schema/site/knownDocuments.ts'
import { valueOfText } from '../../../schema/text/edit.ts'
import { joinedText } from '../../../schema/text/mergeVersions.ts'
import { iconsFor } from '../../../schema/validate/fields/iconsFor.ts'
import { pastDays } from '../../../schema/validate/warnings/documentWarnings.ts'
import { type NewKind, newDocument } from '../../lib/authoring/newDocument.ts'
import { UsageError } from '../../lib/usageError.ts'
import { inAuthorsWords } from './authorsWords.ts'
import { hostPathOf } from './contestedFiles.ts'
import { dependentsOf } from './dependents.ts'
import {
  documentIn,
  duplicate,
  goneAway,
  newMistakes,
  ordinaryKindOf,
  planRename,
  titleOf,
} from './documentPlans.ts'
import { type FoundPlace, findTexts, type Query, replaceTexts } from './findTexts.ts'
import { type ListedDocument, listDocuments, routeShowing } from './listDocuments.ts'
import { offeredLinks } from './offeredLinks.ts'
import { type PageTree, pageTree } from './pageTree.ts'
import type { StudioSite } from './StudioSite.ts'
import { isDocumentPath } from './Workspace.ts'

/** The input of a call that needs none. */
type Nothing = Record<string, never>

/** What the page of the studio asks about documents, by the names of the calls. Documents are named by their files. */
export const documentCalls = {
  /** All documents, with what is wrong with each. */
  list({ site, shown, workspace, around }: StudioSite, _: Nothing): SiteList {
    const listed = listDocuments(site, workspace.changes)
    return {
      site: shown?.content.site.name ?? '',
      locale: shown?.site.locale ?? 'en',
      today: around.today(),
      brand: shown && brandOf(shown.site),
      theme: shown?.content.site.theme,
      ...listed,
      changes: workspace.changes.length,
      tree: pageTree(listed.documents, site.raw('_site.json')?.fields.navigation),
    }
  },

  /** A document as its author has it, and as it is published. */
  open({ site, published }: StudioSite, { file }: OfDocument): OpenDocument {
    return { file, text: textIn(site, file), base: published.texts.get(file) }
  },

  /**
   * Changes a document, and says what is wrong with it.
   * @param base the text that the window had before. What others have written since is kept, but for the same words
   */
  async write(studio: StudioSite, { file, text, base }: Written): Promise<WrittenDocument> {
    // Files that others have published with it may still be measured; until then the site is as it was before.
    const now = studio.workspace.textOf(`pages/${file}`) ?? textIn(studio.site, file)
    const kept = joined(base, text, now)
    // A document that was only opened is no change.
    if (kept !== now) await studio.write(new Map([[file, kept]]))
    const { site, published } = studio
    const { own, others } = problemsOf(file, site, published)
    const shown = studio.shown?.source.texts.get(file)
    return {
      text: kept,
      problems: own,
      others,
      route: routeShowing(file, site),
      older: shown === kept ? undefined : shown,
    }
  },

  /** The kinds of documents that can be added. */
  kinds: (_: StudioSite, __: Nothing): readonly OfferedKind[] => offeredKinds,

  /** Adds a document. A page can have a parent; the others have a place of their own. */
  async addDocument(studio: StudioSite, { kind, title, parent }: Added): Promise<OfDocument> {
    const { site, around } = studio
    const below = parent === undefined ? '/' : documentIn(site, parent).route
    const rules = site.input.jsonSchemas
    return added(studio, newDocument(kind, title, site, { today: around.today(), below, rules }))
  },

  async duplicateDocument(studio: StudioSite, { file, title }: Titled): Promise<OfDocument> {
    const { site, around } = studio
    return added(studio, duplicate(documentIn(site, file), title.trim(), around.today(), site))
  },

  /** Gives a document another title or address. Its old address stays, and links to it change. */
  async renameDocument(studio: StudioSite, { file, title, address }: Renamed): Promise<OfDocument> {
    const plan = planRename(documentIn(studio.site, file), { title: title.trim(), address }, studio.site)
    await studio.write(plan.changes)
    return { file: plan.file }
  },

  /** What links to a document, and what else needs it. */
  dependents: ({ site }: StudioSite, { file }: OfDocument) => dependentsOf(documentIn(site, file), site),

  /** Deletes a document. Until that is published it can be put back. */
  async deleteDocument(studio: StudioSite, { file }: OfDocument): Promise<void> {
    const document = documentIn(studio.site, file)
    ordinaryKindOf(document)
    if (document.route === '/')
      throw new UsageError('This is the home page. Every site needs one, so it stays.')
    await studio.write(new Map([[file, null]]))
  },

  /** Every place in which words occur: in texts, in numbers, and in the names of what all pages share. */
  find({ site }: StudioSite, query: Query): { found: FoundDocument[] } {
    const found = [...site.input.texts].flatMap(([file, text]) => {
      const places = findTexts(file, text, query)
      return places.length > 0 ? [{ file, places }] : []
    })
    // What is called by the words comes before what only has them.
    const isNamed = ({ places: [first] }: FoundDocument) => first?.excerpt[1] === ''
    return { found: [...found.filter(isNamed), ...found.filter(one => !isNamed(one))] }
  },

  /** Replaces words in all chosen places, or in none where one of the documents would have a new mistake. */
  async replace(studio: StudioSite, { query, replacement, chosen }: Replacement): Promise<Replaced> {
    const { site } = studio
    const [before, after] = [new Map<string, string>(), new Map<string, string>()]
    for (const { file, paths } of chosen) {
      const text = textIn(site, file)
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
    await studio.write(after)
    return { files: [...after.keys()], before, after }
  },

  /**
   * Writes several documents, as to take back what a call has changed.
   * @param base the texts that they are to have now, else none is written
   */
  async writeAll(studio: StudioSite, { texts, base }: WrittenTexts): Promise<void> {
    const { site } = studio
    const changed = [...(base ?? [])].find(([file, text]) => site.texts.get(file) !== text)
    const document = changed && site.known.get(changed[0])
    if (changed)
      throw new UsageError(
        `${document ? `“${titleOf(document, site)}”` : 'One of these pages'} was changed meanwhile, so nothing is taken back. Look for the new words, and replace them.`,
      )
    await studio.write(texts)
  },

  /** Everything of the site that a link can lead to. */
  targets: ({ site }: StudioSite, _: Nothing) => ({ targets: offeredLinks(site) }),

  /** The icons that best fit some words: by name, then by meaning, then those in whose names the letters occur. */
  async icons({ around }: StudioSite, { words }: { words: string }): Promise<{ icons: FoundIcon[] }> {
    const letters = words.trim().toLowerCase().replace(/\s+/g, '-')
    if (letters === '') return { icons: [] }
    const drawings = await around.drawings()
    // Of the names of a drawing the first is not a former one.
    const byShape = new Map(
      Object.entries(drawings)
        .map(([name, shape]) => [shape, name] as const)
        .reverse(),
    )
    const names = [...byShape.values()].sort()
    const similar = names.filter(name => name.includes(letters))
    const named = similar.filter(name => `-${name}-`.includes(`-${letters}-`))
    const byLength = (one: string, other: string) => one.length - other.length
    const meant = iconsFor(words, around.icons, MOST_ICONS)
    const found = [...new Set([...named.sort(byLength), ...meant, ...similar])].slice(0, MOST_ICONS)
    return { icons: found.flatMap(name => ({ name, shape: drawings[name] ?? '' })) }
  },

  /** The drawing of an icon, if there is one of that name. */
  async icon({ around }: StudioSite, { name }: { name: string }): Promise<{ shape: IconShape | undefined }> {
    const drawings = await around.drawings()
    return { shape: around.icons.has(name) ? drawings[name] : undefined }
  },

  /** Gives files back what is published. @param files as documents name them: `about.json`, `/images/hall.jpg` */
  async putBack(studio: StudioSite, { files }: { files: readonly string[] }): Promise<void> {
    const paths = files.map(hostPathOf)
    checkCanReturn(studio, new Set(paths))
    for (const path of paths) studio.workspace.putBack(path)
    await studio.follow()
  },
}

interface OfDocument {
  file: string
}

interface Titled extends OfDocument {
  title: string
}

interface Renamed extends Titled {
  address: string
}

interface Written extends OfDocument {
  text: string
  base: string
}

interface WrittenTexts {
  texts: ReadonlyMap<string, string>
  base?: ReadonlyMap<string, string>
}

interface Added {
  kind: NewKind
  title: string
  /** The file of the page to which a page belongs. */
  parent?: string
}

/** What the list of documents shows. */
export interface SiteList {
  site: string
  locale: string
  /** The day that it is where the organisation is, `YYYY-MM-DD`. */
  today: string
  brand: Brand | undefined
  /** What the site says of its look. */
  theme: SiteTheme | undefined
  documents: ListedDocument[]
  /** Problems that belong to no document, such as an unused picture. */
  others: Problem[]
  /** How much is not published yet. */
  changes: number
  tree: PageTree
}

/** A document to edit. */
interface OpenDocument {
  file: string
  text: string
  /** As it is published; nothing for one that is new. */
  base: string | undefined
}

/** What a document comes to as its author has it now. */
interface WrittenDocument {
  text: string
  problems: Problem[]
  /** What it causes in other documents: errors, such as a link to a section that it no longer has, and that two differ. */
  others: Problem[]
  /** The page that shows it. */
  route: string | undefined
  /** The text that its page shows, where that is another one: it has a mistake. */
  older: string | undefined
}

/** A kind of document that an author can add. */
export interface OfferedKind {
  kind: NewKind
  name: string
  /** What it is for. */
  sentence: string
  /** Whether its author chooses the page to which it belongs. The others have a place of their own. */
  hasParent: boolean
}

/** A document in which words were found. */
export interface FoundDocument {
  file: string
  places: FoundPlace[]
}

interface Replacement {
  query: Query
  replacement: string
  /** The fields in which words are to be replaced. */
  chosen: readonly { file: string; paths: readonly Path[] }[]
}

/** The documents that a replacement of words has changed: as they were, and as they are since. */
interface Replaced {
  files: string[]
  before: Map<string, string>
  after: Map<string, string>
}

/** An icon with its drawing. */
export interface FoundIcon {
  name: string
  shape: IconShape
}

/** How many icons are shown at once. */
const MOST_ICONS = 48

const described: Readonly<Record<NewKind, Omit<OfferedKind, 'kind'>>> = {
  page: {
    name: 'Page',
    sentence: 'For anything that lasts: an opening picture, text, questions with answers, and an invitation.',
    hasParent: true,
  },
  post: {
    name: 'Post',
    sentence: 'News with a date and photographs, for the list of posts.',
    hasParent: false,
  },
  stage: {
    name: 'Stage',
    sentence: 'A stage of the school, with the same sections as the other stages. It joins their list.',
    hasParent: false,
  },
  offering: {
    name: 'Offering',
    sentence: 'Something special that the school has for its pupils. It joins the list of offerings.',
    hasParent: false,
  },
}

// `as`: Object.keys returns string[].
export const offeredKinds: readonly OfferedKind[] = (Object.keys(described) as NewKind[]).map(kind => ({
  kind,
  ...described[kind],
}))

/** The text of a document. @throws UsageError where there is none */
function textIn(site: Site, file: string): string {
  const text = site.texts.get(file)
  if (text !== undefined) return text
  const unreadable = site.input.problems?.find(problem => problem.file === file)
  throw unreadable ? new UsageError(`${unreadable.message} ${unreadable.suggestion}`) : goneAway()
}

/** A text with what others have made of its base since. Of the same words, and where one is no JSON, the own count. */
function joined(base: string, own: string, now: string): string {
  if (own === base) return now
  if (now === base) return own
  const isJson = [base, own, now].every(text => valueOfText(text) !== undefined)
  return isJson ? joinedText({ base, own, theirs: now }) : own
}

async function added(
  studio: StudioSite,
  { file, text }: { file: string; text: string },
): Promise<OfDocument> {
  await studio.write(new Map([[file, text]]))
  return { file }
}

/** The problems of a document, and those that it would cause in others. @param before the site without the changes */
export function problemsOf(
  file: string,
  site: Site,
  before: Site | undefined,
): { own: Problem[]; others: Problem[] } {
  const own = [
    ...site.problems.filter(problem => problem.file === file).map(asWritten),
    ...newPastDays(file, site, before),
  ]
  const foreign = site.problems.filter(problem => problem.file !== file && isOfTwo(problem))
  const notOf = (other: Site | undefined) => {
    const known = new Set(other?.problems.map(nameOf))
    return (problem: Problem) => !known.has(nameOf(problem))
  }
  const added = foreign.filter(notOf(before))
  // Some may be of other documents that were changed.
  const others =
    added.length === 0
      ? []
      : added.filter(notOf(site.with({ texts: new Map([[file, before?.texts.get(file)]]) })))
  return { own: inAuthorsWords(own, site), others: inAuthorsWords(others, site) }
}

/** Warns of days of a public document that have passed already when its author writes them. */
function newPastDays(file: string, site: Site, before: Site | undefined): Problem[] {
  const document = site.document(file)
  if (!document || document.kind === 'site' || isDraft(document)) return []
  const { publishOn, unpublishOn } = document.value
  const earlier = before?.raw(file)?.fields ?? {}
  const written = {
    ...(publishOn !== earlier.publishOn && { publishOn }),
    ...(unpublishOn !== earlier.unpublishOn && { unpublishOn }),
  }
  return pastDays(written, site.view.today).map(found => document.locator.place(found))
}

/** Whether a problem of one document may be the mistake of another one: an error, or a warning that both say the same or differ. */
const isOfTwo = (problem: Problem): boolean =>
  isError(problem) || ['differing-fact', 'repeated-title', 'repeated-description'].includes(problem.code)

const nameOf = ({ file, message }: Problem): string => `${file} ${message}`

/** The file of the document at a path of the workspace. */
const fileAt = (path: string): string | undefined =>
  isDocumentPath(path) ? path.slice('pages/'.length) : undefined

/** The document that has an address of another one. @param leaving documents that do not count */
function takerOf(
  { addresses }: KnownDocument,
  { known }: Site,
  leaving: ReadonlySet<string> = new Set(),
): KnownDocument | undefined {
  const own = new Set(addresses.map(canonicalPath))
  return [...known.values()].find(
    other =>
      !leaving.has(`pages/${other.file}`) && other.addresses.some(address => own.has(canonicalPath(address))),
  )
}

/** @throws UsageError when something else has the address of a deleted document by now */
function checkCanReturn({ workspace, site, published }: StudioSite, paths: ReadonlySet<string>): void {
  for (const { path, content } of workspace.changes) {
    const document = published.known.get(fileAt(path) ?? '')
    if (content !== null || !paths.has(path) || !document) continue
    const taker = takerOf(document, site, paths)
    if (!taker) continue
    throw new UsageError(
      `“${titleOf(document, published)}” stays deleted: its address "${document.route}" belongs to the page “${titleOf(taker, site)}” by now. Give that page another address, or delete it, and try again.`,
    )
  }
}

/** What the studio takes from the theme of the site. */
interface Brand {
  /** The site's accent; undefined where it would be hard to read on the studio's paper. */
  accent: string | undefined
  /** The `@font-face` rules of the site, and the stack and the weight of its headings. */
  faces: string
  display: string
  weight: number
}

/** The ground of the studio (`--paper` in studio.css), and the least contrast of text as WCAG 2.2 defines it. */
const PAPER = '#fcfcf8'
const LEGIBLE = 4.5

export const brandOf = ({ theme, fonts }: Pick<SiteData, 'theme' | 'fonts'>): Brand => ({
  accent: contrast(theme.colours.accent, PAPER) >= LEGIBLE ? theme.colours.accent : undefined,
  faces: fontFaceRules({ theme, fonts }),
  display: fontStack(theme, fonts, 'display'),
  weight: headingStyle(theme).weight,
})
