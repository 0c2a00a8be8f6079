import { useEffect, useId, useRef, useState } from 'react'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** A picture with what its author says of it. */
export interface DescribedPicture {
  path: string
  words: string
}

/** What is asked of each picture. */
export interface Question {
  /** What the answer is called. */
  label: string
  help: string
  /** Whether the words are for those who cannot see the picture. */
  isDescription: boolean
}

interface DescribePicturesProps {
  question: Question
  pictures: readonly DescribedPicture[]
  /** Whether more are on their way. */
  isBusy: boolean
  onWords(path: string, words: string): void
  onRemove(path: string): void
  onDone(): void
  onClose(): void
}

/** Asks what each picture shows. */
export function DescribePictures({
  question,
  pictures,
  isBusy,
  onWords,
  onRemove,
  onDone,
  onClose,
}: DescribePicturesProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const hasPictures = pictures.length > 0
  useEffect(() => {
    if (hasPictures) list.current?.querySelector('textarea')?.focus()
  }, [hasPictures])
  const finish = () => {
    const empty = pictures.findIndex(({ words }) => words.trim() === '')
    if (empty === -1) return onDone()
    setIsIncomplete(true)
    list.current?.querySelectorAll('textarea')[empty]?.focus()
  }
  return (
    <>
      <p id={`${id}-help`}>{question.isDescription ? <GoodWords /> : question.help}</p>
      <ul ref={list} className={styles.described}>
        {pictures.map(({ path, words }, index) => (
          <li key={path}>
            <Thumbnail path={path} />
            <label>
              {pictures.length > 1 ? `Picture ${index + 1}: ${question.label.toLowerCase()}` : question.label}
              <textarea
                rows={2}
                value={words}
                aria-describedby={`${id}-help`}
                aria-invalid={isIncomplete && words.trim() === ''}
                // A description is one line.
                onChange={event => onWords(path, event.target.value.replace(/\s*\n\s*/g, ' '))}
              />
            </label>
            {pictures.length > 1 && (
              <button
                type="button"
                aria-label={`Leave out picture ${index + 1}`}
                onClick={() => onRemove(path)}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {isIncomplete && (
        <p role="alert" className={styles.refused}>
          There are no words yet for some pictures. Write them, or choose “Write it later”.
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" disabled={isBusy || !hasPictures} onClick={onDone}>
          Write it later
        </button>
        <button type="button" data-kind="primary" disabled={isBusy || !hasPictures} onClick={finish}>
          {pictures.length > 1 ? `Use these ${pictures.length} pictures` : 'Use this picture'}
        </button>
      </div>
    </>
  )
}

const GoodWords = () => (
  <>
    Some people cannot see pictures; their telephone or computer reads these words to them. Say in a sentence
    who or what is to be seen, and where: “Four girls hand over a baton on the sports field.” Not “Photo”, not
    “IMG 2041”, and not what the text says already.
  </>
)
