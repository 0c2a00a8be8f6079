import createCache, { type EmotionCache } from '@emotion/cache'
import { type ReactNode, startTransition, useEffect } from 'react'
import { CACHE_KEY, cacheOptions } from './cacheKey.ts'
import { nextTask } from './nextTask.ts'

let cache: EmotionCache | undefined

/** What emotion knows a rule or a movement by, without the prefix of classes. */
const NAMES = new RegExp(`(?:\\.${CACHE_KEY}-|@keyframes )([\\w-]+)`, 'g')

/**
 * The styles of the whole document, those that were prerendered included. Emotion would find these by itself, and move
 * their element, after which the browser would lay out the page anew.
 */
export function styleCache(): EmotionCache {
  if (cache) return cache
  cache = createCache(cacheOptions)
  const prerendered = document.querySelector('style[data-critical]')?.textContent ?? ''
  for (const [, id = ''] of prerendered.matchAll(NAMES)) cache.inserted[id] = true
  return cache
}

/**
 * Attaches React to a prerendered element.
 * @param identifierPrefix the one that it was prerendered with
 * @returns fulfilled once every effect of the first render has run
 */
export async function attach(id: string, app: ReactNode, identifierPrefix?: string): Promise<void> {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The document has no element "${id}"`)
  // It lies in the file that is here already (vite.config.ts), but runs only now: half of one long task before hydration.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  return new Promise((resolve, reject) => {
    // A transition is done in short pieces, between which the browser answers the visitor.
    startTransition(() => {
      hydrateRoot(element, <Attached onAttached={resolve}>{app}</Attached>, {
        identifierPrefix,
        onUncaughtError(error) {
          // Long after the first render, too: then nobody waits for this promise any more.
          reportError(error)
          reject(error)
        },
      })
    })
  })
}

function Attached({ onAttached, children }: { onAttached: () => void; children: ReactNode }) {
  useEffect(onAttached, [onAttached])
  return children
}
