import { createRoot } from 'react-dom/client'
import { IslandSiteProvider } from '../contexts/site.tsx'
import type { IslandSite } from '../islandSite.ts'
import { SearchDialog } from './SearchBox.tsx'

let closeLast = () => {}

/** Shows the search over the page, in a React root of its own. */
export function showSearch(site: IslandSite): void {
  // A dialog that Escape has just closed is still there: the browser sends its close event later.
  closeLast()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  closeLast = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <IslandSiteProvider site={site}>
      <SearchDialog onClose={closeLast} />
    </IslandSiteProvider>,
  )
}
