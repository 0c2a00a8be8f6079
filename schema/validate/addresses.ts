import { nameInAddress } from '../model/letters.ts'
import { canonicalPath, folderOf } from '../model/paths.ts'
import { fillTokens } from '../model/tokens.ts'
import { type Path, type Problem, say, type Wording } from '../problems/problem.ts'
import { type Document, type DocumentOf, isDraft } from '../read/Document.ts'
import { originalOf } from '../read/fileNames.ts'
import type { RawDocument } from '../read/rawDocument.ts'
import type { Locator } from '../read/source.ts'
import { type Categories, collectCategories } from './links/categories.ts'
import { type OwnSite, ownSiteOf } from './links/ownSite.ts'
import { postTemplate } from './postTemplate.ts'

/** Everything that an internal link can lead to. */
export interface Addresses {
  /** Canonical path → route of the page, for routes, aliases, posts and categories. */
  routes: ReadonlyMap<string, string>
  /** Route → ids of its sections. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** `route#id` of sections that visitors do not see. */
  hiddenAnchors: ReadonlySet<string>
  /** Routes of pages that have a summary. */
  summaries: ReadonlySet<string>
  /** What pages are called, by `nameKey` → their routes. */
  names: ReadonlyMap<string, readonly string[]>
  /** The folders in which those pages are. */
  folders: ReadonlySet<string>
  /** Canonical path → why visitors do not see the page or post that is there. */
  hidden: ReadonlyMap<string, Wording>
  /** Route → the day on which the page or post leaves the website. */
  expiryDays: ReadonlyMap<string, string>
  categories: Categories
  /** The name under which the site is published; absent where no document says it. */
  ownSite: OwnSite | undefined
}

/**
 * Gathers every address that answers, and adds to `problems` where two documents claim the same one.
 * @param invalid documents with mistakes, whose addresses will answer too
 */
