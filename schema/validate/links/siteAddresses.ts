import { canonicalPath, isBelow } from '../../model/paths.ts'
import type { Problem } from '../../problems/problem.ts'
import type { DocumentOf } from '../../read/Document.ts'
import type { Addresses } from '../addresses.ts'
import type { ValidationContext } from '../ValidationContext.ts'

/** "elsewhere" exempts links from validation, so no page and no file of the site may be below one of its entries. */
export const elsewhereProblems = (
  { value, locator }: DocumentOf<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
  context: ValidationContext,
): Problem[] =>
  (value.elsewhere ?? []).flatMap((prefix, index) => {
    const path = [...routes.keys()].find(route => isBelow(route, prefix))
    const file = [...context.files.keys()].find(file => isBelow(file, prefix))
    if (path === undefined && file === undefined) return []
    const found = path === undefined ? `"public${file}" is a file` : `"${routes.get(path)}" is a page`
    return locator.problem(
      'own-site-by-name',
      ['elsewhere', index],
      `${found} of this website, so "${prefix}" does not lie elsewhere.`,
      'Delete this entry, or write where another one begins.',
    )
  })

/** A home page that answers every address hides from visitors that an address is wrong. */
export const catchAllProblems = (
  { value, locator }: DocumentOf<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
): Problem[] =>
  value.catchAlls.flatMap((page, index) =>
    routes.get(canonicalPath(page)) === '/'
      ? locator.problem(
          'home-page-answers-all',
          ['catchAlls', index],
          'The home page would answer every address that no page has.',
          'Delete this entry, or write the page that answers for a part of the site.',
        )
      : [],
  )
