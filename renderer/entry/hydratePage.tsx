import { nextTask } from '../browser/nextTask.ts'
import { BrowserApp } from '../navigation/BrowserApp.tsx'
import { interceptLinks } from '../navigation/links.ts'
import { openSearchByKey } from '../navigation/openSearch.ts'
import { fetchSite, initialPage } from '../navigation/pageData.ts'
import { startScrollRestoration } from '../navigation/scrollRestoration.ts'
import { loadCode } from '../page/loadSections.ts'
import { saveStaticHtml } from '../page/staticHtml.ts'
import { hydrateElement } from './hydrateElement.tsx'

/** Hydrates the prerendered page. @throws when code or data cannot be fetched */
export async function hydratePage(): Promise<void> {
  const page = initialPage()
  const [site] = await Promise.all([fetchSite(), loadCode(page)])
  saveStaticHtml()
  startScrollRestoration()
  await nextTask()
  await hydrateElement('root', <BrowserApp initialPage={page} site={site} />)
  // Not earlier: until then React does not listen for changes of the address.
  interceptLinks(site)
  if (site.hasSearch) openSearchByKey(site)
}
