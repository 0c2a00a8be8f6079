import { navigate } from 'wouter/use-browser-location'
import type { SiteData } from '../schema/data.ts'
import { canonicalPath } from '../schema/paths.ts'
import { isDataSaved } from './dataSaver.ts'
import { loadPage } from './loadPage.ts'

/**
 * Follows links to pages of this site without leaving the document, and fetches a page when a link to it is pointed at.
 * One listener for the whole document serves prerendered HTML and React alike, so links stay plain `<a href>`.
 */
export function followLinks(site: SiteData): void {
  document.addEventListener('click', event => {
    const link = linkOf(event)
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    if (!isPage(link, site) || isSamePage(link)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, event => prefetch(linkOf(event), site), { passive: true })
  }
}

function prefetch(link: HTMLAnchorElement | undefined, site: SiteData) {
  if (!link || !isPage(link, site) || isSamePage(link) || isDataSaved()) return
  // Whoever follows the link learns of a failure; pointing at it must not.
  loadPage(link.pathname, site).catch(() => undefined)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined

/** Whether a link leads to a page of this site, not to a file and not elsewhere. */
const isPage = (link: HTMLAnchorElement, site: SiteData): boolean =>
  link.origin === window.location.origin &&
  `${link.pathname}/`.startsWith(site.base) &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self') &&
  !/\.[a-z0-9]+$/i.test(link.pathname)

/** The browser itself goes to a place on the page that is shown. From one query to another it would load the page anew. */
const isSamePage = (link: HTMLAnchorElement): boolean =>
  canonicalPath(link.pathname) === canonicalPath(window.location.pathname) &&
  link.search === window.location.search
