import { type ReactNode, startTransition, useEffect } from 'react'
import { elementById } from '../browser/elementById.ts'
import { nextTask } from '../browser/nextTask.ts'

/**
 * Hydrates a prerendered element.
 * @param identifierPrefix the one that it was prerendered with
 * @returns fulfilled once every effect of the first render has run
 */
export async function hydrateElement(id: string, app: ReactNode, identifierPrefix?: string): Promise<void> {
  const element = elementById(id)
  // The same chunk contains it (vite.config.ts). Importing it here splits its evaluation off the long task before.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  return new Promise((resolve, reject) => {
    // React does a transition in short slices, between which the browser can answer the visitor.
    startTransition(() => {
      hydrateRoot(element, <Hydrated onHydrated={resolve}>{app}</Hydrated>, {
        identifierPrefix,
        onUncaughtError(error) {
          // It may happen long after the first render, when nobody awaits this promise any more.
          reportError(error)
          reject(error)
        },
      })
    })
  })
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
