import { canonicalPath } from '../../model/paths.ts'
import type { Problem } from '../../problems/problem.ts'
import type { DocumentOf } from '../../read/Document.ts'
import { type Addresses, withoutIndexHtml } from '../addresses.ts'
import { categoriesOf } from './categories.ts'

/** The addresses without the categories of which visitors see no post. @param posts those that they see */
export function withShownCategories(
  addresses: Addresses,
  posts: readonly { categories: readonly string[] }[],
  fill: (text: string) => string,
): Addresses {
  const { list, all } = addresses.categories
  if (list === undefined) return addresses
  const isListShown = addresses.routes.has(canonicalPath(list))
  const shown = isListShown ? categoriesOf(posts, list, fill) : []
  const left = new Set(shown.map(({ route }) => route))
  const gone = new Set(all.flatMap(({ route }) => (left.has(route) ? [] : route)))
  const absence = addresses.hidden.get(canonicalPath(list)) ?? 'has no post that visitors see'
  return {
    ...addresses,
    routes: new Map([...addresses.routes].filter(([, route]) => !gone.has(route))),
    hidden: new Map([...addresses.hidden, ...[...gone].map(route => [route, absence] as const)]),
    categories: { ...addresses.categories, all: shown },
  }
}

/** Checks that no document takes the address of a category. */
export function categoryProblems(pages: readonly DocumentOf<'page'>[], { categories }: Addresses): Problem[] {
  const names = new Map(categories.all.map(({ route, name }) => [canonicalPath(route), name]))
  return pages.flatMap(({ route, value: { aliases = [] }, locator }) =>
    [route, ...aliases].flatMap((address, index) => {
      const name = names.get(withoutIndexHtml(address))
      if (name === undefined) return []
      return locator.place({
        code: 'address-taken',
        path: index === 0 ? [] : ['aliases', index - 1],
        message: `The address "${address}" belongs to the page of the category "${name}".`,
        suggestion:
          index === 0
            ? 'Rename this file, or write the category in another way.'
            : 'Delete this alias, or write another address.',
      })
    }),
  )
}