export function collectAddresses(
  documents: readonly Document[],
  problems: Problem[] = [],
  invalid: readonly RawDocument[] = [],
): Addresses {
  // The original keeps an address that its copy claims too.
  const isCopy = ({ locator }: Document) => originalOf(locator.file) !== undefined
  // A draft takes no address from what is published.
  const rank = (document: Document) => Number(isCopy(document)) + 2 * Number(isDraft(document))
  const inOrder = [...documents].sort((one, other) => rank(one) - rank(other))
  const ofKind = <K extends Document['kind']>(kind: K) =>
    inOrder.filter((document): document is DocumentOf<K> => document.kind === kind)
  const pages = ofKind('page')
  const posts = ofKind('post')
  const template = postTemplate(ofKind('template'), pages)
  const [site] = ofKind('site')
  const routes = new Map<string, string>()
  const claimedBy = new Map<string, Locator>()
  const anchors = new Map<string, Set<string>>()
  const hiddenAnchors = new Set<string>()
  const summaries = new Set<string>()
  const names = new Map<string, string[]>()
  const expiryDays = new Map<string, string>()
  const free = posts.reduce((most, { value }) => Math.max(most, value.id), 0) + 1
  const claim = (
    kind: keyof typeof suggestions | 'post',
    address: string,
    route: string,
    locator: Locator,
    path: Path,
  ) => {
    const key = withoutIndexHtml(address)
    const other = claimedBy.get(key)
    // A page may write its own address in its own letters.
    if (other && !(other === locator && canonicalPath(route) === key)) {
      const where = other === locator ? 'this document already' : say.document(other.file)
      problems.push(
        locator.place({
          code: 'address-taken',
          path,
          message: say`The address "${address}" belongs to ${where}${kind === 'post' ? '' : '; letter case does not count'}.`,
          suggestion:
            kind === 'post' ? `Give this post a number that is free, such as ${free}.` : suggestions[kind],
        }),
      )
      return
    }
    claimedBy.set(key, locator)
    routes.set(canonicalPath(address), route)
  }
  const claimAliases = ({ route, value, locator }: DocumentOf<'page'>) => {
    value.aliases?.forEach((alias, index) => {
      claim('alias', alias, route, locator, ['aliases', index])
    })
  }
  const prefix = template?.prefix ?? invalid.find(({ kind }) => kind === 'template')?.route
  const claimAll = (isIn: (document: Document) => boolean) => {
    for (const { route, value, locator } of pages.filter(isIn)) {
      claim('page', route, route, locator, [])
      if (value.unpublishOn && !expiryDays.has(route)) expiryDays.set(route, value.unpublishOn)
    }
    for (const { value, locator } of prefix === undefined ? [] : copiesLast(posts.filter(isIn))) {
      const route = `${prefix}/${value.id}`
      claim('post', route, route, locator, ['id'])
      if (value.unpublishOn && !expiryDays.has(route)) expiryDays.set(route, value.unpublishOn)
    }
    for (const page of pages.filter(isIn)) claimAliases(page)
  }
  claimAll(document => !isDraft(document))
  claimAll(isDraft)
  for (const { route, value } of pages) {
    // A draft at the address of a page that is published says nothing about that.
    if (anchors.has(route)) continue
    const ids = new Set<string>()
    anchors.set(route, ids)
    for (const { id, hidden } of value.sections) {
      if (id === undefined) continue
      if (hidden) hiddenAnchors.add(`${route}#${id}`)
      else ids.add(id)
    }
    if (value.summary) summaries.add(route)
    const { name, menuLabel } = value.summary ?? {}
    for (const key of new Set([value.title, name, menuLabel].flatMap(text => (text ? nameKey(text) : []))))
      names.set(key, [...(names.get(key) ?? []), route])
  }
  for (const { kind, id, route = `${prefix}/${id}`, aliases } of invalid) {
    if (kind === 'page') summaries.add(route)
    if (kind === 'page' || kind === 'post')
      for (const address of [route, ...aliases])
        if (!routes.has(canonicalPath(address))) routes.set(canonicalPath(address), route)
  }
  const fill = (text: string) => (site ? fillTokens(text, site.value) : text)
  const categories = collectCategories(pages, posts, invalid, prefix, fill)
  // categoryProblems says where a document has one of these addresses.
  for (const { route } of categories.all)
    if (!routes.has(canonicalPath(route))) routes.set(canonicalPath(route), route)
  return {
    ...{ routes, anchors, hiddenAnchors, summaries, names, expiryDays, categories },
    folders: foldersOf(summaries),
    hidden: new Map(),
    ownSite: site && ownSiteOf(site.value),
  }
}

/** A copy that still has the number of its original is the one to change. */
function copiesLast(posts: readonly DocumentOf<'post'>[]): DocumentOf<'post'>[] {
  const isCopy = ({ value, locator }: DocumentOf<'post'>) => locator.file !== `_posts/${value.id}.json`
  return [...posts].sort((one, other) => Number(isCopy(one)) - Number(isCopy(other)))
}

/** The address at whose file a page is written: `/stages/index.html` is the file of `/stages`. */
export const withoutIndexHtml = (address: string): string =>
  canonicalPath(address.replace(/\/index\.html$/i, ''))

const suggestions = {
  page: 'Rename this file, or delete one of the two.',
  alias: 'Delete this alias, or write another address.',
}

/** Names that differ in letter case, accents and signs alone are the same. */
export const nameKey = (name: string): string => nameInAddress(name)

const foldersOf = (routes: Iterable<string>) => new Set([...routes].map(folderOf))

/** The addresses that are left when some documents are not shown. @param reasons route → why what is there is not */
export function withoutHidden(all: Addresses, reasons: ReadonlyMap<string, Wording>): Addresses {
  const summaries = new Set([...all.summaries].filter(route => !reasons.has(route)))
  return {
    ...all,
    routes: new Map([...all.routes].filter(([, route]) => !reasons.has(route))),
    summaries,
    folders: foldersOf(summaries),
    hidden: new Map(
      [...all.routes].flatMap(([path, route]) => {
        const reason = reasons.get(route)
        return reason ? [[path, reason] as const] : []
      }),
    ),
  }
}
