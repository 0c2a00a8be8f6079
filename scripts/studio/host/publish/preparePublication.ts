import { fileTypes } from '../../../../schema/model/kinds.ts'
import type { ProblemCode } from '../../../../schema/problems/catalogue.ts'
import { isError, type Problem } from '../../../../schema/problems/problem.ts'
import type { Site } from '../../../../schema/site/createSite.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { GitError } from '../../../lib/Repository.ts'
import { sitesSince } from '../../../lib/review/reviewSince.ts'
import { type Change, lostAddresses, reviewSite } from '../../../lib/review/reviewSite.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { listFolder, readSite } from '../../../site/folder.ts'
import { inAuthorsWords } from '../../site/authorsWords.ts'
import { countOf } from '../../site/labels.ts'
import type { ListedDocument } from '../documents/listDocuments.ts'
import { type Checkout, findCheckout } from './Checkout.ts'
import { knowsAuthor } from './commitContent.ts'
import { isNamedIn, type PublishingResult, type PublishOptions, publishSite } from './publishSite.ts'

/** Something that must be settled before the site can be published. */
export interface Obstacle {
  /** The name of the document or file. */
  title: string
  /** The document to open, if it is one. */
  file: string | undefined
  words: string
}

/** A document that has changed, or all public files that belong to none. An author chooses whether it is published. */
export interface Choosable {
  /** The document, or `FILES`. */
  id: string
  title: string
  /** Documents that come or go with it: what a page was before it was moved. */
  former: string[]
  /** Paths of public files that go with it. */
  paths: string[]
}

/** The id of the public files that belong to no document that has changed. */
export const FILES = 'files'

/** What an author sees before publishing. */
export interface Preparation {
  /** Whether the site is sent to the place that publishes it, or downloaded to be put somewhere by hand. */
  way: 'push' | 'download'
  /** What prevents publishing what is chosen. */
  obstacles: Obstacle[]
  /** What can be chosen. */
  choosable: Choosable[]
  /** The ids of what has to be published with what is chosen. */
  together: string[]
  /** Documents with work that is not saved, which stays on this computer. */
  unsaved: { file: string; title: string }[]
  /** What visitors would see that is hardly meant for them, such as a placeholder. */
  doubts: Obstacle[]
  /**
   * The differences between the site that was published last and this one. Unknown where it is downloaded.
   */
  changes: Change[] | undefined
  /** A sentence for each address that answers no more. */
  lost: string[]
  /** A message that says what changes. */
  message: string
  /** Whether git does not know yet who publishes. */
  asksAuthor: boolean
}

type Documents = readonly Pick<ListedDocument, 'file' | 'title' | 'isUnsaved'>[]

/**
 * Compares the site with the one that was published last, and finds what must be settled first.
 * @param documents all documents, as the studio lists them
 * @param left the ids of what is not chosen
 */
export async function preparePublication(
  folders: Folders,
  documents: Documents,
  today: string,
  left: readonly string[] = [],
): Promise<Preparation> {
  const stamps = stampsOf(folders)
  const last = left.length > 0 ? reviews.get(folders) : undefined
  const isCurrent = last?.stamps === stamps && last.site.view.today === today
  const reviewed = isCurrent ? last : { stamps, ...(await review(folders, documents, today)) }
  reviews.set(folders, reviewed)
  const { stays: _, ...preparation } = choose(reviewed, documents, left)
  const { changes } = preparation
  return { ...preparation, changes: changes && reviewed.published && inCounts(changes, reviewed.published) }
}

/** Says of public files how many of a kind are added, changed, renamed and removed: authors know none of their names. */
function inCounts(changes: readonly Change[], { compared: { before, after } }: Comparison): Change[] {
  const fateIn = ([path = '', ...moved]: readonly string[]) => {
    if (moved.length > 0) return 'renamed'
    if (!before.input.files.has(path)) return 'added'
    return after.input.files.has(path) ? 'changed' : 'removed'
  }
  const groups = groupBy(changes, ({ file, paths, sentence }) =>
    paths ? `${file}: ${nounOf(paths[0])} ${fateIn(paths)}` : sentence,
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first?.paths) return first ?? []
    const noun = nounOf(first.paths[0])
    const subject = others.length > 0 ? countOf(others.length + 1, noun) : `a ${noun}`
    return { ...first, words: `${subject} ${fateIn(first.paths)}` }
  })
}

const nounOf = (path = ''): string =>
  Object.values(fileTypes).find(({ ending }) => ending.test(path))?.noun ?? 'file'

