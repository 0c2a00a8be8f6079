import { useState } from 'react'
import { currentSteps, type EditedDocument, isUnsaved } from '../state/studioState.ts'
import type { Documents } from '../state/useDocuments.ts'
import { Colleagues } from './Colleagues.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import styles from './shell.module.css'

const widths = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 820 },
  { name: 'Desktop', width: undefined },
]

interface TopBarProps {
  site: string
  documents: Documents
  width: number | undefined
  onWidth(width: number | undefined): void
  /** In a narrow window, where the list takes the place of the form. */
  isListShown: boolean
  onList(isShown: boolean): void
  onOpen(file: string): void
}

/** What concerns all of the studio: undo, the width of the page, saving, publishing. */
export function TopBar({ site, documents, width, onWidth, isListShown, onList, onOpen }: TopBarProps) {
  const { state, current } = documents
  const { past, future } = currentSteps(state)
  const canSave = current !== undefined && isUnsaved(current) && !current.conflict
  return (
    <header className={styles.bar}>
      <h1>{site}</h1>
      {current && (
        <button
          type="button"
          className={styles.listButton}
          aria-pressed={isListShown}
          onClick={() => onList(!isListShown)}
        >
          Pages
        </button>
      )}
      <fieldset aria-label="Steps">
        <button type="button" disabled={past.length === 0} onClick={documents.undo}>
          Undo
        </button>
        <button type="button" disabled={future.length === 0} onClick={documents.redo}>
          Redo
        </button>
      </fieldset>
      <fieldset aria-label="Width of the page">
        {widths.map(({ name, width: offered }) => (
          <button key={name} type="button" aria-pressed={width === offered} onClick={() => onWidth(offered)}>
            {name}
          </button>
        ))}
      </fieldset>
      <p role="status">{current && (isUnsaved(current) ? 'Not saved yet' : 'Saved')}</p>
      <button type="button" data-kind="primary" disabled={!canSave} onClick={documents.save}>
        Save
      </button>
      <PublishButton documents={state.documents} onOpen={onOpen} />
    </header>
  )
}

interface PublishButtonProps {
  /** The documents that have been opened. */
  documents: Readonly<Record<string, EditedDocument>>
  onOpen(file: string): void
}

/** What colleagues have published, and the review of what has changed here since the site was published last. */
function PublishButton({ documents, onOpen }: PublishButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [closed, setClosed] = useState(0)
  const close = () => {
    setIsOpen(false)
    setClosed(closed + 1)
  }
  const openDocument = (file: string) => {
    close()
    onOpen(file)
  }
  return (
    <>
      <Colleagues published={closed} />
      <button type="button" onClick={() => setIsOpen(true)}>
        Review and publish
      </button>
      {isOpen && <PublishDialog documents={documents} onOpen={openDocument} onClose={close} />}
    </>
  )
}
