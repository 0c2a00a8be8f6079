import createCache, { type EmotionCache } from '@emotion/cache'
import { CACHE_KEY, cacheOptions } from './cacheKey.ts'

/** Styles for the `<style>` of a page: class names without their prefix, and the rules. */
export interface CriticalCss {
  ids: string
  css: string
}

/** A cache that collects the styles of all pages of a site, each once, instead of printing them beside each element. */
export function collectingCache(): EmotionCache {
  const cache = createCache(cacheOptions)
  cache.compat = true
  return cache
}

const ATTRIBUTE = 'class="'

/** Class names that some HTML uses, without their prefix, in the order in which it first does. */
export function usedIds({ inserted }: EmotionCache, html: string): string[] {
  const attributes = new Set<string>()
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    const end = html.indexOf('"', at + ATTRIBUTE.length)
    attributes.add(html.slice(at + ATTRIBUTE.length, end))
    at = end
  }
  const ids = [...attributes].flatMap(names => names.split(' ')).map(name => name.slice(CACHE_KEY.length + 1))
  return [...new Set(ids)].filter(id => inserted[id] !== undefined)
}

/** Sets of styles that pages have asked for; pages of the same section types mostly use the same. */
const known = new WeakMap<EmotionCache, Map<string, CriticalCss>>()

/**
 * The styles of the class names given, in that order: the same whatever was rendered before.
 * @param cache the one that the HTML was rendered with
 */
export function criticalCss(cache: EmotionCache, ids: readonly string[]): CriticalCss {
  const sets = known.get(cache) ?? new Map<string, CriticalCss>()
  known.set(cache, sets)
  const key = ids.join(' ')
  const found = sets.get(key) ?? gather(cache, ids)
  sets.set(key, found)
  return found
}

function gather({ inserted, registered }: EmotionCache, used: readonly string[]): CriticalCss {
  const rulesOf = (ids: readonly string[]) => ids.map(id => inserted[id]).join('')
  const rules = rulesOf(used)
  // What no class bears: rules for the whole document, and the movements that rules of classes name.
  const free = Object.keys(inserted).filter(id => registered[`${CACHE_KEY}-${id}`] === undefined)
  const isMovement = (id: string) => id.startsWith('animation-')
  const common = [
    ...free.filter(id => !isMovement(id)),
    ...free.filter(id => isMovement(id) && rules.includes(id)).sort(),
  ]
  return { ids: [...common, ...used].join(' '), css: rulesOf(common) + rules }
}
