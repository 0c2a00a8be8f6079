import { type FormEvent, useState } from 'react'
import type { Author } from '../../publish/commitContent.ts'
import type { Preparation } from '../../publish/preparePublication.ts'
import type { Choices, Conflict } from '../../publish/settleConflicts.ts'
import styles from './publish.module.css'

interface PublishFormProps {
  /** For the button that submits it. */
  id: string
  preparation: Preparation
  conflicts: readonly Conflict[]
  onPublish(message: string, author: Author | undefined, choices: Choices): void
}

/** What has changed, in the author's words; who publishes it, and whose version, where that is to be said. */
export function PublishForm({ id, preparation, conflicts, onPublish }: PublishFormProps) {
  const [message, setMessage] = useState(preparation.message)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [choices, setChoices] = useState<Choices>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPublish(message, preparation.asksAuthor ? { name, email } : undefined, choices)
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      {conflicts.map(conflict => (
        <ConflictChoice
          key={conflict.path}
          conflict={conflict}
          chosen={choices[conflict.path]}
          onChoose={choice => setChoices({ ...choices, [conflict.path]: choice })}
        />
      ))}
      {preparation.asksAuthor && (
        <div className={styles.author}>
          <label>
            Your name
            <input
              required
              value={name}
              maxLength={200}
              autoComplete="name"
              onChange={event => setName(event.target.value)}
            />
          </label>
          <label>
            Your email address
            <input
              required
              type="email"
              value={email}
              maxLength={200}
              autoComplete="email"
              onChange={event => setEmail(event.target.value)}
            />
          </label>
          <p>They stand beside your changes in the history of the website. You are asked once.</p>
        </div>
      )}
      <label>
        What has changed, in a few words
        <input required value={message} maxLength={200} onChange={event => setMessage(event.target.value)} />
      </label>
    </form>
  )
}

interface ConflictChoiceProps {
  conflict: Conflict
  chosen: Choices[string] | undefined
  onChoose(choice: Choices[string]): void
}

/** Whose version of a page is published. */
const ConflictChoice = ({ conflict: { path, title }, chosen, onChoose }: ConflictChoiceProps) => (
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
