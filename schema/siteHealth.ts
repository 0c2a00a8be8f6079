import { isDraft } from './examine.ts'
import type { Of } from './parse.ts'
import { folderOf } from './paths.ts'
import type { Problem } from './problem.ts'

interface Ways {
  /** Folders of which there are lists. */
  listed: ReadonlySet<string>
  /** Routes of the pages to which something leads. */
  reached: ReadonlySet<string>
  isShown: (page: Of<'page'>) => boolean
}

/** Warns of pages that visitors could not tell apart, and of pages that they do not come to. */
export function siteHealth(pages: readonly Of<'page'>[], { listed, reached, isShown }: Ways): Problem[] {
  const finished = pages.filter(page => !isDraft(page))
  const leftOut = unlisted(finished, listed)
  const alone = finished.filter(
    page =>
      isShown(page) &&
      !reached.has(page.route) &&
      page.route !== '/' &&
      !leftOut.includes(page) &&
      !leaves(page),
  )
  return [...equals(finished), ...leftOut.map(inNoList), ...alone.map(unreached)]
}

/** To whom a page that soon goes is told, its address is told. */
const leaves = ({ outline }: Of<'page'>): boolean => outline.unpublishOn !== undefined

const unreached = ({ locator, route }: Of<'page'>): Problem =>
  locator.problem(
    'unreached-page',
    [],
    'Nothing leads to this page: no link, no menu and no list.',
    `Add a link to "${route}" where visitors look for it, or delete the page.`,
  )

/** Each page that says of itself what another page said before. */
function equals(pages: readonly Of<'page'>[]): Problem[] {
  const titles = new Map<string, Of<'page'>>()
  const descriptions = new Map<string, Of<'page'>>()
  return pages.flatMap(page => {
    const { title, description } = page.outline
    // The title of the home page is the name of the school.
    const titled = page.route === '/' ? undefined : titles.get(title)
    const described = descriptions.get(description)
    if (page.route !== '/' && !titled) titles.set(title, page)
    if (!described) descriptions.set(description, page)
    const words = titled && titled === described ? 'title and the same description' : 'title'
    return [
      ...(titled ? [equal(page, 'title', titled, words)] : []),
      ...(described && described !== titled ? [equal(page, 'description', described)] : []),
    ]
  })
}

const equal = (page: Of<'page'>, key: 'title' | 'description', other: Of<'page'>, words: string = key) =>
  page.locator.problem(
    `repeated-${key}`,
    [key],
    `The page "${other.route}" ("${other.locator.file}") has the same ${words}.`,
    'Give each of the two words of its own, by which search results tell them apart.',
  )

/** Pages without a summary in folders of which at least half of the pages have one. */
function unlisted(pages: readonly Of<'page'>[], listed: ReadonlySet<string>): Of<'page'>[] {
  if (listed.size === 0) return []
  const folders = new Map<string, Of<'page'>[]>([...listed].map(folder => [folder, []]))
  for (const page of pages) folders.get(folderOf(page.route))?.push(page)
  return [...folders.values()].flatMap(inside => {
    const without = inside.filter(({ outline }) => !outline.summary)
    return without.length * 2 > inside.length ? [] : without
  })
}

const inNoList = ({ locator, route }: Of<'page'>): Problem =>
  locator.problem(
    'page-in-no-list',
    [],
    `The lists of the pages in "${folderOf(route)}" leave this page out, since it has no "summary".`,
    'Add a "summary", as the pages beside it have, or move the file to another folder.',
  )
