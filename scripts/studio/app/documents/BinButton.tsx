import { useEffect, useState } from 'react'
import type { BinnedDocument } from '../../host/documents/Bin.ts'
import { call } from '../api.ts'
import { Modal } from '../dialog/Modal.tsx'
import styles from './documents.module.css'
import { useTask } from './useTask.ts'

/** A button that shows what was deleted, to be restored. */
export function BinButton({ onOpen }: { onOpen(file: string): void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.bin} onClick={() => setOpen(true)}>
        Bin
      </button>
      {isOpen && <BinDialog onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

function BinDialog({ onOpen, onClose }: { onOpen(file: string): void; onClose(): void }) {
  const [binned, setBinned] = useState<readonly BinnedDocument[]>()
  const { isBusy, failure, run } = useTask()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when it opens
  useEffect(() => {
    run(async () => setBinned(await call('bin', {})))
  }, [])
  const restore = (id: string) =>
    run(async () => {
      const { file } = await call('restoreDocument', { id })
      onClose()
      onOpen(file)
    })
  return (
    <Modal title="Bin" onClose={onClose}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {binned?.length === 0 && <p>The bin is empty.</p>}
      <ul className={styles.binned}>
        {binned?.map(({ id, title, route, at }) => (
          <li key={id}>
            <b>{title}</b>
            <span>
              {route}, deleted on {whenOf(at)}
            </span>
            <button
              type="button"
              aria-label={`Restore “${title}”`}
              disabled={isBusy}
              onClick={() => restore(id)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const whenOf = (at: string): string => moment.format(new Date(at))
