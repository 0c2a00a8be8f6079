import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { HostStatus } from '../../hosts/Host.ts'
import { countOf } from '../../site/labels.ts'
import type { PublicationReview } from '../../site/publicationCalls.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { call } from '../call.ts'
import { Dialog, Failure, useAnswer, useTask } from '../dialog/Dialog.tsx'
import { type Asked, type Choices, ConflictDialog } from './ConflictDialog.tsx'
import { Changed, EarlierVersions, putBack, whenOf } from './EarlierVersions.tsx'
import { Proposals } from './Proposals.tsx'
import styles from './publish.module.css'
import { useStudio } from './useStudio.ts'

/** What is not published yet, page by page, and the button that publishes what is chosen of it. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const { documents, open } = useStudio()
  const current = documents.current?.file
  const publication = usePublication(current)
  const { review, chosen, isOutdated, isBusy, sent, asked, status, proposals } = publication
  const [showsEarlier, setShowsEarlier] = useState(false)
  const form = useId()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed has gone.
    if (sent)
      said.current?.closest('dialog')?.querySelector<HTMLElement>('[data-buttons="end"] button')?.focus()
  }, [sent])
  if (asked) return <ConflictDialog title="Not published yet" words={CONFLICT} {...asked} onClose={onClose} />
  if (showsEarlier) {
    const goBack = () => {
      setShowsEarlier(false)
      publication.lookAgain()
    }
    return <EarlierVersions title="Published before" onClose={goBack} />
  }
  const choosable = currentFirst(review?.choosable ?? [], current)
  const isReady = !isBusy && !isOutdated && review?.obstacles.length === 0 && chosen.length > 0
  const canSend = !sent && choosable.length > 0
  const actions = canSend && (
    <>
      <button type="submit" form={form} data-kind="primary" disabled={!isReady}>
        Publish
      </button>
      {/* Enter presses the button before it. */}
      {proposals.canAsk && (
        <button type="submit" form={form} value="propose" disabled={!isReady}>
          Ask for approval
        </button>
      )}
    </>
  )
  return (
    <Dialog
      title="Not published yet"
      isWide
      onClose={() => isBusy || onClose()}
      close="Close"
      actions={actions}
    >
      <p ref={said} role="status" data-note={sent ? 'good' : undefined}>
        {wordsOf(publication)}
      </p>
      <Failure words={publication.failure} />
      {review && !sent && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.review} data-scroll aria-label="What changes" tabIndex={0}>
          <Notes
            {...{ publication, review }}
            onOpen={file => {
              onClose()
              open(file)
            }}
          />
          {choosable.map(each => (
            <Changed
              key={each.id}
              heading={
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(each.id)}
                    onChange={({ target }) =>
                      publication.choose(
                        target.checked ? [...chosen, each.id] : chosen.filter(id => id !== each.id),
                      )
                    }
                  />
                  {each.title}
                </label>
              }
              note={whenOf(each.at) + (each.hasMistakes ? ', has mistakes' : '')}
              changes={review.changes.filter(({ file }) => file === each.id)}
              isLeft={!chosen.includes(each.id)}
            >
              <button
                type="button"
                data-kind="quiet"
                disabled={isOutdated}
                onClick={() => publication.choose([each.id])}
              >
                Publish only this
              </button>
              <button
                type="button"
                data-kind="quiet"
                disabled={isOutdated || isBusy}
                onClick={() => publication.putBack(each)}
              >
                Put back as on the website
              </button>
            </Changed>
          ))}
          {proposals.waiting.length > 0 && (
            <details className={styles.past}>
              <summary>Waiting for approval ({proposals.waiting.length})</summary>
              <Proposals proposals={proposals.waiting} onDecided={publication.decided} />
            </details>
          )}
          <p className={styles.past}>
            <button type="button" data-kind="quiet" onClick={() => setShowsEarlier(true)}>
              Published before
            </button>
          </p>
        </section>
      )}
      {review && canSend && (
        <PublishForm
          id={form}
          asksAuthor={status?.asksAuthor === true}
          message={review.message}
          onSubmit={publication.publish}
        />
      )}
    </Dialog>
  )
}

type Choosable = PublicationReview['choosable'][number]

/** The page that its author looks at, then what was changed last. */
const currentFirst = (choosable: readonly Choosable[], current: string | undefined): Choosable[] =>
  [...choosable].sort(
    (one, other) => Number(other.id === current) - Number(one.id === current) || other.at - one.at,
  )

