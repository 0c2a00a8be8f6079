import { daysBetween } from '../../model/dayProblems.ts'
import { type Problem, say } from '../../problems/problem.ts'
import { type DocumentOf, isDraft } from '../../read/Document.ts'

/** Warns of each page that has the title or the description of an earlier page, and of each post with the title of another one. */
export const duplicateTitles = (
  pages: readonly DocumentOf<'page'>[],
  posts: readonly DocumentOf<'post'>[],
): Problem[] => [...duplicatePages(pages), ...duplicatePosts(posts)]

function duplicatePages(pages: readonly DocumentOf<'page'>[]): Problem[] {
  const titles = new Map<string, DocumentOf<'page'>>()
  const descriptions = new Map<string, DocumentOf<'page'>>()
  // A draft is compared with public pages, and these are not compared with it.
  return [...pages]
    .sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)))
    .flatMap(page => {
      const [title, description] = [page.value.title, page.value.description].map(plain)
      if (title === undefined || description === undefined) return []
      // The title of the home page is the name of the site.
      const titled = page.route === '/' ? undefined : titles.get(title)
      const described = descriptions.get(description)
      if (isDraft(page))
        // With the same description it is a copy that is to take the place of the page.
        return titled && described !== titled ? [duplicate(page, 'title', titled)] : []
      if (page.route !== '/' && !titled) titles.set(title, page)
      if (!described) descriptions.set(description, page)
      const words = titled && titled === described ? 'title and the same description' : 'title'
      return [
        ...(titled ? [duplicate(page, 'title', titled, words)] : []),
        ...(described && described !== titled ? [duplicate(page, 'description', described)] : []),
      ]
    })
}

/** In days. What comes again every year may be called the same: lists show the dates. */
const SAME_YEAR = 300

function duplicatePosts(posts: readonly DocumentOf<'post'>[]): Problem[] {
  const titled = new Map<string, DocumentOf<'post'>[]>()
  return [...posts]
    .sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)))
    .flatMap(post => {
      const title = plain(post.value.title)
      const alike = titled.get(title) ?? []
      titled.set(title, [...alike, post])
      const other = alike.find(({ value }) => Math.abs(daysBetween(value.date, post.value.date)) < SAME_YEAR)
      if (!other) return []
      return post.locator.place({
        code: 'repeated-title',
        path: ['title'],
        message: say`The post ${other.value.id} (${say.document(other.locator.file)}) has the same title.`,
        suggestion:
          'Give each of the two words of its own, by which lists and search results tell them apart, or delete the one that was written twice.',
      })
    })
}

/** Letter case and spaces make no other title. */
const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const duplicate = (
  page: DocumentOf<'page'>,
  key: 'title' | 'description',
  other: DocumentOf<'page'>,
  words: string = key,
) =>
  page.locator.place({
    code: `repeated-${key}`,
    path: [key],
    message: say`The page "${other.route}" (${say.document(other.locator.file)}) has the same ${words}.`,
    suggestion: 'Give each of the two words of its own, by which search results tell them apart.',
  })
