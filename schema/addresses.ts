import { type OwnSite, ownSiteOf } from './ownSite.ts'
import type { Document, Of } from './parse.ts'
import { canonicalPath, folderOf } from './paths.ts'
import type { Path, Problem } from './problem.ts'
import { absenceOf, publicationOf } from './publication.ts'
import type { Locator } from './source.ts'
import type { UnreadDocument } from './unread.ts'

/** Everything that an internal link can lead to. */
export interface Addresses {
  /** Canonical path → route of the page, for routes, aliases and posts. */
  routes: ReadonlyMap<string, string>
  /** Route → ids of its sections. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** Routes of pages that have a summary. */
  summaries: ReadonlySet<string>
  /** The folders in which those pages are. */
  folders: ReadonlySet<string>
  /** Canonical path → why visitors do not see the page or post that is there. */
  hidden: ReadonlyMap<string, string>
  /** Route → the day on which the page or post leaves the website. */
  leaving: ReadonlyMap<string, string>
  /** The name under which the site is published; absent where no document says it. */
  own: OwnSite | undefined
}

/**
 * Gathers every address that answers, and adds to `problems` where two documents claim the same one.
 * @param unread documents with mistakes, whose addresses will answer too
 */
export function collectAddresses(
  documents: readonly Document[],
  problems: Problem[] = [],
  unread: readonly UnreadDocument[] = [],
): Addresses {
  const pages = documents.filter((document): document is Of<'page'> => document.kind === 'page')
  const posts = documents.filter((document): document is Of<'post'> => document.kind === 'post')
  const template = documents.find((document): document is Of<'template'> => document.kind === 'template')
  const site = documents.find((document): document is Of<'site'> => document.kind === 'site')
  const routes = new Map<string, string>()
  const claimedBy = new Map<string, Locator>()
  const anchors = new Map<string, Set<string>>()
  const summaries = new Set<string>()
  const leaving = new Map<string, string>()
  const free = posts.reduce((most, { value }) => Math.max(most, value.id), 0) + 1
  const claim = (
    kind: keyof typeof cures | 'post',
    address: string,
    route: string,
    locator: Locator,
    path: Path,
  ) => {
    const key = placeOf(address)
    const other = claimedBy.get(key)
    // A page may write its own address in its own letters.
    if (other && !(other === locator && canonicalPath(route) === key)) {
      const where = other === locator ? 'this document already' : `"${other.file}"`
      problems.push(
        locator.problem(
          'address-taken',
          path,
          `The address "${address}" belongs to ${where}${kind === 'post' ? '' : '; letter case does not count'}.`,
          kind === 'post' ? `Give this post a number that is free, such as ${free}.` : cures[kind],
        ),
      )
      return
    }
    claimedBy.set(key, locator)
    routes.set(canonicalPath(address), route)
  }
  for (const { route, outline, locator } of pages) {
    claim('page', route, route, locator, [])
    anchors.set(route, new Set(outline.ids))
    if (outline.summary) summaries.add(route)
    if (outline.unpublishOn) leaving.set(route, outline.unpublishOn)
  }
  const prefix = template?.prefix ?? unread.find(({ kind }) => kind === 'template')?.route
  for (const { value, locator } of prefix === undefined ? [] : copiesLast(posts)) {
    const route = `${prefix}/${value.id}`
    claim('post', route, route, locator, ['id'])
    if (value.unpublishOn) leaving.set(route, value.unpublishOn)
  }
  for (const { route, outline, locator } of pages) {
    outline.aliases?.forEach((alias, index) => {
      claim('alias', alias, route, locator, ['aliases', index])
    })
  }
  for (const { kind, id, route = `${prefix}/${id}`, aliases } of unread) {
    if (kind === 'page') summaries.add(route)
    if (kind === 'page' || kind === 'post')
      for (const address of [route, ...aliases])
        if (!routes.has(canonicalPath(address))) routes.set(canonicalPath(address), route)
  }
  return {
    ...{ routes, anchors, summaries, leaving },
    folders: foldersOf(summaries),
    hidden: new Map(),
    own: site && ownSiteOf(site.value),
  }
}

/** A copy that still has the number of its original is the one to change. */
function copiesLast(posts: readonly Of<'post'>[]): Of<'post'>[] {
  const isCopy = ({ value, locator }: Of<'post'>) => locator.file !== `_posts/${value.id}.json`
  return [...posts].sort((one, other) => Number(isCopy(one)) - Number(isCopy(other)))
}

/** The address at whose file a page is written: `/stages/index.html` is the file of `/stages`. */
export const placeOf = (address: string): string => canonicalPath(address.replace(/\/index\.html$/i, ''))

const cures = {
  page: 'Rename this file, or delete one of the two.',
  alias: 'Delete this alias, or write another address.',
}

const foldersOf = (routes: Iterable<string>) => new Set([...routes].map(folderOf))

/** The addresses that are left when some documents are not shown. @param today the day on which they are not */
export function withoutHidden(
  all: Addresses,
  hidden: readonly (Of<'page'> | Of<'post'>)[],
  prefix: string | undefined,
  today: string,
): Addresses {
  const reasons = new Map(
    hidden.map(document => [
      document.kind === 'page' ? document.route : `${prefix}/${document.value.id}`,
      absenceOf(publicationOf(document), today),
    ]),
  )
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
