import type { Problem } from '../../../../schema/problems/problem.ts'
import type { SiteList } from '../../host/Studio.ts'
import styles from './shell.module.css'

interface OtherMistakesProps {
  problems: readonly Problem[]
  list: SiteList
  onOpen(file: string): void
}

/** As many as can be read at a glance. */
const MOST = 5

/** What the document that is edited would break on other pages, such as a link to a section that it no longer has. */
export function OtherMistakes({ problems, list, onOpen }: OtherMistakesProps) {
  if (problems.length === 0) return null
  const more = problems.length - MOST
  return (
    <section className={styles.others} aria-label="Mistakes on other pages">
      <p role="status">With this change, there would be mistakes elsewhere:</p>
      <ul>
        {problems.slice(0, MOST).map(({ file, line, column, message, cure }) => {
          const document = list.documents.find(listed => listed.file === file)
          const title = document?.kind === 'site' ? 'The whole site' : (document?.title ?? file)
          return (
            <li key={`${file} ${line} ${column} ${message}`}>
              On “{title}”: {message} {cure}{' '}
              {document && (
                <button type="button" aria-label={`Open it: ${title}`} onClick={() => onOpen(file)}>
                  Open it
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {more > 0 && <p>There are {more} more.</p>}
    </section>
  )
}
