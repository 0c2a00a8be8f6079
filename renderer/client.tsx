import createCache from '@emotion/cache'
import { hydrateRoot } from 'react-dom/client'
import type { PageData, SiteData } from '../schema/data.ts'
import { BrowserApp } from './BrowserApp.tsx'
import { markBrokenPictures } from './brokenPictures.ts'
import { CACHE_KEY } from './cacheKey.ts'
import { followLinks } from './links.ts'
import { loadAfresh } from './loadAfresh.ts'
import { loadSections } from './loadSections.ts'
import { typesNeeded } from './pageVariants.ts'
import { restrictSinks } from './trustedTypes.ts'

hydratePage().catch((error: unknown) => {
  // The page stands as prerendered HTML; what is lost is what React would add.
  if (!loadAfresh()) console.error(error)
})

/** Attaches React to the prerendered page. @throws when code or data cannot be fetched */
async function hydratePage(): Promise<void> {
  restrictSinks()
  const root = element('root')
  const embedded = element('page-data')
  // The build wrote both from these types.
  const page = JSON.parse(embedded.textContent ?? '') as PageData
  const [site] = await Promise.all([fetchSite(embedded.dataset.site ?? ''), loadSections(typesNeeded(page))])
  markBrokenPictures()
  followLinks(site)
  hydrateRoot(root, <BrowserApp first={page} site={site} cache={createCache({ key: CACHE_KEY })} />)
}

async function fetchSite(url: string): Promise<SiteData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as SiteData
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The document has no element "${id}"`)
  return found
}
