import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandSiteProvider } from '../contexts/SiteProvider.tsx'
import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import type { IslandSite } from '../islandSite.ts'
import { css } from '../theme/css.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { SearchBox } from './SearchBox.tsx'

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

interface SearchDialogProps {
  onClose: () => void
  /** Navigates to an address. */
  onVisit: (address: string) => void
}

/** The search in a dialog over the page. */
export function SearchDialog({ onClose, onVisit }: SearchDialogProps) {
  const { base } = useSite()
  const { search } = useWords()
  const [query, setQuery] = useState('')
  return (
    <ModalDialog title={search} onClose={onClose}>
      <div className={content}>
        <SearchBox
          query={query}
          onQuery={setQuery}
          isFirst
          onFollow={onClose}
          onSubmit={asked => {
            onClose()
            onVisit(`${base}search?q=${encodeURIComponent(asked)}`)
          }}
        />
      </div>
    </ModalDialog>
  )
}

const content = css({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 20 })
