import createCache, { type EmotionCache } from '@emotion/cache'
import { CACHE_KEY, cacheOptions } from './cacheKey.ts'

/** A cache that collects the styles of all pages of a site, each once, instead of printing them beside each element. */
export function collectingCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

const ATTRIBUTE = 'class="'

/** The class attributes in some HTML, each once, in the order in which they first come. */
export function classesIn(html: string): string[] {
  const classes = new Set<string>()
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    const end = html.indexOf('"', at + ATTRIBUTE.length)
    classes.add(html.slice(at + ATTRIBUTE.length, end))
    at = end
  }
  return [...classes]
}

/** What pages with the same class attributes share; pages of the same section types mostly have the same. */
const known = new WeakMap<EmotionCache, Map<string, string>>()

/**
 * The rules of the class attributes given, in that order: the same whatever was rendered before.
 * @param cache the one that the HTML was rendered with
 */
export function criticalCss(cache: EmotionCache, classes: readonly string[]): string {
  const sets = known.get(cache) ?? new Map<string, string>()
  known.set(cache, sets)
  const key = classes.join(' ')
  const found = sets.get(key) ?? gather(cache, idsOf(cache, key.split(' ')))
  sets.set(key, found)
  return found
}

/** Class names that are emotion's, each once and without their prefix. */
const idsOf = ({ inserted }: EmotionCache, names: readonly string[]): string[] =>
  [...new Set(names)].map(name => name.slice(CACHE_KEY.length + 1)).filter(id => inserted[id] !== undefined)

function gather({ inserted, registered }: EmotionCache, used: readonly string[]): string {
  const rulesOf = (ids: readonly string[]) => ids.map(id => inserted[id]).join('')
  const rules = rulesOf(used)
  // What no class bears: rules for the whole document, and the movements that rules of classes name.
  const free = Object.keys(inserted).filter(id => registered[`${CACHE_KEY}-${id}`] === undefined)
  const isMovement = (id: string) => id.startsWith('animation-')
  const common = [
    ...free.filter(id => !isMovement(id)),
    ...free.filter(id => isMovement(id) && rules.includes(id)).sort(),
  ]
  return rulesOf(common) + rules
}
