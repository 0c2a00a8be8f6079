import { placeOf } from './addresses.ts'
import type { World } from './content.ts'
import type { Of } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { fileProblem, type Problem } from './problem.ts'

/** Files that the build writes itself. */
const OWN_FILES =
  /^\/(?:index\.html|404\.html|page\.json|sitemap\.xml|robots\.txt|icon-\d+\.png|favicon\.ico|site\.webmanifest|shard\.json|_redirects|_headers|blog\/(?:feed\.xml|feed\.json|posts\.json|_missing)|assets\/.*)$/

/** Files that it writes beside pages. */
const BESIDE_PAGE = /^(.*)\/(?:index\.html|page\.json|calendar\.ics)$/

/** Whether an address lies where the site keeps files of its own. */
export const isOwnAddress = (address: string): boolean => /^\/(?:assets|404|page)(?:\/|$)/i.test(address)

/** Checks that no file in `public` would be overwritten. @param routes canonical path → route of the page there */
export const reservedFiles = ({ files }: World, routes: ReadonlyMap<string, string>): Problem[] =>
  [...files.keys()]
    .filter(path => {
      const [, folder] = BESIDE_PAGE.exec(path) ?? []
      return OWN_FILES.test(path) || (folder !== undefined && routes.has(canonicalPath(folder)))
    })
    .map(path =>
      fileProblem(
        `public${path}`,
        'reserved-file-name',
        `The build writes a file "${path}" itself.`,
        'Rename this one, or delete it.',
      ),
    )

/** Checks that no page has an alias where a file has to be. */
export function aliasProblems(pages: readonly Of<'page'>[], { files }: World): Problem[] {
  const known = new Map([...files.keys()].map(path => [path.toLowerCase(), path]))
  const ownFiles = new Map(
    pages
      .flatMap(({ outline: { aliases = [] } }) => aliases)
      .filter(alias => /\.html$/i.test(alias))
      .map(alias => [canonicalPath(alias), alias]),
  )
  return pages.flatMap(({ outline: { aliases = [] }, locator }) =>
    aliases.flatMap((alias, index) => {
      const path = ['aliases', index]
      const cure = 'Delete this alias, or write another address.'
      // A file is no folder: nothing can lie below its address either.
      const places = placeOf(alias)
        .split('/')
        .map((_, at, names) => names.slice(0, at + 1).join('/'))
      if (isOwnAddress(alias) || places.some(place => OWN_FILES.test(place) || BESIDE_PAGE.test(place)))
        return [
          locator.problem(
            'reserved-address',
            path,
            `The address "${alias}" is used by the site itself.`,
            cure,
          ),
        ]
      const above = places.slice(0, -1).map(place => ownFiles.get(place))
      const page = above.find(found => found !== undefined)
      if (page !== undefined)
        return [
          locator.problem(
            'address-taken',
            path,
            `The address "${alias}" lies below "${page}", which is a file and no folder.`,
            cure,
          ),
        ]
      const file = places.map(place => known.get(place)).find(found => found !== undefined)
      if (file === undefined) return []
      return [
        locator.problem(
          'address-taken',
          path,
          `The address "${alias}" belongs to the file "public${file}"; letter case does not count.`,
          cure,
        ),
      ]
    }),
  )
}
