import { useState } from 'react'
import type { ListedDocument } from '../../documents/listDocuments.ts'
import { call } from '../api.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './documents.module.css'
import { LONGEST_TITLE, TextInput } from './TextInput.tsx'

interface RenameDialogProps {
  document: ListedDocument
  title: string
  isUnsaved: boolean
  /** Is given the document's file as it is then. */
  onRenamed(file: string): void
  onClose(): void
}

/** Asks for another title and another address. */
export function RenameDialog(props: RenameDialogProps) {
  const { document, title: before, isUnsaved, onRenamed, onClose } = props
  const [title, setTitle] = useState(before)
  const [address, setAddress] = useState(document.route)
  const hasOwnAddress = document.kind === 'page' && document.route !== '/'
  const rename = async () => {
    const { file } = await call('renameDocument', { file: document.file, title, address: address.trim() })
    onClose()
    onRenamed(file)
  }
  if (isUnsaved)
    return (
      <DialogForm
        title={`Rename “${before}”`}
        action="Close"
        onSubmit={async () => onClose()}
        onClose={onClose}
      >
        <p>Save or undo your changes of this page first. Then you can rename it.</p>
      </DialogForm>
    )
  return (
    <DialogForm
      title={`Rename “${before}”`}
      action="Rename"
      isReady={/\S/.test(title)}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        help="It shows in the browser’s tab and in search results. The headings on the page stay as they are."
        value={title}
        most={LONGEST_TITLE}
        onChange={setTitle}
      />
      {hasOwnAddress ? (
        <TextInput
          label="Address"
          help="Links to this page change with it, and visitors who come to the old address still find the page."
          value={address}
          most={300}
          onChange={setAddress}
        />
      ) : (
        <p className={styles.help}>
          Its address stays {document.route}
          {document.kind === 'post' ? ', after its number.' : ': it is the home page.'}
        </p>
      )}
    </DialogForm>
  )
}
