/** The canonical form for comparing addresses: lower case, no trailing slash. `/Stages/JHS/` and `/stages/jhs` are equal. */
export const canonicalPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/'

/** Whether `path` is `prefix` or below it, in any letter case. */
export const isBelow = (path: string, prefix: string): boolean => {
  const at = canonicalPath(path)
  const top = canonicalPath(prefix)
  return at === top || at.startsWith(top === '/' ? '/' : `${top}/`)
}

/** The parent of a route: `/stages/ils` → `/stages`, `/stages` → the empty string. */
export const folderOf = (route: string): string => route.slice(0, route.lastIndexOf('/'))
