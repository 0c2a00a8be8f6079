import { useState } from 'react'
import type { ListedDocument } from '../../documents/listDocuments.ts'
import { call } from '../api.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DialogForm } from './DialogForm.tsx'
import styles from './documents.module.css'
import { RenameDialog } from './RenameDialog.tsx'
import { LONGEST_TITLE, TextInput } from './TextInput.tsx'

interface PageActionsProps {
  document: ListedDocument
  /** Its title as its author has written it. */
  title: string
  /** Whether there are changes that are not saved. */
  isUnsaved: boolean
  onOpen(file: string): void
  /** Is told that a document is no longer in its place. */
  onGone(file: string): void
  /** Is told of a document that is in the bin now. */
  onDeleted(deleted: { id: string; title: string }): void
}

/** What can be done with a page or a post as a whole. */
export function PageActions(props: PageActionsProps) {
  const { document, title, isUnsaved, onOpen, onGone, onDeleted } = props
  const [asking, setAsking] = useState<'duplicate' | 'rename' | 'delete'>()
  const close = () => setAsking(undefined)
  if (document.kind === 'site' || document.kind === 'template') return null
  const name = `“${title}”`
  return (
    <div className={styles.pageActions}>
      <button type="button" aria-label={`Duplicate ${name}`} onClick={() => setAsking('duplicate')}>
        Duplicate
      </button>
      <button type="button" aria-label={`Rename ${name}`} onClick={() => setAsking('rename')}>
        Rename
      </button>
      {document.route !== '/' && (
        <button type="button" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
          Delete
        </button>
      )}
      {asking === 'duplicate' && (
        <DuplicateDialog file={document.file} title={title} onOpen={onOpen} onClose={close} />
      )}
      {asking === 'rename' && (
        <RenameDialog
          document={document}
          title={title}
          isUnsaved={isUnsaved}
          onRenamed={file => {
            onGone(document.file)
            onOpen(file)
          }}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <DeleteDialog
          file={document.file}
          title={title}
          onDeleted={id => {
            onGone(document.file)
            onDeleted({ id, title })
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface DuplicateDialogProps {
  file: string
  title: string
  onOpen(file: string): void
  onClose(): void
}

/** Asks for the title of a copy, makes it and opens it. */
function DuplicateDialog({ file, title: original, onOpen, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(`${original} (copy)`.slice(0, LONGEST_TITLE))
  const duplicate = async () => {
    const copy = await call('duplicateDocument', { file, title })
    onClose()
    onOpen(copy.file)
  }
  return (
    <DialogForm
      title={`Duplicate “${original}”`}
      action="Make the copy"
      isReady={/\S/.test(title)}
      onSubmit={duplicate}
      onClose={onClose}
    >
      <TextInput label="Title of the copy" value={title} most={LONGEST_TITLE} onChange={setTitle} />
      <p className={styles.help}>The copy begins as a draft: only you see it.</p>
    </DialogForm>
  )
}
