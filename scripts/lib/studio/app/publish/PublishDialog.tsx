import { useEffect, useId, useRef } from 'react'
import type { Change } from '../../../review/Change.ts'
import { Modal } from '../dialog/Modal.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import { ChangeList } from './ChangeList.tsx'
import { DownloadSite } from './DownloadSite.tsx'
import { ObstacleList } from './ObstacleList.tsx'
import { obstaclesIn } from './obstaclesIn.ts'
import { PublishForm } from './PublishForm.tsx'
import styles from './publish.module.css'
import { type Step, usePublication } from './usePublication.ts'

interface PublishDialogProps {
  documents: Readonly<Record<string, EditedDocument>>
  onOpen(file: string): void
  onClose(): void
}

/** What changes on the site, page by page, and the button that publishes it. */
export function PublishDialog({ documents, onOpen, onClose }: PublishDialogProps) {
  const { step, preparation, failure, isBehind, conflicts, publish, downloadSite } = usePublication()
  const form = useId()
  const close = useRef<HTMLButtonElement>(null)
  const isBusy = step === 'publishing' || step === 'building'
  const isDone = step === 'published' || step === 'downloaded'
  useEffect(() => {
    // The button that was pressed has gone.
    if (isDone) close.current?.focus()
  }, [isDone])
  const obstacles = obstaclesIn(preparation, documents)
  const hasChanges = !isDone && (preparation?.changes ?? []).length > 0
  return (
    <Modal title="Review and publish" isWide onClose={() => isBusy || onClose()}>
      <p role="status" className={styles.status} data-done={isDone || undefined}>
        {step === 'reviewing' ? countChanges(preparation?.changes) : statusOf(step)}
        {isBehind && ' Others have published changes that are not on this computer yet: publish once more.'}
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {preparation && !isDone && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.scroll} aria-label="What changes" tabIndex={0}>
          <ObstacleList obstacles={obstacles} onOpen={onOpen} />
          {preparation.changes && <ChangeList changes={preparation.changes} lost={preparation.lost} />}
          {preparation.way === 'download' && <DownloadSite />}
        </section>
      )}
      {preparation && hasChanges && (
        <PublishForm id={form} preparation={preparation} conflicts={conflicts} onPublish={publish} />
      )}
      <div className={styles.actions}>
        <button ref={close} type="button" disabled={isBusy} onClick={onClose}>
          Close
        </button>
        {hasChanges && (
          <button type="submit" form={form} data-kind="primary" disabled={obstacles.length > 0 || isBusy}>
            Publish
          </button>
        )}
        {!isDone && preparation?.way === 'download' && (
          <button
            type="button"
            data-kind="primary"
            disabled={obstacles.length > 0 || isBusy}
            onClick={downloadSite}
          >
            Download the website
          </button>
        )}
      </div>
    </Modal>
  )
}

/** Said aloud as well, once the changes are there. */
function countChanges(changes: readonly Change[] | undefined): string {
  if (!changes) return ''
  if (changes.length === 0) return 'Nothing has changed since the website was published last.'
  return changes.length === 1
    ? 'One change since the website was published last.'
    : `${changes.length} changes since the website was published last.`
}

function statusOf(step: Exclude<Step, 'reviewing'>): string {
  switch (step) {
    case 'preparing':
      return 'The changes are being collected …'
    case 'publishing':
      return 'The changes are being sent …'
    case 'building':
      return 'The website is being built. This can take a minute …'
    case 'published':
      return 'On its way. Live in about 2 minutes.'
    case 'downloaded':
      return 'The website is among your downloads, as “website.zip”.'
  }
}
