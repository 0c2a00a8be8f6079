import { nameInAddress } from '../../model/letters.ts'
import type { Category } from '../../model/post.ts'
import type { DocumentOf } from '../../read/Document.ts'
import type { RawDocument } from '../../read/rawDocument.ts'

export interface Categories {
  /** The route of the page that lists all posts; absent where none does. */
  list: string | undefined
  /** Sorted by route. */
  all: readonly Category[]
  /** Whether documents with mistakes may bring further ones. */
  isUnsure: boolean
}

type Fill = (text: string) => string

/** The address below which the pages of categories are. */
export const categoryFolder = (list: string): string => `${list === '/' ? '' : list}/category`

/** Of several pages that list all posts, the one at the address of the blog counts. */
export function collectCategories(
  pages: readonly DocumentOf<'page'>[],
  posts: readonly DocumentOf<'post'>[],
  invalid: readonly RawDocument[],
  blog: string | undefined,
  fill: Fill,
): Categories {
  const lists = pages
    .filter(({ shared }) => shared.some(({ ofCategory }) => ofCategory))
    .map(({ route }) => route)
  const isListInvalid = invalid.some(({ kind, route }) => kind === 'page' && route === blog)
  const list = isListInvalid ? blog : (lists.find(route => route === blog) ?? lists[0])
  const values = posts.map(({ value }) => value)
  return {
    list,
    all: list === undefined ? [] : categoriesOf(values, list, fill),
    isUnsure: isListInvalid || invalid.some(({ kind, isDraft }) => kind === 'post' && !isDraft),
  }
}

/** Folders with longer names cannot be stored everywhere. In characters, of which those of other scripts have up to four bytes. */
const [LONGEST_ASCII, LONGEST_OTHER] = [100, 60]

/**
 * The end of the address of a category, encoded: `Café` → `cafe`, `學校` → `%E5%AD%B8%E6%A0%A1`. The folder of its page has the
 * letters themselves. @returns nothing for a name without a letter or digit, which has no page
 */
export function categorySlug(name: string): string {
  const letters = [...nameInAddress(name)]
  const isAscii = letters.every(letter => letter <= '~')
  return encodeURIComponent(letters.slice(0, isAscii ? LONGEST_ASCII : LONGEST_OTHER).join(''))
}

/** The categories of some posts. */
export function categoriesOf(
  posts: readonly { categories: readonly string[] }[],
  list: string,
  fill: Fill,
): Category[] {
  const uses = new Map<string, number>()
  for (const name of posts.flatMap(({ categories }) => categories)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const spellings = new Map<string, [name: string, count: number][]>()
  for (const [written, count] of uses) {
    const name = fill(written)
    const slug = categorySlug(name)
    if (slug !== '') spellings.set(slug, [...(spellings.get(slug) ?? []), [name, count]])
  }
  return [...spellings]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([slug, alike]) => ({
      route: `${categoryFolder(list)}/${slug}`,
      name: mostFrequent(alike),
      names: [...new Set(alike.map(([name]) => name))],
    }))
}

/** Of equally frequent spellings the first. */
export const mostFrequent = (counts: readonly (readonly [name: string, count: number])[]): string =>
  counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
