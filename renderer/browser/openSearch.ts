import { fetchSite } from './startIslands.ts'

/** The code of the search, and what it knows of the site, come with its first use. */
export const loadSearch = () => Promise.all([import('../search/showSearch.tsx'), fetchSite()])

/**
 * Opens the search over the page. Without its code the page that searches says what to do.
 * @param page its address
 * @param visit navigates to an address
 */
export const openSearch = (page: string, visit: (address: string) => void): Promise<void> =>
  loadSearch().then(
    ([{ showSearch }, site]) => showSearch(site, visit),
    () => window.location.assign(page),
  )

/** The keys `/` and Ctrl K open the search. */
export function openSearchByKey(...search: Parameters<typeof openSearch>): void {
  document.addEventListener('keydown', event => {
    const { key, target } = event
    const isShortcut =
      key === '/'
        ? target instanceof Element && !target.matches('input, textarea, select, [contenteditable]')
        : key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || document.querySelector('dialog[open]')) return
    event.preventDefault()
    openSearch(...search)
  })
}