/** What was reviewed last, and the files of which it is. A choice among its changes takes no other look at the whole site. */
const reviews = new WeakMap<Folders, Reviewed & { stamps: string }>()

const stampsOf = ({ pages, public: files }: Folders): string =>
  JSON.stringify([[...listFolder(pages, 'pages').stamps], [...listFolder(files, 'public').stamps]])

/** The site, and how it differs from the one that was published last. Nothing of that where it is downloaded. */
interface Reviewed {
  site: Site
  checkout?: Checkout
  published?: Comparison
}

type Comparison = { compared: Compared; changes: Change[]; choosable: Choosable[]; asksAuthor: boolean }

async function review(folders: Folders, documents: Documents, today: string): Promise<Reviewed> {
  const site = await readSite(folders, { today })
  const checkout = await findCheckout(folders)
  if (!checkout) return { site }
  const compared = await compare(checkout, folders, site)
  const { changes } = reviewSite(compared.before, readable(compared, compared.after))
  const choosable = choosableIn(compared, changes, titlesOf(documents))
  return {
    site,
    checkout,
    published: { compared, changes, choosable, asksAuthor: !(await knowsAuthor(checkout.git)) },
  }
}

const titlesOf = (documents: Documents) => new Map(documents.map(({ file, title }) => [file, title]))

function choose(
  { site, published: reviewed }: Reviewed,
  documents: Documents,
  left: readonly string[],
): Preparation & { stays: Set<string> } {
  const titles = titlesOf(documents)
  const unsaved = documents.filter(({ isUnsaved }) => isUnsaved).map(({ file, title }) => ({ file, title }))
  if (!reviewed) {
    const none = { choosable: [], together: [], stays: new Set<string>(), lost: [], message: '' }
    const obstacles = obstaclesIn(site, titles)
    const doubts = doubtsIn(site, [...site.texts.keys()], titles)
    return { ...none, way: 'download', obstacles, unsaved, doubts, changes: undefined, asksAuthor: false }
  }
  const { compared, changes, choosable, asksAuthor } = reviewed
  const chosen = new Set(choosable.map(({ id }) => id).filter(id => !left.includes(id)))
  const published = siteOf(chosen, choosable, compared, site)
  const obstacles = obstaclesIn(published, titles)
  // What is left must not be what is missing.
  const together = obstacles.length > 0 && left.length > 0 ? lacking(chosen, choosable, compared, site) : []
  const ofChosen = changes.filter(change => chosen.has(idOf(change, choosable)))
  return {
    way: 'push',
    obstacles,
    choosable,
    together,
    stays: staying(choosable, chosen),
    unsaved,
    doubts: doubtsIn(published, [...chosen], titles),
    changes: changes.map(change => ({ ...change, file: idOf(change, choosable) })),
    lost: lostAddresses(compared.before, readable(compared, published)).map(
      ({ address, title, heir, isFile }) =>
        isFile
          ? `${address}. Add this document again, or a newer one of the same name.`
          : `${title ? `“${title}” at ${address}` : address}. Add it to the “Other addresses” of ${heir ? `the page at ${heir}` : 'the page that takes its place'}.`,
    ),
    message: describeMessage(ofChosen),
    asksAuthor,
  }
}

/**
 * Publishes what was reviewed, with all changes in the commit's message.
 * @throws UsageError while something prevents it, and when it cannot be published
 */
export async function publishReviewed(
  folders: Folders,
  documents: Documents,
  {
    message,
    left = [],
    ...options
  }: Omit<PublishOptions, 'stays' | 'unsaved' | 'timeLimit'> & { left?: readonly string[] },
): Promise<PublishingResult> {
  const reviewed = await review(folders, documents, options.today)
  reviews.delete(folders)
  const { obstacles, changes, stays, unsaved } = choose(reviewed, documents, left)
  const [obstacle] = obstacles
  if (obstacle) throw new UsageError(`${obstacle.title}: ${obstacle.words}`)
  const body = describeBody((changes ?? []).filter(({ file }) => file === undefined || !left.includes(file)))
  return publishSite(
    folders,
    {
      ...options,
      stays,
      unsaved: new Set(unsaved.map(({ file }) => file)),
      message: body ? `${message}\n\n${body}` : message,
    },
    reviewed.checkout,
  )
}

/** The site that was published last, and the one on this computer. */
interface Compared {
  before: Site
  after: Site
}

