import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SectionProvider } from '../contexts/SectionProvider.tsx'
import { IslandSiteProvider, useWords } from '../contexts/site.tsx'
import type { IslandSite } from '../islandSite.ts'
import { SectionError } from '../page/SectionError.tsx'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import type { IslandData } from '../ui/Island.tsx'

/**
 * Hydrates an island, or renders it where nothing was prerendered.
 * @param data the JSON behind its element
 * @returns fulfilled once every effect of the first render has run, with what ends it
 */
export function hydrateIsland(
  element: Element,
  // The table pairs the name of an island with its component, and the build wrote its props.
  Component: ComponentType<never>,
  { prefix, props, context }: IslandData,
  site: IslandSite,
): Promise<() => void> {
  const AnyComponent = Component as ComponentType<object>
  // A section's references are among its props and in its context alike.
  const content = <AnyComponent {...props} {...(context && { refs: context.refs })} />
  const restoreAnswers = rememberAnswers(element)
  return new Promise(resolve => {
    const onHydrated = () => {
      restoreAnswers()
      resolve(() => root?.unmount())
    }
    const app = (
      <Hydrated onHydrated={onHydrated}>
        <IslandSiteProvider site={site}>
          <ErrorBoundary fallback={<FailedIsland />}>
            {context ? <SectionProvider context={context}>{content}</SectionProvider> : content}
          </ErrorBoundary>
        </IslandSiteProvider>
      </Hydrated>
    )
    const options = prefix === undefined ? {} : { identifierPrefix: prefix }
    let root: ReturnType<typeof createRoot> | undefined
    // React does a transition in short slices, between which the browser can answer the visitor.
    startTransition(() => {
      if (isAsPrerendered(element)) root = hydrateRoot(element, app, options)
      else {
        root = createRoot(element, options)
        root.render(app)
      }
    })
  })
}

/** A browser that translates has wrapped the texts, which React would not find. */
const isAsPrerendered = (element: Element): boolean =>
  element.hasChildNodes() && element.querySelector('font') === null

/** @returns repeats focus and answers where React has rendered the fields of a form anew */
function rememberAnswers(element: Element): () => void {
  const fieldsIn = () => [
    ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    ),
  ]
  const before = fieldsIn()
  const focused = before.findIndex(field => field.matches(':focus'))
  return () => {
    if (before.every(field => field.isConnected)) return
    const after = fieldsIn()
    for (const [index, field] of before.entries()) {
      const other = after[index]
      if (!other) continue
      if (other instanceof HTMLInputElement && field instanceof HTMLInputElement) {
        other.checked = field.checked
        other.files = field.files
        if (field.type === 'file') continue
      }
      other.value = field.value
    }
    after[focused]?.focus({ preventScroll: true })
  }
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

/** Says what the visitor can do. React logs to the console what was thrown. */
const FailedIsland = () => <SectionError advice={useWords().sectionFailed} />
