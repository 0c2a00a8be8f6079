import type { Problem } from '../../problems/problem.ts'
import { type DocumentOf, isDraft } from '../../read/Document.ts'

/** Warns of each page that has the title or the description of an earlier page. */
export function duplicateTitles(pages: readonly DocumentOf<'page'>[]): Problem[] {
  const titles = new Map<string, DocumentOf<'page'>>()
  const descriptions = new Map<string, DocumentOf<'page'>>()
  return pages.flatMap(page => {
    if (isDraft(page)) return []
    const { title, description } = page.outline
    // The title of the home page is the name of the site.
    const titled = page.route === '/' ? undefined : titles.get(title)
    const described = descriptions.get(description)
    if (page.route !== '/' && !titled) titles.set(title, page)
    if (!described) descriptions.set(description, page)
    const words = titled && titled === described ? 'title and the same description' : 'title'
    return [
      ...(titled ? [duplicate(page, 'title', titled, words)] : []),
      ...(described && described !== titled ? [duplicate(page, 'description', described)] : []),
    ]
  })
}

const duplicate = (
  page: DocumentOf<'page'>,
  key: 'title' | 'description',
  other: DocumentOf<'page'>,
  words: string = key,
) =>
  page.locator.problem(
    `repeated-${key}`,
    [key],
    `The page "${other.route}" ("${other.locator.file}") has the same ${words}.`,
    'Give each of the two words of its own, by which search results tell them apart.',
  )
