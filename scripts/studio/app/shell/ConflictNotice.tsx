import { useMemo, useState } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { mergeVersions, withOwn } from '../../../../schema/text/mergeVersions.ts'
import { summaryOf, wordsOf } from '../../host/fields/labels.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import styles from './shell.module.css'

interface ConflictNoticeProps {
  document: EditedDocument
  /** Goes on with a text that knows both versions. */
  onSettle(text: string): void
}

/** Says that somebody else has saved the page meanwhile, and lets the author bring both versions together. */
export function ConflictNotice({ document, onSettle }: ConflictNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const { conflict, text } = document
  if (!conflict) return null
  const isReadable = valueOfText(conflict.text) !== undefined
  return (
    <div className={styles.notice} data-note="error" role="alert">
      <p>Somebody else has changed this page meanwhile. Nothing is lost: both versions are kept.</p>
      {isReadable ? (
        <button type="button" onClick={() => setOpen(true)}>
          Compare
        </button>
      ) : (
        <>
          <p>Theirs has a mistake that no form can show.</p>
          <button type="button" onClick={() => onSettle(text)}>
            Keep mine
          </button>
          <button type="button" onClick={() => onSettle(conflict.text)}>
            Take theirs
          </button>
        </>
      )}
      {isOpen && (
        <ConflictDialog
          document={document}
          theirs={conflict.text}
          onClose={() => setOpen(false)}
          onSettle={onSettle}
        />
      )}
    </div>
  )
}

interface ConflictDialogProps {
  document: EditedDocument
  /** The text that the other author has saved. */
  theirs: string
  onClose(): void
  onSettle(text: string): void
}

/** Two versions of a page side by side. What only one author has changed is kept; of the rest the author takes one. */
function ConflictDialog({ document, theirs, onClose, onSettle }: ConflictDialogProps) {
  const { text, saved } = document
  const own = useMemo(() => valueOfText(text), [text])
  const merged = useMemo(
    () => mergeVersions(valueOfText(saved), own, valueOfText(theirs)),
    [saved, own, theirs],
  )
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const take = (index: number, isTheirs: boolean) => {
    const next = new Set(taken)
    if (isTheirs) next.add(index)
    else next.delete(index)
    setTaken(next)
  }
  const settle = () => {
    const kept = merged.contested.filter((_, index) => !taken.has(index))
    onSettle(withOwn(theirs, [...merged.own, ...kept.map(({ path, own: value }) => ({ path, value }))]))
  }
  const count = merged.contested.length
  return (
    <Dialog title="Two versions of this page" isWide={count > 0} onClose={onClose}>
      <p>
        {count === 0
          ? 'You and somebody else have changed different things. Both can stay.'
          : 'Choose what stays where both of you have changed the same. All other changes of both stay.'}
      </p>
      <div className={styles.places}>
        {merged.contested.map(({ path, own: ownValue, theirs: theirValue }, index) => (
          <fieldset key={path.join('.')}>
            <legend>{wordsOfPlace(path, own)}</legend>
            <label>
              <input
                type="radio"
                name={`place-${index}`}
                checked={!taken.has(index)}
                onChange={() => take(index, false)}
              />
              <b>Yours</b>
              <span>{wordsOfValue(ownValue)}</span>
            </label>
            <label>
              <input
                type="radio"
                name={`place-${index}`}
                checked={taken.has(index)}
                onChange={() => take(index, true)}
              />
              <b>Theirs</b>
              <span>{wordsOfValue(theirValue)}</span>
            </label>
          </fieldset>
        ))}
      </div>
      <Actions>
        <button type="button" onClick={onClose}>
          Decide later
        </button>
        <button type="button" data-kind="primary" onClick={settle}>
          {count === 0 ? 'Keep both' : 'Keep these'}
        </button>
      </Actions>
    </Dialog>
  )
}

/** Where a value stands, for an author: "Fees: Terms 2: Due". @param document the document, as a JSON value */
function wordsOfPlace(path: Path, document: unknown): string {
  const [first, index, ...rest] = path
  const isSection = first === 'sections' && typeof index === 'number'
  const head = isSection
    ? summaryOf(Object(document).sections?.[index]) || `Section ${index + 1}`
    : 'The whole page'
  const fields = isSection ? rest : path
  const words: string[] = []
  for (const key of fields) {
    if (typeof key === 'number') words.push(`${words.pop() ?? ''} ${key + 1}`)
    else words.push(wordsOf(key))
  }
  return [head, ...words].join(': ')
}

/** All words of a value, a line for each text. */
function wordsOfValue(value: unknown): string {
  if (value === undefined) return 'Nothing'
  if (value instanceof Object) return Object.values(value).map(wordsOfValue).join('\n')
  return String(value)
}
