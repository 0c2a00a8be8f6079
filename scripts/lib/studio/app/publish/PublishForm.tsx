import { type FormEvent, useState } from 'react'
import type { Author } from '../../publish/commitContent.ts'
import type { Preparation } from '../../publish/preparePublication.ts'
import styles from './publish.module.css'

interface PublishFormProps {
  /** For the button that submits it. */
  id: string
  preparation: Preparation
  onPublish(message: string, author: Author | undefined): void
}

/** What has changed, in the author's words, and who publishes it if that is not known yet. */
export function PublishForm({ id, preparation, onPublish }: PublishFormProps) {
  const [message, setMessage] = useState(preparation.message)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPublish(message, preparation.asksAuthor ? { name, email } : undefined)
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
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
