import { useEffect, useRef } from 'react'
import { call } from '../api.ts'
import styles from './documents.module.css'
import { useTask } from './useTask.ts'

interface DeletedProps {
  /** What has gone into the bin. */
  deleted: { id: string; title: string }
  onOpen(file: string): void
}

/** Says that a document is in the bin, and takes it back. */
export function Deleted({ deleted: { id, title }, onOpen }: DeletedProps) {
  const { isBusy, failure, run } = useTask()
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), [])
  const restore = () => run(async () => onOpen((await call('restoreDocument', { id })).file))
  return (
    <div className={styles.deleted}>
      <p role="status">“{title}” is in the bin.</p>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <button ref={button} type="button" disabled={isBusy} onClick={restore}>
        Restore it
      </button>
    </div>
  )
}
