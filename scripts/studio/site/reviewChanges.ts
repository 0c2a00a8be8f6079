import { fileTypes } from '../../../schema/model/kinds.ts'
import type { ProblemCode } from '../../../schema/problems/catalogue.ts'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { kindOf } from '../../../schema/read/parse.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import { withoutExtension } from '../../../schema/validate/links/filePaths.ts'
import { type Change, lostAddresses, reviewSite } from '../../lib/review/reviewSite.ts'
import { inAuthorsWords } from './authorsWords.ts'
import { countOf } from './labels.ts'

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

/** Two versions of a site, and what an author can choose from what differs. */
export interface Comparison {
  before: Site
  after: Site
  /** Each with the id of what it belongs to as its file. */
  changes: Change[]
  choosable: Choosable[]
  /** File → title of the documents, for authors. */
  titles: ReadonlyMap<string, string>
}

/**
 * Compares two versions of a site, whose public files have the ids of their content.
 * @param files the documents that differ
 * @param named says changes in other words
 */
export function compareSites(
  before: Site,
  after: Site,
  titles: ReadonlyMap<string, string>,
  files: Iterable<string>,
): Comparison {
  // Pages are called as in the list.
  const changes = reviewSite(before, readable(before, after)).changes.map(change => {
    const { file = '', about } = change
    return kindOf(file) === 'page' ? { ...change, about: titles.get(file) ?? about } : change
  })
  const choosable = choosableIn(before, after, changes, titles, files)
  const ofChoosable = changes.map(change => ({ ...change, file: idOf(change, choosable) }))
  return { before, after, changes: ofChoosable, choosable, titles }
}

/** What becomes of the site when an author publishes what is chosen. */
interface Chosen {
  /** The site as it would be. */
  site: Site
  /** What prevents it. */
  obstacles: Obstacle[]
  /** The ids of what has to be published with what is chosen. */
  together: string[]
  /** The changes of what is chosen. */
  changes: Change[]
  /** A sentence for each address that answers no more. */
  lost: string[]
  /** Says what changes, on one line. */
  message: string
  /** Documents and public files that are as they were. */
  stays: Set<string>
}

/** @param whole the later version, where more is known of it than is compared */
export function choose(
  comparison: Comparison,
  chosen: ReadonlySet<string>,
  whole = comparison.after,
): Chosen {
  const { before, choosable, titles } = comparison
  const site = siteOf(chosen, comparison, whole)
  const obstacles = obstaclesIn(site, titles)
  const changes = comparison.changes.filter(({ file = '' }) => chosen.has(file))
  const isWhole = choosable.every(({ id }) => chosen.has(id))
  return {
    site,
    obstacles,
    // What is left must not be what is missing.
    together: obstacles.length > 0 && !isWhole ? lacking(chosen, comparison, whole) : [],
    changes,
    lost: lostAddresses(before, readable(before, site)).map(({ address, title, heir, isFile }) =>
      isFile
        ? `${address}. Add this document again, or a newer one of the same name.`
        : `${title ? `“${title}” at ${address}` : address}. Add it to the “Other addresses” of ${heir ? `the page at ${heir}` : 'the page that takes its place'}.`,
    ),
    message: describeMessage(changes),
    stays: staying(choosable, chosen),
  }
}

/** A site in which a document that cannot be read is as it was: it is among the obstacles. */
function readable(before: Site, after: Site): Site {
  const texts = [...after.input.texts].flatMap(([file, text]) => {
    const found = after.raw(file)?.isJson ? text : before.texts.get(file)
    return found === undefined ? [] : [[file, found] as const]
  })
  return createSite({ ...after.input, texts: new Map(texts), others: [] }, after.view, after)
}

