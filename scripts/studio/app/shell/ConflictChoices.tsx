import { joinedText } from '../../../../schema/text/mergeVersions.ts'
import type { ContestedFile, VersionChoice } from '../../site/contestedFiles.ts'
import styles from './publish.module.css'
import { type Labels, TwoVersions } from './TwoVersions.tsx'

/** What an author has chosen in each conflict: whose version, or the indexes of the places at which theirs counts. */
export type Chosen = Readonly<Record<string, 'mine' | 'theirs' | ReadonlySet<number>>>

/** What the studio gets of what was chosen. */
export const choicesOf = (
  conflicts: readonly ContestedFile[],
  chosen: Chosen,
): Record<string, VersionChoice> =>
  Object.fromEntries(
    conflicts.flatMap(({ path, texts }): [string, VersionChoice][] => {
      const choice = chosen[path]
      if (texts) return [[path, { text: joinedText(texts, choice instanceof Set ? choice : new Set()) }]]
      return choice === 'mine' || choice === 'theirs' ? [[path, choice]] : []
    }),
  )

interface ConflictChoicesProps {
  conflicts: readonly ContestedFile[]
  /** Whether theirs is what was there before a publication that is taken back. */
  isPast?: boolean
  chosen: Chosen
  onChoose(chosen: Chosen): void
}

/** The words of both where two authors have changed the same, and whose count. */
export const ConflictChoices = ({ conflicts, isPast = false, chosen, onChoose }: ConflictChoicesProps) =>
  conflicts.map(({ path, title, texts }) => {
    const choice = chosen[path]
    return (
      <fieldset key={path} className={styles.conflict}>
        <legend>{title}</legend>
        {texts ? (
          <TwoVersions
            name={`version of ${path}`}
            versions={texts}
            {...(isPast && { labels: TIMES })}
            taken={choice instanceof Set ? choice : new Set()}
            onTake={taken => onChoose({ ...chosen, [path]: taken })}
          />
        ) : (
          (isPast ? pastWholes : wholes).map(({ whole, words }) => (
            <label key={whole}>
              <input
                type="radio"
                required
                name={`version of ${path}`}
                checked={choice === whole}
                onChange={() => onChoose({ ...chosen, [path]: whole })}
              />
              {words}
            </label>
          ))
        )}
      </fieldset>
    )
  })

const wholes = [
  { whole: 'mine', words: 'My version. Theirs stays in the history of the website.' },
  { whole: 'theirs', words: 'Their version. It takes the place of mine on this computer, too.' },
] as const

const TIMES: Labels = { own: 'As it is now', theirs: 'As it was before' }

const pastWholes = [
  { whole: 'mine', words: 'As it is now.' },
  { whole: 'theirs', words: 'As it was before.' },
] as const

/** What a step says that needs a choice first. */
export const CONFLICT =
  'Somebody else has changed the same words as you, and has published them. Nothing of yours is published yet. Choose below whose words count, and go on.'
