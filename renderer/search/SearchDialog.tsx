import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { Modal } from '../ui/Modal.tsx'
import { SearchBox } from './SearchBox.tsx'

/** The search in a dialog over the page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
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
            navigate(`${base}search?q=${encodeURIComponent(asked)}`)
          }}
        />
      </div>
    </Modal>
  )
}

const content = css({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 20 })
