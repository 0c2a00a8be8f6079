import type { ReactNode } from 'react'
import { Modal } from '../dialog/Modal.tsx'
import styles from './documents.module.css'
import { useTask } from './useTask.ts'

interface DialogFormProps {
  title: string
  /** The words of the button that does it. */
  action: string
  isReady?: boolean
  /** Does what the dialog is for. What it throws is shown, and the dialog stays. */
  onSubmit(): Promise<void>
  onClose(): void
  children: ReactNode
}

/** A dialog with fields, a button that does something with them, and one that does nothing. */
export function DialogForm({ title, action, isReady = true, onSubmit, onClose, children }: DialogFormProps) {
  const { isBusy, failure, run } = useTask()
  return (
    <Modal title={title} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          run(onSubmit)
        }}
      >
        {children}
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.actions}>
          <button type="submit" data-kind="primary" disabled={isBusy || !isReady}>
            {action}
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  )
}