async function compare({ git, upstream }: Checkout, folders: Folders, site: Site): Promise<Compared> {
  try {
    // Later commits of others are no changes of this computer. A shallow clone has no merge base.
    const base = await git.ask(['merge-base', upstream, 'HEAD'])
    const isKnown = base !== undefined || (await git.succeeds(['rev-parse', '--verify', '--quiet', upstream]))
    return await sitesSince(base ?? (isKnown ? upstream : 'HEAD'), folders, site.input.texts, site.view.today)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    // Git runs filters of the repository, such as those of git-lfs, whose programs may be missing here.
    throw new UsageError(
      'Git could not compare the website with the one that was published last. A program that it needs may be missing on this computer, such as git-lfs. Ask whoever set it up.',
      { cause: error },
    )
  }
}

/** A site in which a document that cannot be read is as it was: it is among the obstacles. */
function readable({ before }: Compared, after: Site): Site {
  const unreadable = [...after.texts.keys()].filter(file => !after.raw(file)?.isJson)
  return unreadable.length === 0
    ? after
    : after.with({ texts: new Map(unreadable.map(file => [file, before.texts.get(file)])) })
}

/** What an author can choose from: each document whose text has changed, with the public files that it names. */
function choosableIn(
  { before, after }: Compared,
  changes: readonly Change[],
  titles: ReadonlyMap<string, string>,
): Choosable[] {
  // As the changes are listed: the site, pages, posts.
  const placeOf = (file: string) => (file === '_site.json' ? 0 : file.startsWith('_posts/') ? 2 : 1)
  const textIn = (site: Site, file: string) => site.texts.get(file)?.replaceAll('\r\n', '\n')
  const files = [...new Set([...before.texts.keys(), ...after.texts.keys()])]
    .filter(file => textIn(before, file) !== textIn(after, file))
    .sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
  const formerOf = new Map(changes.flatMap(({ file, former }) => (file && former ? [[former, file]] : [])))
  const chosen = files.filter(file => !formerOf.has(file))
  const named = new Map(
    chosen.map(file => {
      const former = files.filter(other => formerOf.get(other) === file)
      const texts = [file, ...former].flatMap(each => [
        before.texts.get(each) ?? '',
        after.texts.get(each) ?? '',
      ])
      return [file, { former, text: texts.join('\n') }]
    }),
  )
  const paths = changes.flatMap(change => change.paths ?? [])
  const free = paths.filter(path => ![...named.values()].some(({ text }) => isNamedIn(path)(text)))
  const documents = [...named].map(([id, { former, text }]) => ({
    id,
    title:
      changes.find(({ file }) => file === id)?.about ?? titles.get(id) ?? before.known.get(id)?.title ?? id,
    former,
    paths: paths.filter(path => isNamedIn(path)(text)),
  }))
  return free.length === 0
    ? documents
    : [...documents, { id: FILES, title: 'Pictures and documents', former: [], paths: free }]
}

/** What a change belongs to. */
const idOf = ({ file, paths }: Change, choosable: readonly Choosable[]): string =>
  file ?? choosable.find(each => paths?.some(path => each.paths.includes(path)))?.id ?? FILES

/** What stays as it was published: a public file goes along with each document that names it. */
function staying(choosable: readonly Choosable[], chosen: ReadonlySet<string>): Set<string> {
  const isChosen = ({ id }: Choosable) => chosen.has(id)
  const going = new Set(choosable.filter(isChosen).flatMap(({ paths }) => paths))
  return new Set(
    choosable
      .filter(each => !isChosen(each))
      .flatMap(({ id, former, paths }) => [id, ...former, ...paths.filter(path => !going.has(path))]),
  )
}

/** The site as it would be: what is chosen as it is on this computer, the rest as it was published. */
function siteOf(
  chosen: ReadonlySet<string>,
  choosable: readonly Choosable[],
  { before }: Compared,
  site: Site,
): Site {
  const stays = staying(choosable, chosen)
  if (stays.size === 0) return site
  const files = new Map(
    [...stays].flatMap(path => {
      const facts = before.input.files.get(path)
      // A file that was deleted here and stays there. It was in order when it was published.
      return facts && !site.input.files.has(path) ? [[path, facts] as const] : []
    }),
  )
  const texts = [...stays].filter(file => !file.startsWith('/') && file !== FILES)
  return site.with({
    texts: new Map(texts.map(file => [file, before.texts.get(file)])),
    ...(files.size > 0 && { files }),
  })
}

