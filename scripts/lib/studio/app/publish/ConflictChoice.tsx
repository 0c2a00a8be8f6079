import type { Choices, Conflict } from '../../publish/settleConflicts.ts'
import styles from './publish.module.css'

interface ConflictChoiceProps {
  conflict: Conflict
  chosen: Choices[string] | undefined
  onChoose(choice: Choices[string]): void
}

/** Whose version of a page is published. */
export const ConflictChoice = ({ conflict: { path, title }, chosen, onChoose }: ConflictChoiceProps) => (
  <fieldset className={styles.conflict}>
    <legend>{title}</legend>
    {options.map(({ choice, words }) => (
      <label key={choice}>
        <input
          type="radio"
          required
          name={`version of ${path}`}
          checked={chosen === choice}
          onChange={() => onChoose(choice)}
        />
        {words}
      </label>
    ))}
  </fieldset>
)

const options = [
  { choice: 'mine', words: 'My version. Theirs stays in the history of the website.' },
  { choice: 'theirs', words: 'Their version. It takes the place of mine on this computer, too.' },
] as const
