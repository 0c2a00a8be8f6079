import { useState } from 'react'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import { mergedOf, settledText, TwoVersions } from './TwoVersions.tsx'

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
    <div data-note="error" role="alert">
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

interface ConflictDialogProps {
  document: EditedDocument
  /** The text that the other author has saved. */
  theirs: string
  onClose(): void
  onSettle(text: string): void
}

/** Two versions of a page side by side. What only one author has changed is kept; of the rest the author takes one. */
function ConflictDialog({ document, theirs, onClose, onSettle }: ConflictDialogProps) {
  const versions = { base: document.saved, own: document.text, theirs }
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const count = mergedOf(versions).contested.length
  return (
    <Dialog title="Two versions of this page" isWide={count > 0} onClose={onClose}>
      <p>
        {count === 0
          ? 'You and somebody else have changed different things. Both can stay.'
          : 'Choose what stays where both of you have changed the same. All other changes of both stay.'}
      </p>
      <TwoVersions name="place" versions={versions} taken={taken} onTake={setTaken} />
      <Actions>
        <button type="button" onClick={onClose}>
          Decide later
        </button>
        <button type="button" data-kind="primary" onClick={() => onSettle(settledText(versions, taken))}>
          {count === 0 ? 'Keep both' : 'Keep these'}
        </button>
      </Actions>
    </Dialog>
  )
}
