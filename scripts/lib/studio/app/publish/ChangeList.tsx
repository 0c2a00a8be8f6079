import type { Change } from '../../../review/Change.ts'
import styles from './publish.module.css'

interface ChangeListProps {
  changes: readonly Change[]
  /** Addresses that answer no more, a sentence each. */
  lost: readonly string[]
}

/** The changes of each page, with the words before and after. */
export function ChangeList({ changes, lost }: ChangeListProps) {
  const subjects = [...new Set(changes.map(({ about }) => about))]
  return (
    <>
      {lost.length > 0 && (
        <section className={styles.lost}>
          <h3>Addresses that will lead nowhere</h3>
          <ul>
            {lost.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {subjects.map(subject => (
        <section key={subject} className={styles.changes}>
          <h3>{subject}</h3>
          <ul>
            {changes
              .filter(({ about }) => about === subject)
              .map(({ sentence, words, before, after }) => (
                <li key={sentence}>
                  {capitalised(words)}
                  {before !== undefined && (
                    <dl>
                      <dt>Before</dt>
                      <dd>{before}</dd>
                      <dt>Now</dt>
                      <dd>{after}</dd>
                    </dl>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const capitalised = (text: string): string => text.replace(/^./, first => first.toUpperCase())
