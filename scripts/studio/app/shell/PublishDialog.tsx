import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { valueOfText } from '../../../../schema/text/edit.ts'
import type { Change } from '../../../lib/review/reviewSite.ts'
import type { Choices, Conflict } from '../../host/publish/combine.ts'
import type { Author } from '../../host/publish/commitContent.ts'
import { type Obstacle, unsavedWork } from '../../host/publish/Obstacle.ts'
import type { Preparation } from '../../host/publish/preparePublication.ts'
import { call, download, type StudioError } from '../call.ts'
import { Actions, Dialog, Failure } from '../dialog/Dialog.tsx'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import styles from './publish.module.css'

interface PublishDialogProps {
  documents: Readonly<Record<string, EditedDocument>>
  onOpen(file: string): void
  onClose(): void
}

/** What changes on the site, page by page, and the button that publishes it. */
export function PublishDialog({ documents, onOpen, onClose }: PublishDialogProps) {
  const { step, preparation, failure, isBehind, conflicts, publish, downloadSite } = usePublication()
  const form = useId()
  const close = useRef<HTMLButtonElement>(null)
  const isBusy = step === 'publishing' || step === 'building'
  const isDone = step === 'published' || step === 'downloaded'
  useEffect(() => {
    // The button that was pressed has gone.
    if (isDone) close.current?.focus()
  }, [isDone])
  const obstacles = obstaclesIn(preparation, documents)
  const hasChanges = !isDone && (preparation?.changes ?? []).length > 0
  return (
    <Dialog title="Review and publish" isWide onClose={() => isBusy || onClose()}>
      <p role="status" className={styles.status} data-done={isDone || undefined}>
        {step === 'reviewing' ? countChanges(preparation?.changes) : statusOf(step)}
        {isBehind && ' Others have published changes that are not on this computer yet: publish once more.'}
      </p>
      <Failure words={failure} />
      {preparation && !isDone && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.scroll} aria-label="What changes" tabIndex={0}>
          <ObstacleList obstacles={obstacles} onOpen={onOpen} />
          {preparation.changes && <ChangeList changes={preparation.changes} lost={preparation.lost} />}
          {preparation.way === 'download' && <DownloadSite />}
        </section>
      )}
      {preparation && hasChanges && (
        <PublishForm id={form} preparation={preparation} conflicts={conflicts} onPublish={publish} />
      )}
      <Actions>
        <button ref={close} type="button" disabled={isBusy} onClick={onClose}>
          Close
        </button>
        {hasChanges && (
          <button type="submit" form={form} data-kind="primary" disabled={obstacles.length > 0 || isBusy}>
            Publish
          </button>
        )}
        {!isDone && preparation?.way === 'download' && (
          <button
            type="button"
            data-kind="primary"
            disabled={obstacles.length > 0 || isBusy}
            onClick={downloadSite}
          >
            Download the website
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

/** Said aloud as well, once the changes are there. */
function countChanges(changes: readonly Change[] | undefined): string {
  if (!changes) return ''
  if (changes.length === 0) return 'Nothing has changed since the website was published last.'
  return changes.length === 1
    ? 'One change since the website was published last.'
    : `${changes.length} changes since the website was published last.`
}

function statusOf(step: Exclude<Step, 'reviewing'>): string {
  switch (step) {
    case 'preparing':
      return 'The changes are being collected …'
    case 'publishing':
      return 'The changes are being sent …'
    case 'building':
      return 'The website is being built. This can take a minute …'
    case 'published':
      return 'On its way. Live in about 2 minutes.'
    case 'downloaded':
      return 'The website is among your downloads, as “website.zip”.'
  }
}

interface ObstacleListProps {
  obstacles: readonly Obstacle[]
  onOpen(file: string): void
}

/** What must be settled before the site can be published. */
function ObstacleList({ obstacles, onOpen }: ObstacleListProps) {
  if (obstacles.length === 0) return null
  return (
    <section className={styles.obstacles} data-note="error">
      <h3>Before you can publish</h3>
      <ul>
        {obstacles.map(({ title, file, words }) => (
          <li key={`${title} ${words}`}>
            <p>
              <b>{title}</b> {words}
            </p>
            {file !== undefined && (
              <button type="button" aria-label={`Open “${title}”`} onClick={() => onOpen(file)}>
                Open
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How to publish a site that is connected to no place which publishes it. */
const DownloadSite = () => (
  <>
    <p>
      This website is not connected to a place that publishes it. Download the finished website as a ZIP file,
      unpack it, and put everything that is in it into the folder of your host.
    </p>
    <p>
      Those who like terminals type <code>npm run build</code> instead: it writes the same into the folder{' '}
      <code>dist</code>.
    </p>
  </>
)

/** What stands in the way, with the last words of the author, of which the server may not know yet. */
function obstaclesIn(
  preparation: Preparation | undefined,
  documents: Readonly<Record<string, EditedDocument>>,
): Obstacle[] {
  const known = preparation?.obstacles ?? []
  const unsaved = Object.values(documents)
    .filter(document => isUnsaved(document) && !known.some(({ file }) => file === document.file))
    .map(({ file, text }) => unsavedWork(file, String(Object(valueOfText(text)).title ?? file)))
  return [...unsaved, ...known]
}

interface ChangeListProps {
  changes: readonly Change[]
  /** Addresses that answer no more, a sentence each. */
  lost: readonly string[]
}

/** The changes of each page, with the words before and after. */
function ChangeList({ changes, lost }: ChangeListProps) {
  const subjects = [...new Set(changes.map(({ about }) => about))]
  return (
    <>
      {lost.length > 0 && (
        <section data-note="warning">
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

interface PublishFormProps {
  /** For the button that submits it. */
  id: string
  preparation: Preparation
  conflicts: readonly Conflict[]
  onPublish(message: string, author: Author | undefined, choices: Choices): void
}

/** What has changed, in the author's words; who publishes it, and whose version, where that is to be said. */
function PublishForm({ id, preparation, conflicts, onPublish }: PublishFormProps) {
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

const CONFLICT =
  'Somebody else has changed the same words as you, and has published them. Nothing of yours is published yet. Choose below whose version visitors see, and publish again.'

/** How far publishing has come. */
type Step = 'preparing' | 'reviewing' | 'publishing' | 'building' | 'published' | 'downloaded'

interface PublicationState {
  step: Step
  /** Absent until the changes have been collected. */
  preparation: Preparation | undefined
  /** What went wrong, and what to do. */
  failure: string | undefined
  /** Whether newer files of others are still to be brought in. */
  isBehind: boolean
  /** Where others have changed the same words, and somebody has to choose. */
  conflicts: readonly Conflict[]
}

interface PublicationActions {
  publish(message: string, author: Author | undefined, choices: Choices): void
  downloadSite(): void
}

/** Collects the changes at once, and publishes or downloads the site when it is asked to. */
function usePublication(): PublicationState & PublicationActions {
  const [state, setState] = useState<PublicationState>({
    step: 'preparing',
    preparation: undefined,
    failure: undefined,
    isBehind: false,
    conflicts: [],
  })
  const update = (change: Partial<PublicationState>) => setState(previous => ({ ...previous, ...change }))
  // `call` throws nothing else.
  const fail = (error: StudioError) => update({ step: 'reviewing', failure: error.message })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    call('preparePublication', {}).then(preparation => update({ step: 'reviewing', preparation }), fail)
  }, [])

  return {
    ...state,
    publish: (message, author, choices) => {
      update({ step: 'publishing', failure: undefined })
      call('publish', { message, choices, ...(author && { author }) }).then(
        answer =>
          update(
            'conflicts' in answer
              ? { step: 'reviewing', conflicts: answer.conflicts, failure: CONFLICT }
              : { step: 'published', isBehind: !answer.isUpToDate },
          ),
        fail,
      )
    },
    downloadSite: () => {
      update({ step: 'building', failure: undefined })
      download('downloadSite').then(() => update({ step: 'downloaded' }), fail)
    },
  }
}
