import { useEffect, useId, useRef } from 'react'
import type { Change } from '../../../review/Change.ts'
import { valueOfText } from '../../json/edit.ts'
import { type Obstacle, unsavedWork } from '../../publish/Obstacle.ts'
import type { Preparation } from '../../publish/preparePublication.ts'
import { Modal } from '../dialog/Modal.tsx'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import { ChangeList } from './ChangeList.tsx'
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

interface ObstacleListProps {
  obstacles: readonly Obstacle[]
  onOpen(file: string): void
}

/** What must be settled before the site can be published. */
function ObstacleList({ obstacles, onOpen }: ObstacleListProps) {
  if (obstacles.length === 0) return null
  return (
    <section className={styles.obstacles}>
      <h3>Before you can publish</h3>
      <ul>
        {obstacles.map(({ title, file, words }) => (
          <li key={`${title} ${words}`}>
            <p>
              <b>{title}</b> {words}
            </p>
            {file !== undefined && (
              <button type="button" aria-label={`Open “${title}”`} onClick={() => onOpen(file)}>
                Open
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How to publish a site that is connected to no place which publishes it. */
const DownloadSite = () => (
  <>
    <p>
      This website is not connected to a place that publishes it. Download the finished website as a ZIP file,
      unpack it, and put everything that is in it into the folder of your host.
    </p>
    <p>
      Those who like terminals type <code>npm run build</code> instead: it writes the same into the folder{' '}
      <code>dist</code>.
    </p>
  </>
)

/** What stands in the way, with the last words of the author, of which the server may not know yet. */
function obstaclesIn(
  preparation: Preparation | undefined,
  documents: Readonly<Record<string, EditedDocument>>,
): Obstacle[] {
  const known = preparation?.obstacles ?? []
  const unsaved = Object.values(documents)
    .filter(document => isUnsaved(document) && !known.some(({ file }) => file === document.file))
    .map(({ file, text }) => unsavedWork(file, String(Object(valueOfText(text)).title ?? file)))
  return [...unsaved, ...known]
}
