import type { SiteData } from '../../schema/model/viewModel.ts'
import { SiteContext } from '../contexts/site.tsx'
import { SearchDialog } from './SearchDialog.tsx'

let closeLast = () => {}

/** Shows the search in a React root of its own, so that a page has no code for it before. React is there already. */
export async function showSearch(site: SiteData): Promise<void> {
  const { createRoot } = await import('react-dom/client')
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
    <SiteContext value={site}>
      <SearchDialog onClose={close} />
    </SiteContext>,
  )
}
