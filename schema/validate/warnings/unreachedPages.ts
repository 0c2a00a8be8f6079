import { folderOf } from '../../model/paths.ts'
import { type Problem, say } from '../../problems/problem.ts'
import { type DocumentOf, isDraft } from '../../read/Document.ts'
import type { Addresses } from '../addresses.ts'
import type { SiteIndex } from '../SiteIndex.ts'

/** Warns of pages that the lists of their folder leave out, and of pages that nothing links to. */
export function unreachedPages(index: SiteIndex, addresses: Addresses): Problem[] {
  const finished = index.pages.filter(page => !isDraft(page))
  const unlisted = unlistedPages(finished, index.listedFolders())
  const reached = index.reachedRoutes(addresses)
  const unreached = finished.filter(
    page =>
      index.isShown(page) &&
      !reached.has(page.route) &&
      page.route !== '/' &&
      !unlisted.includes(page) &&
      // A temporary page may be announced by its address alone.
      page.value.unpublishOn === undefined,
  )
  return [...unlisted.map(unlistedPage), ...unreached.map(unreachedPage)]
}

/** Pages without a summary in folders where at least half of the pages have one. */
function unlistedPages(pages: readonly DocumentOf<'page'>[], listed: ReadonlySet<string>) {
  const folders = new Map<string, DocumentOf<'page'>[]>([...listed].map(folder => [folder, []]))
  for (const page of pages) folders.get(folderOf(page.route))?.push(page)
  return [...folders.values()].flatMap(inside => {
    const without = inside.filter(({ value }) => !value.summary)
    return without.length * 2 > inside.length ? [] : without
  })
}

const unlistedPage = ({ locator, route }: DocumentOf<'page'>): Problem =>
  locator.place({
    code: 'page-in-no-list',
    path: [],
    message: say`The lists of the pages in "${folderOf(route)}" leave this page out, since it has no ${say.field('summary')}.`,
    suggestion: say`Add a ${say.field('summary')}, as the pages beside it have, or move the file to another folder.`,
  })

const unreachedPage = ({ locator, route }: DocumentOf<'page'>): Problem =>
  locator.place({
    code: 'unreached-page',
    path: [],
    message: 'Nothing leads to this page: no link, no menu and no list.',
    suggestion: `Add a link to "${route}" where visitors look for it, or delete the page.`,
  })