/** Where publishing is. Said aloud as well. */
function wordsOf({ review, chosen, isSending, sent, live }: Publication): ReactNode {
  if (isSending) return 'The changes are being sent …'
  if (sent?.address !== undefined)
    return (
      <>
        Your colleagues are asked for approval, and your changes stay with you until then.{' '}
        <a href={sent.address} target="_blank" rel="noreferrer">
          See what they say
        </a>
      </>
    )
  if (!sent) {
    if (!review) return 'The changes are being collected …'
    const all = review.choosable.length
    if (all === 0) return 'Everything is published.'
    const rest = chosen.length < all ? ' The rest stays with you, and is kept.' : ''
    return `${chosen.length} of ${all} will be published.${rest}`
  }
  switch (live) {
    case 'live':
      return 'Live: visitors see it now.'
    case 'failed':
      return 'Sent, but the website could not be built: visitors see it as it was before. Show this to whoever looks after the website.'
    case 'building':
      return 'Sent. The website is being built, and then it is live. You may close this.'
    default:
      return 'Sent. This studio cannot see when it is live: look at the website in a few minutes.'
  }
}

interface NotesProps {
  publication: Publication
  review: PublicationReview
  onOpen(file: string): void
}

/** What an author should know before publishing: what prevents it first. */
function Notes({ publication, review, onOpen }: NotesProps) {
  const { obstacles, together, choosable, doubts, lost } = review
  const fresh = doubts.filter(({ isNew }) => isNew)
  const older = doubts.filter(({ isNew }) => !isNew)
  const missing = choosable.filter(({ id }) => together.includes(id))
  const missingEntry = {
    title: 'These belong together.',
    words: `What is chosen needs ${listed(missing.map(({ title }) => title))}.`,
    button: (
      <button
        type="button"
        disabled={publication.isOutdated}
        onClick={() => publication.choose([...publication.chosen, ...together])}
      >
        Choose {missing.length === 1 ? 'it' : 'them'}, too
      </button>
    ),
  }
  return (
    <>
      <Note
        title="Before you can publish"
        kind="error"
        entries={missing.length > 0 ? [...obstacles, missingEntry] : obstacles}
        onOpen={onOpen}
      />
      <Note
        title="Addresses that will lead nowhere"
        kind="warning"
        entries={lost.map(words => ({ words }))}
      />
      {publication.status?.isPublic && (
        <Note
          title="Everybody can read what you publish, drafts and hidden parts as well"
          kind="warning"
          entries={[{ words: 'The place that keeps this website is public.' }]}
        />
      )}
      <Note
        title={fresh.length === 1 ? 'One thing to look at' : `${fresh.length} things to look at`}
        kind="warning"
        entries={fresh.slice(0, MOST_DOUBTS)}
        onOpen={onOpen}
      />
      {older.length > 0 && (
        <details className={styles.doubts} data-note="warning">
          <summary>{countOf(older.length, 'remark')} from before, which nothing here changes</summary>
          <Entries entries={older.slice(0, MOST_DOUBTS)} onOpen={onOpen} />
        </details>
      )}
    </>
  )
}

/** So many are read; more would hide what changes. */
const MOST_DOUBTS = 30

interface EntriesProps {
  entries: readonly {
    title?: string
    words?: string
    /** The document to open, if it is about one. */
    file?: string | undefined
    button?: ReactNode
  }[]
  onOpen?(file: string): void
}

const Entries = ({ entries, onOpen }: EntriesProps) => (
  <ul className={styles.noted}>
    {entries.map(({ title, words, file, button }) => (
      <li key={`${file} ${title} ${words}`}>
        <p>
          {title && <b>{title}</b>} {words}
        </p>
        {button}
        {file !== undefined && onOpen && (
          <button type="button" aria-label={`Open “${title}”`} onClick={() => onOpen(file)}>
            Open
          </button>
        )}
      </li>
    ))}
  </ul>
)

const Note = ({ title, kind, ...list }: EntriesProps & { title: string; kind: 'error' | 'warning' }) =>
  list.entries.length > 0 && (
    <section className={styles.note} data-note={kind}>
      <h3>{title}</h3>
      <Entries {...list} />
    </section>
  )

const listed = (names: readonly string[]): string =>
  names.length < 2 ? `“${names[0]}”` : `“${names.slice(0, -1).join('”, “')}” and “${names.at(-1)}”`

interface PublishFormProps {
  /** For the button that submits it. */
  id: string
  asksAuthor: boolean
  /** What the changes are called, unless their author calls them otherwise. */
  message: string
  onSubmit(message: string, author: Author | undefined, how: 'publish' | 'propose'): void
}

interface Author {
  name: string
  email: string
}

