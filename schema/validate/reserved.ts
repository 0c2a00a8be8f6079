import { canonicalPath } from '../model/paths.ts'
import { fileProblem, type Problem } from '../problems/problem.ts'
import type { DocumentOf } from '../read/Document.ts'
import { type Addresses, withoutIndexHtml } from './addresses.ts'
import type { ValidationContext } from './ValidationContext.ts'

/** Files that the build writes. */
const BUILT_FILES =
  /^\/(?:index\.html|404\.html|sitemap\.xml|robots\.txt|icon-\d+\.png|favicon\.ico|site\.webmanifest|_redirects|_headers|search\/.*|assets\/.*)$/

/** Files that the build writes next to the posts. */
const BLOG_FILES = ['feed.xml', 'feed.json', '_missing']

/** Files that the build writes next to the posts of a category. */
const CATEGORY_FILES = BLOG_FILES.filter(name => name.startsWith('feed.'))

/** @param blog the address of the blog */
const isBuilt = (path: string, { categories }: Addresses, blog: string | undefined): boolean =>
  BUILT_FILES.test(path) ||
  (blog !== undefined && BLOG_FILES.some(name => path === `${blog}/${name}`)) ||
  categories.all.some(({ route }) => CATEGORY_FILES.some(name => path === `${route}/${name}`))

/** Files that the build writes for each page. */
const PAGE_FILES = /^(.*)\/(?:index\.html|calendar\.ics)$/

/** Whether the site uses an address itself. */
export const isOwnAddress = (address: string): boolean => /^\/(?:assets|404|search)(?:\/|$)/i.test(address)

/**
 * Checks that the build overwrites no file of `public`.
 * @param blog the address of the blog
 */
export const reservedFiles = (
  { files }: ValidationContext,
  addresses: Addresses,
  blog: string | undefined,
): Problem[] =>
  [...files.keys()]
    .filter(path => {
      const [, folder] = PAGE_FILES.exec(path) ?? []
      return (
        isBuilt(path, addresses, blog) ||
        (folder !== undefined && addresses.routes.has(canonicalPath(folder)))
      )
    })
    .map(path =>
      fileProblem(
        `public${path}`,
        'reserved-file-name',
        `The build writes a file "${path}" itself.`,
        'Rename this one, or delete it.',
      ),
    )

/** Checks that no alias takes the path of a file, or a path below one. */
export function aliasProblems(
  pages: readonly DocumentOf<'page'>[],
  { files }: ValidationContext,
  addresses: Addresses,
  blog: string | undefined,
): Problem[] {
  const publicFiles = new Map([...files.keys()].map(path => [path.toLowerCase(), path]))
  const htmlAliases = new Map(
    pages
      .flatMap(({ value: { aliases = [] } }) => aliases)
      .filter(alias => /\.html$/i.test(alias))
      .map(alias => [canonicalPath(alias), alias]),
  )
  return pages.flatMap(({ value: { aliases = [] }, locator }) =>
    aliases.flatMap((alias, index) => {
      const conflict = (code: 'reserved-address' | 'address-taken', reason: string) =>
        locator.place({
          code,
          path: ['aliases', index],
          message: `The address "${alias}" ${reason}`,
          suggestion: 'Delete this alias, or write another address.',
        })
      // A file cannot be a folder too, so the addresses above the alias count as well.
      const paths = withoutIndexHtml(alias)
        .split('/')
        .map((_, at, names) => names.slice(0, at + 1).join('/'))
      if (isOwnAddress(alias) || paths.some(path => isBuilt(path, addresses, blog) || PAGE_FILES.test(path)))
        return conflict('reserved-address', 'is used by the site itself.')
      const ancestors = paths.slice(0, -1).map(path => htmlAliases.get(path))
      const page = ancestors.find(found => found !== undefined)
      if (page !== undefined)
        return conflict('address-taken', `lies below "${page}", which is a file and no folder.`)
      const file = paths.map(path => publicFiles.get(path)).find(found => found !== undefined)
      if (file === undefined) return []
      return conflict('address-taken', `belongs to the file "public${file}"; letter case does not count.`)
    }),
  )
}
