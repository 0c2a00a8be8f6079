import { useState } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { joinedText, mergeVersions, type TextVersions } from '../../../../schema/text/mergeVersions.ts'
import type { ContestedFile, VersionChoice } from '../../site/contestedFiles.ts'
import { summaryOf } from '../../site/labels.ts'
import { DialogForm, Failure } from '../dialog/Dialog.tsx'
import styles from './publish.module.css'

/** Whose version counts, by file. */
export type Choices = Readonly<Record<string, VersionChoice>>

/** Words that were changed twice, for which an author has to choose, and what is done then. */
export interface Asked {
  conflicts: readonly ContestedFile[]
  /** Whether the choice is between now and before. */
  isPast?: boolean
  goOn(choices: Choices): Promise<void>
}

interface ConflictDialogProps extends Asked {
  title: string
  /** Why there is something to choose. */
  words: string
  onClose(): void
}

/** What an author has chosen: whose version, or the indexes of the places at which theirs counts. */
type Chosen = 'mine' | 'theirs' | ReadonlySet<number>

/** The words of both where two authors have changed the same, and whose count. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { title, words, conflicts, isPast = false, goOn, onClose } = props
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({})
  const settle = () =>
    goOn(
      Object.fromEntries(
        conflicts.flatMap(({ path, texts }): [string, VersionChoice][] => {
          const choice = chosen[path]
          if (texts) return [[path, { text: joinedText(texts, choice instanceof Set ? choice : new Set()) }]]
          return choice === 'mine' || choice === 'theirs' ? [[path, choice]] : []
        }),
      ),
    )
  const [mine, theirs] = isPast ? PAST : BOTH
  return (
    <DialogForm title={title} action="Go on" isWide onSubmit={settle} onClose={onClose}>
      <Failure words={words} />
      <div data-scroll>
        {conflicts.map(({ path, title, texts }) => {
          const choice = chosen[path]
          const choose = (other: Chosen) => setChosen({ ...chosen, [path]: other })
          return (
            <fieldset key={path} className={styles.conflict}>
              <legend>{title}</legend>
              {texts ? (
                <Places
                  name={`version of ${path}`}
                  versions={texts}
                  labels={[mine.label, theirs.label]}
                  taken={choice instanceof Set ? choice : new Set()}
                  onTake={choose}
                />
              ) : (
                [mine, theirs].map(({ whole, words }) => (
                  <label key={whole}>
                    <input
                      type="radio"
                      required
                      name={`version of ${path}`}
                      checked={choice === whole}
                      onChange={() => choose(whole)}
                    />
                    {words}
                  </label>
                ))
              )}
            </fieldset>
          )
        })}
      </div>
    </DialogForm>
  )
}

const BOTH = [
  { whole: 'mine', label: 'Yours', words: 'My version. Theirs stays in the history of the website.' },
  {
    whole: 'theirs',
    label: 'Theirs',
    words: 'Their version. It takes the place of mine on this computer, too.',
  },
] as const

const PAST = [
  { whole: 'mine', label: 'As it is now', words: 'As it is now.' },
  { whole: 'theirs', label: 'As it was before', words: 'As it was before.' },
] as const

interface PlacesProps {
  /** Tells the choices of one document from those of another. */
  name: string
  versions: TextVersions
  /** What the two are called. */
  labels: readonly [string, string]
  taken: ReadonlySet<number>
  onTake(taken: ReadonlySet<number>): void
}

/** The places that both have changed, with the words of both. The author takes one of each. */
const Places = ({ name, versions: { base, own, theirs }, labels, taken, onTake }: PlacesProps) => (
  <div className={styles.places}>
    {mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs)).contested.map((place, index) => (
      <fieldset key={place.path.join('.')}>
        <legend>{wordsOfPlace(place.path, valueOfText(own))}</legend>
        {[place.own, place.theirs].map((value, side) => (
          <label key={labels[side]} data-option>
            <input
              type="radio"
              name={`${name} ${index}`}
              checked={taken.has(index) === (side === 1)}
              onChange={() => {
                const others = [...taken].filter(other => other !== index)
                onTake(new Set(side === 1 ? [...others, index] : others))
              }}
            />
            <b>{labels[side]}</b>
            <span>{wordsOfValue(value)}</span>
          </label>
        ))}
      </fieldset>
    ))}
  </div>
)

/** Where a value is, for an author: "Fees: Terms 2: Due". @param document the document, as a JSON value */
function wordsOfPlace(path: Path, document: unknown): string {
  const [first, index, ...rest] = path
  const isSection = first === 'sections' && typeof index === 'number'
  const head = isSection
    ? summaryOf(Object(document).sections?.[index]) || `Section ${index + 1}`
    : 'The whole page'
  const words: string[] = []
  for (const key of isSection ? rest : path) {
    if (typeof key === 'number') words.push(`${words.pop() ?? ''} ${key + 1}`)
    else words.push(keyAsLabel(key))
  }
  return [head, ...words].join(': ')
}

/** All words of a value, a line for each text. */
function wordsOfValue(value: unknown): string {
  if (value === undefined) return 'Nothing'
  if (value instanceof Object) return Object.values(value).map(wordsOfValue).join('\n')
  return String(value)
}
