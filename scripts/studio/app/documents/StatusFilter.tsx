import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import styles from './documents.module.css'

/** What the list of pages can be narrowed down to. */
export const statuses = {
  all: { name: 'All', includes: () => true },
  drafts: { name: 'Drafts', includes: ({ isDraft }: ListedDocument) => isDraft },
  scheduled: { name: 'Scheduled', includes: ({ isScheduled }: ListedDocument) => isScheduled },
  mistakes: {
    name: 'With mistakes',
    includes: ({ problems }: ListedDocument) => problems.some(({ severity }) => severity === 'error'),
  },
} as const

export type Status = keyof typeof statuses

interface StatusFilterProps {
  documents: readonly ListedDocument[]
  status: Status
  onStatus(status: Status): void
}

/** Chooses which pages the list shows, and says how many there are of each. */
export function StatusFilter({ documents, status, onStatus }: StatusFilterProps) {
  return (
    // The options are the keys of `statuses`.
    <select
      className={styles.filter}
      aria-label="Show"
      value={status}
      onChange={event => onStatus(event.target.value as Status)}
    >
      {Object.entries(statuses).map(([key, { name, includes }]) => (
        <option key={key} value={key}>
          {name} ({documents.filter(includes).length})
        </option>
      ))}
    </select>
  )
}
