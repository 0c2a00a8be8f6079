import { canonicalPath, isBelow } from '../../schema/model/paths.ts'

/**
 * The value of `aria-current` for a menu item: `page` on its own page, `true` on the pages below it. For the home page it is
 * never `true`, because every path is below it.
 */
export function ariaCurrent(path: string, route: string, base: string): 'page' | 'true' | undefined {
  const item = canonicalPath(path)
  if (item === canonicalPath(route)) return 'page'
  return item !== canonicalPath(base) && isBelow(route, item) ? 'true' : undefined
}
