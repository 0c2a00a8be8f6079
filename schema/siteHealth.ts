import { isDraft } from './examine.ts'
import type { Of } from './parse.ts'
import type { Problem } from './problem.ts'

/** Warns of pages that visitors could not tell apart, and of pages that a list leaves out. @param listed folders of which there are lists */
export function siteHealth(pages: readonly Of<'page'>[], listed: ReadonlySet<string>): Problem[] {
  const finished = pages.filter(page => !isDraft(page))
  return [...equals(finished), ...unlisted(finished, listed)]
}

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
function unlisted(pages: readonly Of<'page'>[], listed: ReadonlySet<string>): Problem[] {
  if (listed.size === 0) return []
  const folders = new Map<string, Of<'page'>[]>([...listed].map(folder => [folder, []]))
  for (const page of pages) folders.get(page.route.slice(0, page.route.lastIndexOf('/')))?.push(page)
  return [...folders].flatMap(([folder, inside]) => {
    const without = inside.filter(({ outline }) => !outline.summary)
    if (without.length * 2 > inside.length) return []
    return without.map(({ locator }) =>
      locator.problem(
        'page-in-no-list',
        [],
        `The lists of the pages in "${folder}" leave this page out, since it has no "summary".`,
        'Add a "summary", as the pages beside it have, or move the file to another folder.',
      ),
    )
  })
}
