/** The address as it is compared: lower case, no trailing slash. `/Stages/JHS/` and `/stages/jhs` are one. */
export const canonicalPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/'

/**
 * Where a page's data lies.
 * @param path the address of a page, with the base that the site is published under
 * @param base that base, with a slash at both ends; it keeps its letter case
 */
export const pageDataUrl = (path: string, base = '/'): string => {
  const below = canonicalPath(path).slice(base.length - 1)
  return `${base}${below.replace(/^\//, '')}/page.json`.replace(/\/{2,}/g, '/')
}

/** Whether `path` is `prefix` or lies below it. Both may be spelled in any letter case. */
export const isBelow = (path: string, prefix: string): boolean => {
  const at = canonicalPath(path)
  const top = canonicalPath(prefix)
  return at === top || at.startsWith(top === '/' ? '/' : `${top}/`)
}

/** The folder in which a page lies: `/stages/ils` → `/stages`; of those at the top it has no name. */
export const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/'))
