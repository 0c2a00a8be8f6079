import { useState } from 'react'
import type { EditedDocument } from '../state/studioState.ts'
import { PublishDialog } from './PublishDialog.tsx'

interface PublishButtonProps {
  /** The documents that have been opened. */
  documents: Readonly<Record<string, EditedDocument>>
  onOpen(file: string): void
}

/** Opens the review of what has changed since the site was published last. */
export function PublishButton({ documents, onOpen }: PublishButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const openDocument = (file: string) => {
    setIsOpen(false)
    onOpen(file)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Review and publish
      </button>
      {isOpen && (
        <PublishDialog documents={documents} onOpen={openDocument} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
