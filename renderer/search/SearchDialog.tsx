import { useState } from 'react'
import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { Modal } from '../ui/Modal.tsx'
import { SearchBox } from './SearchBox.tsx'

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
    <Modal title={search} onClose={onClose}>
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
    </Modal>
  )
}

const content = css({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 20 })
