import { createRoot } from 'react-dom/client'
import { IslandSiteProvider } from '../contexts/SiteProvider.tsx'
import type { IslandSite } from '../islandSite.ts'
import { SearchDialog } from './SearchDialog.tsx'

let closeLast = () => {}

/** Shows the search in a React root of its own. @param visit navigates to an address */
export function showSearch(site: IslandSite, visit: (address: string) => void): void {
  // A dialog that Escape has just closed is still there: the browser sends its close event later.
  closeLast()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    root.unmount()
    host.remove()
  }
  closeLast = close
  root.render(
    <IslandSiteProvider site={site}>
      <SearchDialog onClose={close} onVisit={visit} />
    </IslandSiteProvider>,
  )
}
