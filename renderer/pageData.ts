import type { PageData, SiteData } from '../schema/data.ts'

/** The element in which the build leaves what the code needs to take over the page. */
function embedded(): HTMLElement {
  const found = document.getElementById('page-data')
  if (!found) throw new Error('The document has no element "page-data"')
  return found
}

/** The page that was prerendered; sections that keep their HTML without their data. */
export const firstPage = (): PageData => JSON.parse(embedded().textContent ?? '') as PageData // as the build wrote it

/** The path that it came from. The address bar may be further on, or back, by the time React is there. */
export const firstPath = window.location.pathname

/** The code that the page needs besides what starts it, to be fetched in one go. */
export const codeUrls = (): string[] => (embedded().dataset.code ?? '').split(' ').filter(Boolean)

let site: Promise<SiteData> | undefined

/** What all pages share, fetched once. @throws when that fails; the next call then tries again */
export const fetchSite = (): Promise<SiteData> => {
  site ??= fetchJson(embedded().dataset.site ?? '').catch((error: unknown) => {
    site = undefined
    throw error
  })
  return site
}

async function fetchJson(url: string): Promise<SiteData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as SiteData // as the build wrote it
}
