import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { mergeVersions, type TextVersions } from '../../../../schema/text/mergeVersions.ts'
import { summaryOf } from '../../site/labels.ts'
import styles from './shell.module.css'

const mergedOf = ({ base, own, theirs }: TextVersions): ReturnType<typeof mergeVersions> =>
  mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs))

export interface Labels {
  own: string
  theirs: string
}

const AUTHORS: Labels = { own: 'Yours', theirs: 'Theirs' }

interface TwoVersionsProps {
  /** Tells the choices of one document from those of another. */
  name: string
  versions: TextVersions
  /** What the two are called. */
  labels?: Labels
  taken: ReadonlySet<number>
  onTake(taken: ReadonlySet<number>): void
}

/** The places that both have changed, with the words of both. The author takes one of each. */
export const TwoVersions = ({ name, versions, labels = AUTHORS, taken, onTake }: TwoVersionsProps) => (
  <div className={styles.places} data-scroll>
    {mergedOf(versions).contested.map(({ path, own, theirs }, index) => {
      const options = [
        { label: labels.own, value: own, isTheirs: false },
        { label: labels.theirs, value: theirs, isTheirs: true },
      ]
      return (
        <fieldset key={path.join('.')}>
          <legend>{wordsOfPlace(path, valueOfText(versions.own))}</legend>
          {options.map(({ label, value, isTheirs }) => (
            <label key={label}>
              <input
                type="radio"
                name={`${name} ${index}`}
                checked={taken.has(index) === isTheirs}
                onChange={() => {
                  const others = [...taken].filter(other => other !== index)
                  onTake(new Set(isTheirs ? [...others, index] : others))
                }}
              />
              <b>{label}</b>
              <span>{wordsOfValue(value)}</span>
            </label>
          ))}
        </fieldset>
      )
    })}
  </div>
)

/** Where a value is, for an author: "Fees: Terms 2: Due". @param document the document, as a JSON value */
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
