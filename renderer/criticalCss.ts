import createCache, { type EmotionCache } from '@emotion/cache'
import { CACHE_KEY } from './cacheKey.ts'

/** Styles for the `<style>` of a page: class names without their prefix, and the rules. */
export interface CriticalCss {
  ids: string
  css: string
}

/** A cache that collects the styles of all pages of a site, each once, instead of printing them beside each element. */
export function collectingCache(): EmotionCache {
  const cache = createCache({ key: CACHE_KEY })
  cache.compat = true
  return cache
}

const className = new RegExp(`${CACHE_KEY}-([\\w-]+)`, 'g')

/**
 * The styles that some HTML uses, in the order in which it first does: the same whatever was rendered before.
 * @param cache the one that the HTML was rendered with
 */
export function criticalCss(cache: EmotionCache, html: string): CriticalCss {
  const { inserted, registered } = cache
  const used = new Set<string>()
  for (const [, id = ''] of html.matchAll(className)) if (inserted[id] !== undefined) used.add(id)
  const rules = rulesOf(used)
  // What no class bears: rules for the whole document, and the movements that rules of classes name.
  const free = Object.keys(inserted).filter(id => registered[`${CACHE_KEY}-${id}`] === undefined)
  const isMovement = (id: string) => id.startsWith('animation-')
  const common = [
    ...free.filter(id => !isMovement(id)),
    ...free.filter(id => isMovement(id) && rules.includes(id)).sort(),
  ]
  return { ids: [...common, ...used].join(' '), css: rulesOf(common) + rules }

  function rulesOf(ids: Iterable<string>): string {
    return [...ids].map(id => inserted[id]).join('')
  }
}
