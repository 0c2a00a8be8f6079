import { useState } from 'react'
import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import type { SiteList } from '../../host/Studio.ts'
import { BinButton } from '../documents/BinButton.tsx'
import { NewPage } from '../documents/NewPage.tsx'
import { type Status, StatusFilter, statuses } from '../documents/StatusFilter.tsx'
import styles from './shell.module.css'

interface PageListProps {
  list: SiteList
  /** The file that is shown. */
  current: string | undefined
  onOpen(file: string): void
}

/** All pages and posts, the ones that were saved last first. */
export function PageList({ list, current, onOpen }: PageListProps) {
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<Status>('all')
  const wanted = words.trim().toLowerCase()
  const found = list.documents
    .filter(statuses[status].includes)
    .filter(({ title, route }) => `${title} ${route}`.toLowerCase().includes(wanted))
    .sort((one, other) => other.savedAt - one.savedAt)
  return (
    <nav className={styles.pages} aria-label="Pages and posts">
      <NewPage list={list} onOpen={onOpen} />
      <input
        type="search"
        aria-label="Search pages and posts"
        placeholder="Search"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <StatusFilter documents={list.documents} status={status} onStatus={setStatus} />
      <ul>
        {found.map(document => (
          <li key={document.file}>
            <button
              type="button"
              aria-current={document.file === current ? 'page' : undefined}
              onClick={() => onOpen(document.file)}
            >
              <b>{document.kind === 'site' ? 'The whole site' : document.title}</b>
              <span>{document.kind === 'site' ? 'Name, menu, contact, footer' : document.route}</span>
              <StatusOf document={document} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">There is nothing of that kind.</p>}
      <BinButton onOpen={onOpen} />
    </nav>
  )
}

function StatusOf({ document: { absence, problems, isUnsaved } }: { document: ListedDocument }) {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const words = [
    errors > 0 && `${errors} ${errors === 1 ? 'mistake' : 'mistakes'}`,
    isUnsaved && 'not saved',
    absence,
  ].filter(Boolean)
  return words.length > 0 && <em data-severity={errors > 0 ? 'error' : undefined}>{words.join(', ')}</em>
}
