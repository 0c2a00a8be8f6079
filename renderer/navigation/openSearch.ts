import type { SiteData } from '../../schema/model/viewModel.ts'

/** The code of the search comes with its first use. */
export const loadSearch = () => import('../search/showSearch.tsx')

/** Without its code the page that searches says what to do. */
export const openSearch = (site: SiteData): Promise<void> =>
  loadSearch().then(
    ({ showSearch }) => showSearch(site),
    () => window.location.assign(`${site.base}search`),
  )

/** The keys `/` and Ctrl K open the search. */
export function openSearchByKey(site: SiteData): void {
  document.addEventListener('keydown', event => {
    const { key, target } = event
    const isShortcut =
      key === '/'
        ? target instanceof Element && !target.matches('input, textarea, select, [contenteditable]')
        : key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || document.querySelector('dialog[open]')) return
    event.preventDefault()
    openSearch(site)
  })
}
