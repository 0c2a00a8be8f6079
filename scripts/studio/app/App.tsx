// scripts/studio/app: the studio in the browser: list, page, form and dialogs. Asks the host by call.ts and holds
// what an author has typed (state/) until it is saved.

import { useEffect, useState } from 'react'
import type { SiteList } from '../host/Studio.ts'
import { call, type StudioError } from './call.ts'
import { Shell } from './shell/Shell.tsx'

/** The studio, once it knows the site. */
export function App() {
  const { list, failure } = useSite()
  useBrand(list?.brand)
  if (list) return <Shell list={list} failure={failure} />
  return <p role="status">{failure ?? 'The site is being read …'}</p>
}

/** Dresses the studio in the site's accent, and its headings in the site's typeface. */
function useBrand(brand: SiteList['brand']): void {
  const { accent, faces, display, weight } = brand ?? {}
  useEffect(() => {
    if (display === undefined) return
    const sheet = new CSSStyleSheet()
    const own = accent === undefined ? '' : `--accent: ${accent};`
    sheet.replaceSync(`${faces} :root { ${own} --display: ${display}; --display-weight: ${weight} }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [accent, faces, display, weight])
}

/** What the studio knows of the site. */
interface SiteState {
  list: SiteList | undefined
  /** Why the studio cannot be reached. */
  failure: string | undefined
}

/** Milliseconds after which the studio is asked again, if it did not answer. */
const PAUSE = 1000

/** Loads the list of documents, and again whenever something changes on disk, or is not saved any more or yet. */
function useSite(): SiteState {
  const [state, setState] = useState<SiteState>({ list: undefined, failure: undefined })
  useEffect(() => {
    let isMounted = true
    const update = (change: Partial<SiteState>) => {
      if (isMounted) setState(previous => ({ ...previous, ...change }))
    }
    const follow = async () => {
      let revision = -1
      while (isMounted) {
        try {
          const changed = await call('changes', { since: revision })
          if (changed.revision !== revision) {
            update({ list: await call('list', {}), failure: undefined })
            revision = changed.revision
          }
        } catch (error) {
          update({ failure: (error as StudioError).message }) // `call` throws nothing else
          // The next answer may be that of a studio that was started again, which counts anew.
          revision = -1
          await new Promise(resolve => setTimeout(resolve, PAUSE))
        }
      }
    }
    follow()
    return () => {
      isMounted = false
    }
  }, [])
  return state
}
