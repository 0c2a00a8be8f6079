import { useState } from 'react'
import { valueOfText } from '../../json/edit.ts'
import type { EditedDocument } from '../state/studioState.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import styles from './conflict.module.css'

interface ConflictNoticeProps {
  document: EditedDocument
  /** Goes on with a text that knows both versions. */
  onSettle(text: string): void
}

/** Says that somebody else has saved the page meanwhile, and lets the author bring both versions together. */
export function ConflictNotice({ document, onSettle }: ConflictNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const { conflict, text } = document
  if (!conflict) return null
  const isReadable = valueOfText(conflict.text) !== undefined
  return (
    <div className={styles.notice} role="alert">
      <p>Somebody else has changed this page meanwhile. Nothing is lost: both versions are kept.</p>
      {isReadable ? (
        <button type="button" onClick={() => setOpen(true)}>
          Compare
        </button>
      ) : (
        <>
          <p>Theirs has a mistake that no form can show.</p>
          <button type="button" onClick={() => onSettle(text)}>
            Keep mine
          </button>
          <button type="button" onClick={() => onSettle(conflict.text)}>
            Take theirs
          </button>
        </>
      )}
      {isOpen && (
        <ConflictDialog
          document={document}
          theirs={conflict.text}
          onClose={() => setOpen(false)}
          onSettle={onSettle}
        />
      )}
    </div>
  )
}