/** How many documents are tried one by one, whether they are what is missing. */
const MOST_TRIED = 40

/** What has to be published too, so that what is chosen makes a site without errors. */
function lacking(
  chosen: ReadonlySet<string>,
  choosable: readonly Choosable[],
  compared: Compared,
  site: Site,
): string[] {
  const countErrors = (ids: ReadonlySet<string>) =>
    siteOf(ids, choosable, compared, site).problems.filter(isError).length
  const added: string[] = []
  let count = countErrors(chosen)
  for (;;) {
    const rest = choosable.map(({ id }) => id).filter(id => !chosen.has(id) && !added.includes(id))
    const counts = rest
      .slice(0, MOST_TRIED)
      .map(id => ({ id, left: countErrors(new Set([...chosen, ...added, id])) }))
    const [best] = counts.sort((one, other) => one.left - other.left)
    if (!best || best.left >= count) return added
    added.push(best.id)
    count = best.left
    if (count === 0) return added
  }
}

/** What is wrong with the site as visitors would see it. */
const obstaclesIn = (site: Site, titles: ReadonlyMap<string, string>): Obstacle[] =>
  inAuthorsWords(site.problems.filter(isError), site).map(problem => obstacleOf(problem, titles))

const obstacleOf = (
  { file, message, suggestion }: Problem,
  titles: ReadonlyMap<string, string>,
): Obstacle => ({
  title: titles.get(file) ?? file,
  file: titles.has(file) ? file : undefined,
  words: `${message} ${suggestion}`,
})

/** What is said of files that are not published with the others. */
const LEFT_OUT = new Set<ProblemCode>(['file-not-shown', 'left-copy'])

/** The warnings of documents that visitors will see, in the words of their forms, and of files that stay on this computer. */
function doubtsIn(site: Site, files: readonly string[], titles: ReadonlyMap<string, string>): Obstacle[] {
  const shown = new Set(files.filter(file => site.raw(file)?.fields.draft !== true))
  const found = site.problems.filter(
    ({ file, code }) => LEFT_OUT.has(code) || (shown.has(file) && code !== 'editor-without-rules'),
  )
  const named = inAuthorsWords(
    found.filter(problem => !isError(problem)),
    site,
  )
  return named.map(problem => obstacleOf(problem, titles))
}

/** Characters of a first line that programs show whole. */
const MOST = 72

/** Lines of a body; further changes are counted. */
const MOST_LINES = 100

/** A first line for a commit: "Change fees of ILS, add post "Sports day"". */
function describeMessage(changes: readonly Change[]): string {
  const subjects = [...groupBy(changes, ({ about }) => about)]
  const whole = subjects.map(([about, group]) => sentenceOf(about, group)).join(', ')
  const message = whole.length <= MOST ? whole : countSubjects(subjects.map(([, group]) => group))
  return message.replace(/^./, first => first.toUpperCase())
}

/** All changes, one a line, for the body of a commit. */
function describeBody(changes: readonly Change[]): string {
  const lines = changes.slice(0, MOST_LINES).map(({ sentence }) => `- ${sentence}`)
  const rest = changes.length - lines.length
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

type Group = readonly Change[]

function sentenceOf(about: string, group: Group): string {
  const name = about.replace(/^(?:Post|Home|The) /, word => word.toLowerCase())
  const fate = fateOf(group)
  if (fate !== 'changed') return `${fate === 'added' ? 'add' : 'remove'} ${name}`
  const parts = [...new Set(group.map(({ part }) => part && lowerFirst(part)))]
  const isNamed = parts.length <= 2 && parts.every(part => part !== undefined)
  return isNamed ? `change ${parts.join(' and ')} of ${name}` : `change ${name}`
}

/** `Change 3 pages, add 2 pages`: when there is no room for names. */
function countSubjects(groups: readonly Group[]): string {
  const fates = groupBy(groups, fateOf)
  return (['changed', 'added', 'removed'] as const)
    .flatMap(fate => {
      const count = fates.get(fate)?.length ?? 0
      return count === 0 ? [] : [`${verbs[fate]} ${count} ${count === 1 ? 'page' : 'pages'}`]
    })
    .join(', ')
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' }

const fateOf = (group: Group): 'added' | 'removed' | 'changed' => group[0]?.fate ?? 'changed'

/** "Fees" → "fees"; "FAQ" stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.replace(/^./, first => first.toLowerCase())

/** Map.groupBy, which Node 20 does not have. */
function groupBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}