/** What an author can choose from: each document whose text has changed, with the public files that it names. */
function choosableIn(
  before: Site,
  after: Site,
  changes: readonly Change[],
  titles: ReadonlyMap<string, string>,
  changed: Iterable<string>,
): Choosable[] {
  // As the changes are listed: the site, pages, posts.
  const placeOf = (file: string) => (file === '_site.json' ? 0 : file.startsWith('_posts/') ? 2 : 1)
  const files = [...changed].sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
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

/** The site as it would be: what is chosen as it is now, the rest as it was published. */
function siteOf(chosen: ReadonlySet<string>, { before, choosable }: Comparison, site: Site): Site {
  const stays = staying(choosable, chosen)
  if (stays.size === 0) return site
  const files = new Map(
    [...stays].flatMap(path => {
      const facts = before.input.files.get(path)
      // A file that was deleted and stays. It was in order when it was published.
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
function lacking(chosen: ReadonlySet<string>, comparison: Comparison, whole: Site): string[] {
  const countErrors = (ids: ReadonlySet<string>) =>
    siteOf(ids, comparison, whole).problems.filter(isError).length
  const added: string[] = []
  let count = countErrors(chosen)
  for (;;) {
    const rest = comparison.choosable.map(({ id }) => id).filter(id => !chosen.has(id) && !added.includes(id))
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

/** Says of public files how many of a kind are added, changed, renamed and removed: authors know none of their names. */
export function inCounts(changes: readonly Change[], { before, after }: Comparison): Change[] {
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
    const paths = [first, ...others].flatMap(change => change.paths ?? [])
    return { ...first, paths, words: `${subject} ${fateIn(first.paths)}` }
  })
}

const nounOf = (path = ''): string =>
  Object.values(fileTypes).find(({ ending }) => ending.test(path))?.noun ?? 'file'

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

/** Something that visitors would see and that is hardly meant for them, such as a placeholder. */
export interface Doubt extends Obstacle {
  /** Whether it comes with what is to be published. */
  isNew: boolean
}

/**
 * The warnings of documents that visitors will see, in the words of their forms, and of files that stay unpublished.
 * @param files the documents that are published
 * @param before the site that visitors see. What is new since then comes first, wherever it is
 */
export function doubtsIn(
  site: Site,
  files: readonly string[],
  titles: ReadonlyMap<string, string>,
  before: Site,
): Doubt[] {
  const keyOf = ({ code, file, message }: Problem) => `${code} ${file} ${message}`
  const known = new Set(before.problems.map(keyOf))
  const found = site.problems
    .filter(problem => !isError(problem) && problem.code !== 'editor-without-rules')
    .map(problem => ({ problem, isNew: !known.has(keyOf(problem)) }))
    .filter(({ problem: { file, code }, isNew }) => {
      const isPublished = isNew || files.includes(file)
      return LEFT_OUT.has(code) || (isPublished && site.raw(file)?.fields.draft !== true)
    })
    .sort((one, other) => Number(other.isNew) - Number(one.isNew))
  const named = inAuthorsWords(
    found.map(({ problem }) => problem),
    site,
  )
  return named.map((problem, at) => ({ ...obstacleOf(problem, titles), isNew: found[at]?.isNew === true }))
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
export function describeBody(changes: readonly Change[]): string {
  const lines = changes.slice(0, MOST_LINES).map(({ sentence }) => `- ${sentence}`)
  const rest = changes.length - lines.length
  return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n')
}

type Group = readonly Change[]

function sentenceOf(about: string, group: Group): string {
  const name = about.replace(/^(?:Post|Home|The|Pictures) /, word => word.toLowerCase())
  const fate = fateOf(group)
  if (fate !== 'changed') return `${fate === 'added' ? 'add' : 'remove'} ${name}`
  const parts = [...new Set(group.map(({ part }) => part && lowerFirst(part)))]
  const isNamed = parts.length <= 2 && parts.every(part => part !== undefined)
  return isNamed ? `change ${parts.join(' and ')} of ${name}` : `change ${name}`
}

/** `Change 3 pages, add 2 pages`: when there is no room for names. */
function countSubjects(groups: readonly Group[]): string {
  const isOfFiles = ([first]: Group) => first?.paths !== undefined
  const fates = groupBy(
    groups.filter(group => !isOfFiles(group)),
    fateOf,
  )
  const pages = (['changed', 'added', 'removed'] as const).flatMap(fate => {
    const count = fates.get(fate)?.length ?? 0
    return count === 0 ? [] : [`${verbs[fate]} ${countOf(count, 'page')}`]
  })
  return [...pages, ...(groups.some(isOfFiles) ? ['change pictures and documents'] : [])].join(', ')
}

const verbs = { changed: 'change', added: 'add', removed: 'remove' }

const fateOf = (group: Group): 'added' | 'removed' | 'changed' => group[0]?.fate ?? 'changed'

/** "Fees" → "fees"; "FAQ" stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.replace(/^./, first => first.toLowerCase())

/** Whether a text names a public file, with or without its ending. */
export const isNamedIn = (path: string) => {
  const stem = withoutExtension(path)
  return (text: string) => text.includes(stem) || text.includes(encodeURI(stem))
}

/** Map.groupBy, which Node 20 does not have. */
function groupBy<T, K>(entries: readonly T[], keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}
