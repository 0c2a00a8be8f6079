import { isObject } from '../../../schema/model/isObject.ts'
import { canonicalPath, folderOf } from '../../../schema/model/paths.ts'
import type { ListedDocument } from './listDocuments.ts'

/** A document with those that belong to it. */
export interface Branch {
  file: string
  children: Branch[]
}

/** All documents as visitors find them. */
export interface PageTree {
  /** What is in the menu, in its order, behind the home page. */
  menu: Branch[]
  /** Whatever no entry of the menu leads to, nor to anything above it. */
  others: Branch[]
}

type Listed = Pick<ListedDocument, 'file' | 'kind' | 'title' | 'route'>

/**
 * Arranges documents as the menu does, and below that by their addresses: a page belongs to the page above it, a post to the page
 * that has the list of posts.
 * @param navigation the menu, as `_site.json` has it; it may have mistakes
 */
export function pageTree(documents: readonly Listed[], navigation: unknown): PageTree {
  const pages = new Map(
    documents.flatMap(document => (document.kind === 'page' ? [[document.route, document] as const] : [])),
  )
  const parents = new Map<Listed, Listed>()
  const ranks = new Map<Listed, number>()
  const roots: Listed[] = []
  const home = pages.get('/')
  if (home) roots.push(home)
  for (const entry of entriesOf(navigation)) {
    const page = pages.get(routeOf(entry))
    if (page && !ranks.has(page)) {
      roots.push(page)
      ranks.set(page, ranks.size)
    }
    for (const below of entriesOf(entry.subMenu)) {
      const child = pages.get(routeOf(below))
      if (!child || ranks.has(child) || child === home) continue
      ranks.set(child, ranks.size)
      if (page) parents.set(child, page)
      else roots.push(child)
    }
  }
  const isRoot = new Set(roots)
  for (const document of documents) {
    if (document.kind === 'site' || isRoot.has(document) || parents.has(document)) continue
    const parent = above(document, pages)
    if (parent) parents.set(document, parent)
  }
  const children = new Map<Listed, Listed[]>()
  for (const [child, parent] of parents) children.set(parent, [...(children.get(parent) ?? []), child])
  const branchOf = (document: Listed): Branch => ({
    file: document.file,
    children: (children.get(document) ?? []).sort(by(ranks)).map(branchOf),
  })
  const others = documents.filter(
    document => document.kind !== 'site' && !isRoot.has(document) && !parents.has(document),
  )
  return { menu: [...new Set(roots)].map(branchOf), others: others.sort(by(ranks)).map(branchOf) }
}

/** Those of the menu first, in its order; pages by their titles, posts behind them, the newest first. */
const by =
  (ranks: ReadonlyMap<Listed, number>) =>
  (one: Listed, other: Listed): number => {
    const [rank, otherRank] = [one, other].map(document => ranks.get(document) ?? ranks.size)
    if (rank !== otherRank) return Number(rank) - Number(otherRank)
    const [isPost, isOtherPost] = [one, other].map(({ kind }) => kind === 'post')
    if (isPost !== isOtherPost) return isPost ? 1 : -1
    return isPost
      ? other.file.localeCompare(one.file, 'en', { numeric: true })
      : one.title.localeCompare(other.title)
  }

/** The nearest page above an address. The home page is above nothing: else everything would be below it. */
function above({ kind, route }: Listed, pages: ReadonlyMap<string, Listed>): Listed | undefined {
  // What shows every post belongs to the page that lists them, whose address it is below.
  for (let folder = kind === 'template' ? route : folderOf(route); folder !== ''; folder = folderOf(folder)) {
    const page = pages.get(folder)
    if (page) return page
  }
  return undefined
}

const entriesOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isObject) : []

const routeOf = ({ path }: Record<string, unknown>): string =>
  typeof path === 'string' && path.startsWith('/') ? canonicalPath(path.replace(/[?#].*$/, '')) : ''
