import { type Addresses, collectAddresses, withoutHidden } from './addresses.ts'
import { type Examined, examine, isDraft } from './examine.ts'
import { folderCaseProblems } from './folderCase.ts'
import { emptyPostList, leavingProblems } from './health.ts'
import { KnownDocuments } from './KnownDocuments.ts'
import { catchAllProblems, elsewhereProblems, linkProblems } from './links.ts'
import type { Page } from './page.ts'
import { parentProblems } from './parents.ts'
import type { Document, Of, PageOutline } from './parse.ts'
import { newestFirst, type Post } from './post.ts'
import { byPlace, fileProblem, isError, type Problem } from './problem.ts'
import { absenceOf, type View } from './publication.ts'
import { type NamedFiles, unusedFiles } from './publicFiles.ts'
import { aliasProblems, reservedFiles } from './reserved.ts'
import { missingTemplate, relatedProblems } from './rules.ts'
import type { Site } from './site.ts'
import { siteHealth } from './siteHealth.ts'
import type { UnreadDocument } from './unread.ts'

/** What lies beside the documents. Paths begin with a slash and stand for files in `public`. */
export interface World {
  /** Path → size in bytes. */
  files: ReadonlyMap<string, number>
  /** Names of all icons. */
  icons: ReadonlySet<string>
}

/** A page as the others know it. */
export interface ListedPage {
  route: string
  file: string
  outline: PageOutline
}

/** A page with all that it shows. */
export interface WholePage {
  route: string
  page: Page
}

export interface ContentPage extends ListedPage, WholePage {}

/** A site whose documents fit together, as it is seen on one day. */
export interface Content<P extends ListedPage = ListedPage> {
  site: Site
  /** By route. */
  pages: ReadonlyMap<string, P>
  /** Newest first. */
  posts: readonly Post[]
  /** The page that shows a post, and the address below which posts live. */
  template: { prefix: string; page: Page } | undefined
  addresses: Addresses
  /** The day on which it is seen. */
  today: string
  /** What the documents that are seen name. */
  files: NamedFiles
}

/** What a check of a whole site comes to. */
interface ContentCheck {
  /** Absent when something is wrong but for warnings. */
  content: Content<ContentPage> | undefined
  /** Sorted by place. */
  problems: Problem[]
  /** Route → the public files that its page may name, in their order. */
  named: ReadonlyMap<string, string>
  /** What a link can lead to. */
  addresses: Addresses
}

/** A document that is valid by itself, and what can be said of it before the others are known. */
export interface ExaminedDocument {
  document: Document
  examined: Examined
}

/** Checks documents, each valid by itself: those that the view leaves out like the others. */
export function validateContent(documents: Iterable<Document>, world: World, view: View): ContentCheck {
  const known = new KnownDocuments(world, view)
  for (const document of documents) known.add({ document, examined: examine(document, world, view.today) })
  return validateWhole(known)
}

/**
 * Checks everything that spans documents: addresses, links, pictures, icons, posts.
 * @param unread the documents with mistakes: nothing is missed that may come with them
 */
export function validateWhole(known: KnownDocuments, unread: readonly UnreadDocument[] = []): ContentCheck {
  const { world, view } = known
  const problems = [...known.problems]
  const { site, pages, posts, template } = known
  const isUnread = (wanted: Document['kind'], at?: string) =>
    unread.some(({ kind, route }) => kind === wanted && (at === undefined || route === at))
  if (!site && !isUnread('site'))
    problems.push(
      fileProblem(
        '_site.json',
        'missing-site-file',
        'There is no "_site.json".',
        'Write one: it holds the name, the contacts, the menu and the foot of every page.',
      ),
    )
  if (!pages.some(({ route }) => route === '/') && !isUnread('page', '/'))
    problems.push(
      fileProblem('index.json', 'missing-home-page', 'There is no home page.', 'Write it as "index.json".'),
    )
  if (posts.length > 0 && !template && !isUnread('template')) problems.push(missingTemplate())
  const everything = collectAddresses(known.documents, problems, unread)
  problems.push(
    ...reservedFiles(world, everything.routes),
    ...aliasProblems(pages, world),
    ...(site ? [...elsewhereProblems(site, everything, world), ...catchAllProblems(site, everything)] : []),
    ...parentProblems(pages, everything),
    ...folderCaseProblems(pages.map(({ locator }) => locator.file)),
  )
  const notShown = [...pages, ...posts].filter(document => !known.isShown(document))
  const hidden = new Set<Document>(notShown)
  // A copy that still has the number of a post that visitors see does not keep them from it.
  const seen = new Set(posts.filter(post => !hidden.has(post)).map(({ value }) => value.id))
  const absent = notShown.filter(document => document.kind === 'page' || !seen.has(document.value.id))
  const addresses = withoutHidden(everything, absent, template?.prefix, view.today)
  for (const document of known.leadingAstray(addresses)) {
    // What is not shown itself may lead to what is not shown.
    problems.push(...linkProblems(document, hidden.has(document) ? everything : addresses, world))
    if (!isDraft(document)) problems.push(...leavingProblems(document, addresses))
  }
  const postIds = new Set([...posts.map(({ value }) => value.id), ...unread.flatMap(({ id }) => id ?? [])])
  for (const post of posts) problems.push(...relatedProblems(post, postIds))
  if (posts.every(({ value }) => absenceOf(value, view.today)))
    for (const { index, locator } of known.postLists) problems.push(emptyPostList(index, locator))
  const isWhole = site !== undefined && unread.length === 0 && !problems.some(isError)
  // A name that is misspelt would make the file that it means seem unused; a page in a wrong place is mostly a copy.
  const all = isWhole
    ? [
        ...problems,
        ...unusedFiles(known.files, world),
        ...siteHealth(pages, {
          listed: known.listedFolders,
          reached: known.reached(addresses),
          isShown: page => known.isShown(page),
        }),
      ]
    : problems
  const content: Content<ContentPage> | undefined = !isWhole
    ? undefined
    : {
        site: site.value,
        pages: new Map(
          pages.filter(page => !hidden.has(page)).map(page => [page.route, contentPage(page)] as const),
        ),
        posts: posts
          .filter(post => !hidden.has(post))
          .map(({ value }) => value)
          .sort(newestFirst),
        template: template && { prefix: template.prefix, page: template.value },
        addresses,
        today: view.today,
        files: known.shownFiles,
      }
  return { content, problems: all.sort(byPlace), named: known.named, addresses }
}

/** The value is asked for when it is needed, and may be parsed then. */
const contentPage = (document: Of<'page'>): ContentPage => ({
  route: document.route,
  file: document.locator.file,
  outline: document.outline,
  get page() {
    return document.value
  },
})
