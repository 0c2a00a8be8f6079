/** The prefix of every generated class name. The browser finds the prerendered styles by it. */
export const CACHE_KEY = 'c'