/** What has changed, in the author's words, and who publishes it, where that is to be said. */
function PublishForm({ id, asksAuthor, message: suggested, onSubmit }: PublishFormProps) {
  // A message that nobody has written follows what is chosen.
  const [message = suggested, setMessage] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [name, email] = ['name', 'email'].map(key => String(fields.get(key)))
    const { submitter } = event.nativeEvent as SubmitEvent // what a form sends
    const isAsking = submitter?.getAttribute('value') === 'propose'
    const author = asksAuthor && name && email ? { name, email } : undefined
    onSubmit(message, author, isAsking ? 'propose' : 'publish')
  }
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      {asksAuthor && (
        <div className={styles.author}>
          <label>
            Your name
            <input required name="name" maxLength={200} autoComplete="name" />
          </label>
          <label>
            Your email address
            <input required name="email" type="email" maxLength={200} autoComplete="email" />
          </label>
          <p data-help>The history of the website names you with your changes. You are asked once.</p>
        </div>
      )}
      <label>
        What has changed, in a few words
        <input required value={message} maxLength={200} onChange={event => setMessage(event.target.value)} />
      </label>
    </form>
  )
}

const CONFLICT =
  'Somebody else has changed the same words as you, and has published them. Nothing of yours is published yet. Choose below whose words count, and go on.'

/** Milliseconds between two questions whether a publication is live. */
const PAUSE = 15_000

/** When this window was opened. What was changed before, perhaps weeks ago, is not chosen by itself. */
const SITTING = performance.timeOrigin

const NO_PROPOSALS: CallOutput<'proposals'> = { canAsk: false, waiting: [] }

type Publication = ReturnType<typeof usePublication>

/** Collects the changes at once, and publishes them when it is asked to. */
function usePublication(current: string | undefined) {
  /** Which question the review answers: what the author has chosen, if anything, and how often it was asked. */
  const [asking, setAsking] = useState<{ paths?: readonly string[]; round: number }>({ round: 0 })
  const [asked, setAsked] = useState<Asked>()
  const [sent, setSent] = useState<{ address?: string }>()
  const [isSending, setSending] = useState(false)
  const { isBusy, failure, run } = useTask()
  const lookAgain = (paths?: readonly string[]) =>
    setAsking(({ round }) => ({ ...(paths && { paths }), round: round + 1 }))

  const settle = async (choices: Choices) => {
    for (const [path, choice] of Object.entries(choices)) await call('settle', { path, choice })
    setAsked(undefined)
    lookAgain(asking.paths)
  }
  const { answer, failure: unread } = useAnswer(async () => {
    if (asking.round === 0) {
      // Without an answer the review is of what is known.
      await call('refresh', {}).catch(() => undefined)
      const conflicts = await call('conflicts', {}).catch(() => [])
      if (conflicts.length > 0) setAsked({ conflicts, goOn: settle })
    }
    let { paths } = asking
    let review = await call('review', paths ? { paths } : {})
    if (!paths) {
      const recent = review.choosable.filter(
        ({ id, at, hasUnused }) => (at >= SITTING && !hasUnused) || id === current,
      )
      paths = recent.map(({ id }) => id)
      if (paths.length < review.choosable.length) review = await call('review', { paths })
    }
    return { asking, review, paths }
  }, String(asking.round))
  const [decisions, setDecisions] = useState(0)
  const others = useAnswer(
    async () => ({
      status: await call('status', {}).catch(() => undefined),
      proposals: await call('proposals', {}).catch(() => NO_PROPOSALS),
    }),
    String(decisions),
  )
  const known = new Set(answer?.review.choosable.map(({ id }) => id))
  const chosen = (asking.paths ?? answer?.paths ?? []).filter(id => known.has(id))

  const [live, setLive] = useState<HostStatus['live']>()
  useEffect(() => {
    if (!sent || sent.address !== undefined) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const live = await call('progress', {}).catch(() => 'building' as const)
      if (isOver) return
      setLive(live)
      if (live === 'building') timer = setTimeout(look, PAUSE)
    }
    look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [sent])

  return {
    ...{ chosen, asked, sent, live, isBusy, isSending, lookAgain },
    review: answer?.review,
    failure: failure ?? unread,
    /** Whether the review is of another choice. */
    isOutdated: answer?.asking !== asking,
    status: others.answer?.status,
    proposals: others.answer?.proposals ?? NO_PROPOSALS,
    choose: lookAgain,
    /** After a decision about what waits for approval. */
    decided: () => {
      setDecisions(decisions + 1)
      lookAgain()
    },
    putBack: (choosable: Choosable) =>
      run(async () => {
        await putBack(choosable)
        lookAgain(chosen.filter(id => id !== choosable.id))
      }),
    publish: (message: string, author: Author | undefined, how: 'publish' | 'propose') =>
      run(async () => {
        setSending(true)
        try {
          if (author) await call('identify', author)
          const answer = await call(how, { ids: chosen, message })
          if ('conflicts' in answer) setAsked({ conflicts: answer.conflicts, goOn: settle })
          else setSent('address' in answer ? { address: answer.address } : {})
        } finally {
          setSending(false)
        }
      }),
  }
}
