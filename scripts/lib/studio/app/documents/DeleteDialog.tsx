import { useEffect, useState } from 'react'
import type { Dependents, LinkingDocument } from '../../documents/linksHere.ts'
import { call, type StudioError } from '../api.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './documents.module.css'

interface DeleteDialogProps {
  file: string
  title: string
  /** Is given the document's id in the bin. */
  onDeleted(id: string): void
  onClose(): void
}

/** Shows what links to a document before it goes into the bin. */
export function DeleteDialog({ file, title, onDeleted, onClose }: DeleteDialogProps) {
  const [dependents, setDependents] = useState<Dependents>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    call('dependents', { file }).then(setDependents, (error: StudioError) => setFailure(error.message))
  }, [file])
  const remove = async () => {
    const { id } = await call('deleteDocument', { file })
    onClose()
    onDeleted(id)
  }
  return (
    <DialogForm
      title={`Delete “${title}”`}
      action="Move it to the bin"
      isReady={dependents !== undefined}
      onSubmit={remove}
      onClose={onClose}
    >
      <div role="status">
        {failure ?? (dependents ? <Consequences {...dependents} /> : 'Looking for links to it …')}
      </div>
      <p>The bin keeps it. You can restore it at any time.</p>
    </DialogForm>
  )
}

function Consequences({ links, others }: Dependents) {
  return (
    <>
      {links.length === 0 && <p>Nothing links to it.</p>}
      {links.length > 0 && (
        <>
          <p>Links here would lead nowhere until you change them:</p>
          <ul className={styles.dependents}>
            {links.map(link => (
              <li key={link.file}>
                <b>{link.title}</b> {wordsOf(link)}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>This would be wrong, too:</p>
          <ul className={styles.dependents}>
            {others.map(message => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const wordsOf = ({ words }: LinkingDocument): string =>
  words.length > 0
    ? [...new Set(words)].map(word => `“${word}”`).join(', ')
    : 'It has mistakes, so look there yourself.'
