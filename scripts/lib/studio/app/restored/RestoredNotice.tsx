import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import styles from './restored.module.css'

interface RestoredNoticeProps {
  document: EditedDocument
  onKeep(): void
  onDiscard(): void
}

/** Offers the work that was not saved when the studio was closed last. It is shown at once, so that nothing can overwrite it. */
export function RestoredNotice({ document, onKeep, onDiscard }: RestoredNoticeProps) {
  // The two versions of a conflict are compared before that.
  if (document.restoredFrom === undefined || document.conflict || !isUnsaved(document)) return null
  return (
    <section className={styles.notice} aria-label="Changes that were not saved">
      <p role="status">
        Here are your changes of {timeFormat.format(new Date(document.restoredFrom))}, which were not saved.
      </p>
      <button type="button" onClick={onKeep}>
        Keep them
      </button>
      <button type="button" onClick={onDiscard}>
        Discard them
      </button>
    </section>
  )
}

/** As the author's country writes it. */
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
