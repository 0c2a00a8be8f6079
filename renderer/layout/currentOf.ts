import { canonicalPath, isBelow } from '../../schema/paths.ts'

/**
 * Whether a menu item is active, as `aria-current` says it: `page` on its own page, `true` on the pages below it.
 * The home page is only ever itself: every address lies below its.
 */
export function currentOf(path: string, route: string, base: string): 'page' | 'true' | undefined {
  const item = canonicalPath(path)
  if (item === canonicalPath(route)) return 'page'
  return item !== canonicalPath(base) && isBelow(route, item) ? 'true' : undefined
}
