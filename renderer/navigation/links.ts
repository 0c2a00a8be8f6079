import { navigate } from 'wouter/use-browser-location'
import { canonicalPath } from '../../schema/model/paths.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { isFilePath, isPlainClick, isSameOrigin } from '../browser/clicks.ts'
import { prefersReducedData } from '../browser/prefersReducedData.ts'
import { loadPage } from './loadPage.ts'
import { loadSearch, openSearch } from './openSearch.ts'

/**
 * Navigates on the client when a link to a page of this site is clicked, and prefetches the page when the link is hovered or
 * focused. Delegated listeners serve prerendered HTML and React alike, so links stay plain `<a href>`. Those with `data-search`
 * open the search.
 */
export function interceptLinks(site: SiteData): void {
  document.addEventListener('click', event => {
    const link = pageLink(event, site)
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (isSearch(link)) openSearch(site)
    else navigate(link.pathname + link.search + link.hash)
  })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, event => prefetch(pageLink(event, site), site), { passive: true })
  }
}

function prefetch(link: HTMLAnchorElement | undefined, site: SiteData) {
  // A failure is reported when the link is followed.
  if (!link || prefersReducedData()) return
  const loading = isSearch(link) ? loadSearch() : loadPage(link.pathname, site)
  loading.catch(() => undefined)
}

/** The link around the event's target, if it leads to another page of this site. */
function pageLink({ target }: Event, site: SiteData): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  return link && isPage(link, site) && (isSearch(link) || !isSamePage(link)) ? link : undefined
}

const isSearch = (link: HTMLAnchorElement): boolean => 'search' in link.dataset

/** Whether a link leads to a page of this site, and not to a file. */
const isPage = (link: HTMLAnchorElement, site: SiteData): boolean =>
  isSameOrigin(link) &&
  `${link.pathname}/`.startsWith(site.base) &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self') &&
  !isFilePath(link.pathname)

/** The browser handles links within the page itself. When only the query differs, it would reload the document. */
const isSamePage = (link: HTMLAnchorElement): boolean =>
  canonicalPath(link.pathname) === canonicalPath(window.location.pathname) &&
  link.search === window.location.search
