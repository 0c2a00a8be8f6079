import { useState } from 'react'
import { call } from '../api.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './documents.module.css'
import { LONGEST_TITLE, TextInput } from './TextInput.tsx'

interface DuplicateDialogProps {
  file: string
  title: string
  onOpen(file: string): void
  onClose(): void
}

/** Asks for the title of a copy, makes it and opens it. */
export function DuplicateDialog({ file, title: original, onOpen, onClose }: DuplicateDialogProps) {
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
