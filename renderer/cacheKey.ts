/** The prefix of every generated class name. The browser finds the prerendered styles by it. */
export const CACHE_KEY = 'c'

/** Of every style cache. No vendor prefixes: the few that browsers still want are written where they are wanted. */
export const cacheOptions = { key: CACHE_KEY, stylisPlugins: [] }
