import type { PageData, SiteData } from '../../schema/model/viewModel.ts'
import { elementById } from '../browser/elementById.ts'

/** The element in which the build embeds what hydration needs. */
const pageDataElement = (): HTMLElement => elementById('page-data')

/** The prerendered page. Its static sections come without data. */
export const initialPage = (): PageData => JSON.parse(pageDataElement().textContent ?? '') as PageData // the build wrote it from this type

/** The path of the prerendered page. The visitor may have gone back or forth before React hydrates. */
export const initialPath = window.location.pathname

/** The chunks that the page needs besides the entry script. */
export const chunkUrls = (): string[] => (pageDataElement().dataset.code ?? '').split(' ').filter(Boolean)

const cache: { site?: Promise<SiteData> } = {}

/** The data that all pages share, cached. @throws when it cannot be fetched; the next call then tries again */
export const fetchSite = (): Promise<SiteData> => {
  cache.site ??= fetchJson(pageDataElement().dataset.site ?? '').catch((error: unknown) => {
    delete cache.site
    throw error
  })
  return cache.site
}

async function fetchJson(url: string): Promise<SiteData> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as SiteData // the build wrote it from this type
}
