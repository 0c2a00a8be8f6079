import { attach, styleCache } from './attach.tsx'
import { BrowserApp } from './BrowserApp.tsx'
import { keepSections } from './keptSections.ts'
import { followLinks } from './links.ts'
import { loadCode } from './loadSections.ts'
import { moveDisclosures } from './motion.ts'
import { nextTask } from './nextTask.ts'
import { fetchSite, firstPage } from './pageData.ts'
import { keepPlaces } from './places.ts'

/** Attaches React to the prerendered page. @throws when code or data cannot be fetched */
export async function hydratePage(): Promise<void> {
  const page = firstPage()
  const [site] = await Promise.all([fetchSite(), loadCode(page)])
  moveDisclosures()
  keepSections()
  keepPlaces()
  await nextTask()
  await attach('root', <BrowserApp first={page} site={site} cache={styleCache()} />)
  // Not before: React would not know that the address has changed.
  followLinks(site)
}
