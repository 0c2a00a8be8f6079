import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { HostStatus } from '../../hosts/Host.ts'
import { countOf } from '../../site/labels.ts'
import type { PublicationReview } from '../../site/publicationCalls.ts'
import type { PastVersion } from '../../site/versionCalls.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { call, type StudioError } from '../call.ts'
import { Actions, Dialog, Failure } from '../dialog/Dialog.tsx'
import { type Asked, type Choices, ConflictDialog } from './ConflictDialog.tsx'
import { Changed, firstLineOf, PastVersions, putBack, whenOf } from './PastVersions.tsx'
import { Proposals } from './Proposals.tsx'
import styles from './publish.module.css'
import { useStudio } from './useStudio.ts'

/** What is not published yet, page by page, and the button that publishes what is chosen of it. */
export function PublishDialog({ onClose }: { onClose(): void }) {
  const { documents, open } = useStudio()
  const current = documents.current?.file
  const openDocument = (file: string) => {
    onClose()
    open(file)
  }
  const publication = usePublication(current)
  const { step, review, failure, live, chosen, isOutdated, asked, asking, proposals } = publication
  const form = useId()
  const close = useRef<HTMLButtonElement>(null)
  const isDone = step === 'published'
  useEffect(() => {
    // The button that was pressed has gone.
    if (isDone) close.current?.focus()
  }, [isDone])
  const choosable = currentFirst(review?.choosable ?? [], current)
  const isReady = review?.obstacles.length === 0 && chosen.length > 0
  if (asked)
    return (
      <ConflictDialog
        title="Not published yet"
        words={asked.isPast ? CHANGED_SINCE : CONFLICT}
        {...asked}
        onClose={onClose}
      />
    )
  return (
    <Dialog title="Not published yet" isWide onClose={() => step === 'publishing' || onClose()}>
      <p role="status" data-note={isDone ? 'good' : undefined}>
        {step !== 'reviewing' && (asking === undefined ? statusOf(step, live) : askedOf(step, asking))}
        {step === 'reviewing' && countChosen(choosable.length, chosen.length)}
      </p>
      <Failure words={failure} />
      {review && !isDone && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.review} data-scroll aria-label="What changes" tabIndex={0}>
          <Notes publication={publication} review={review} onOpen={openDocument} />
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
                disabled={isOutdated}
                onClick={() => publication.putBack(each)}
              >
                Put back as on the website
              </button>
            </Changed>
          ))}
          {proposals.waiting.length > 0 && (
            <details className={styles.past}>
              <summary>Waiting for approval ({proposals.waiting.length})</summary>
              <Proposals proposals={proposals.waiting} onDecided={publication.lookAgain} />
            </details>
          )}
          {publication.past.length > 0 && (
            <details
              className={styles.past}
              // Most of it would be below the edge.
              onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'start' })}
            >
              <summary>Published before</summary>
              <PastVersions
                versions={publication.past}
                isBusy={isOutdated}
                onTakeBack={publication.takeBack}
              />
            </details>
          )}
        </section>
      )}
      {review && !isDone && choosable.length > 0 && (
        <PublishForm id={form} publication={publication} message={review.message} />
      )}
      <Actions>
        <button ref={close} type="button" disabled={step === 'publishing'} onClick={onClose}>
          Close
        </button>
        {!isDone && choosable.length > 0 && (
          <button
            type="submit"
            form={form}
            data-kind="primary"
            disabled={step !== 'reviewing' || isOutdated || !isReady}
          >
            Publish
          </button>
        )}
        {/* Enter presses the button before it. */}
        {!isDone && choosable.length > 0 && proposals.canAsk && (
          <button
            type="submit"
            form={form}
            value="propose"
            disabled={step !== 'reviewing' || isOutdated || !isReady}
          >
            Ask for approval
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

type Choosable = PublicationReview['choosable'][number]

/** The page that its author looks at, then what was changed last. */
const currentFirst = (choosable: readonly Choosable[], current: string | undefined): Choosable[] =>
  [...choosable].sort(
    (one, other) => Number(other.id === current) - Number(one.id === current) || other.at - one.at,
  )

/** Said aloud as well, once the changes are there. */
const countChosen = (all: number, chosen: number): string => {
  if (all === 0) return 'Everything is published.'
  const rest = chosen < all ? ' The rest stays with you, and is kept.' : ''
  return `${chosen} of ${all} will be published.${rest}`
}

const askedOf = (step: Step, address: string): ReactNode =>
  step === 'published' ? (
    <>
      Your colleagues are asked for approval, and your changes stay with you until then.{' '}
      <a href={address} target="_blank" rel="noreferrer">
        See what they say
      </a>
    </>
  ) : (
    'Your colleagues are being asked …'
  )

function statusOf(step: Exclude<Step, 'reviewing'>, live: HostStatus['live']): string {
  if (step === 'preparing') return 'The changes are being collected …'
  if (step === 'publishing') return 'The changes are being sent …'
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
  publication: ReturnType<typeof usePublication>
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
      {publication.isPublic && (
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

interface Entry {
  title?: string
  words?: string
  /** The document to open, if it is about one. */
  file?: string | undefined
  button?: ReactNode
}

interface EntriesProps {
  entries: readonly Entry[]
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

interface NoteProps extends EntriesProps {
  title: string
  kind: 'error' | 'warning'
}

const Note = ({ title, kind, ...list }: NoteProps) =>
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
  publication: ReturnType<typeof usePublication>
  /** What the changes are called, unless their author calls them otherwise. */
  message: string
}

/** What has changed, in the author's words, and who publishes it, where that is to be said. */
function PublishForm({ id, publication, message: suggested }: PublishFormProps) {
  const { taken, publish, asksAuthor } = publication
  const [written, setWritten] = useState<string>()
  // A message that nobody has written follows what is chosen.
  const message = written ?? (taken === undefined ? suggested : `Take back “${taken}”`)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [name, email] = ['name', 'email'].map(key => String(fields.get(key)))
    const { submitter } = event.nativeEvent as SubmitEvent // what a form sends
    const isAsking = submitter?.getAttribute('value') === 'propose'
    publish(
      message,
      asksAuthor && name && email ? { name, email } : undefined,
      isAsking ? 'propose' : 'publish',
    )
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
        <input required value={message} maxLength={200} onChange={event => setWritten(event.target.value)} />
      </label>
    </form>
  )
}

type Step = 'preparing' | 'reviewing' | 'publishing' | 'published'

interface PublicationState {
  step: Step
  review?: PublicationReview
  /** The ids of what is published. */
  chosen: readonly string[]
  /** Whether the review is of another choice. */
  isOutdated: boolean
  failure?: string | undefined
  /** Where the same words were changed twice. */
  asked?: Asked | undefined
  past: readonly PastVersion[]
  /** The message of the publication that was taken back here. */
  taken?: string | undefined
  asksAuthor: boolean
  isPublic: boolean
  live?: HostStatus['live']
  proposals: CallOutput<'proposals'>
  /** Where colleagues are asked, if they are: empty until it is known. */
  asking?: string | undefined
}

const initial: PublicationState = {
  ...{ step: 'preparing', chosen: [], isOutdated: false, past: [] },
  ...{ asksAuthor: false, isPublic: false, proposals: { canAsk: false, waiting: [] } },
}

const CHANGED_SINCE = 'The same words were changed again since. Choose below which of them stay, and go on.'

const CONFLICT =
  'Somebody else has changed the same words as you, and has published them. Nothing of yours is published yet. Choose below whose words count, and go on.'

/** Milliseconds between two questions whether a publication is live. */
const PAUSE = 15_000

/** When this window was opened. What was changed before, perhaps weeks ago, is not chosen by itself. */
const SITTING = performance.timeOrigin

/** Collects the changes at once, and publishes them when it is asked to. */
function usePublication(current: string | undefined) {
  const [state, setState] = useState<PublicationState>(initial)
  const update = (change: Partial<PublicationState>) => setState(previous => ({ ...previous, ...change }))
  // `call` throws nothing else.
  const fail = (error: StudioError) =>
    update({ step: 'reviewing', isOutdated: false, failure: error.message })
  /** Of quick choices only the latest counts. */
  const latest = useRef(0)
  /** What is chosen by the time that a conflict is settled. */
  const chosen = useRef(state.chosen)
  chosen.current = state.chosen

  const choose = async (paths: readonly string[] | undefined, change: Partial<PublicationState> = {}) => {
    const own = ++latest.current
    update({ ...(paths && { chosen: paths }), isOutdated: true, ...change })
    try {
      let review = await call('review', paths ? { paths } : {})
      let chosen = paths
      if (!chosen) {
        const recent = review.choosable.filter(
          ({ id, at, hasUnused }) => (at >= SITTING && !hasUnused) || id === current,
        )
        chosen = recent.map(({ id }) => id)
        if (chosen.length < review.choosable.length) review = await call('review', { paths: chosen })
      }
      const known = new Set(review.choosable.map(({ id }) => id))
      if (own !== latest.current) return
      update({ step: 'reviewing', isOutdated: false, review, chosen: chosen.filter(id => known.has(id)) })
    } catch (error) {
      if (own === latest.current) fail(error as StudioError) // as above
    }
  }

  const settle = async (choices: Choices) => {
    for (const [path, choice] of Object.entries(choices)) await call('settle', { path, choice })
    await choose(chosen.current, { asked: undefined, failure: undefined })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    const begin = async () => {
      // Without an answer the review is of what is known.
      await call('refresh', {}).catch(() => undefined)
      const conflicts = await call('conflicts', {}).catch(() => [])
      await choose(undefined)
      if (conflicts.length > 0) update({ asked: { conflicts, goOn: settle } })
      const status = await call('status', {}).catch(() => undefined)
      const past = await call('versions', {}).catch(() => [])
      const proposals = await call('proposals', {}).catch(() => initial.proposals)
      update({ past, proposals, ...(status && { asksAuthor: status.asksAuthor, isPublic: status.isPublic }) })
    }
    begin()
  }, [])

  useEffect(() => {
    if (state.step !== 'published' || state.asking !== undefined) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const live = await call('progress', {}).catch(() => 'building' as const)
      if (isOver) return
      setState(previous => ({ ...previous, live }))
      if (live === 'building') timer = setTimeout(look, PAUSE)
    }
    look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state.step, state.asking])

  const takeBack = async (past: PastVersion, file?: string, choices: Choices = {}) => {
    const answer = await call('takeBack', { head: past.head, choices, ...(file !== undefined && { file }) })
    if ('contested' in answer) {
      const asked = { conflicts: answer.contested, isPast: true }
      update({ asked: { ...asked, goOn: chosen => takeBack(past, file, chosen) }, isOutdated: false })
    } else await choose(answer.changed, { asked: undefined, failure: undefined, taken: firstLineOf(past) })
  }

  return {
    ...state,
    choose: (chosen: readonly string[]) => choose(chosen, { failure: undefined }),
    putBack: (choosable: Choosable) => {
      update({ isOutdated: true, failure: undefined })
      putBack(choosable).then(() => choose(state.chosen.filter(id => id !== choosable.id)), fail)
    },
    takeBack: (past: PastVersion, file?: string) => {
      update({ isOutdated: true, failure: undefined })
      takeBack(past, file).catch(fail)
    },
    /** After a decision about what waits. */
    lookAgain: async () => {
      update({ proposals: await call('proposals', {}).catch(() => initial.proposals) })
      await choose(undefined)
    },
    publish: async (
      message: string,
      author: { name: string; email: string } | undefined,
      how: 'publish' | 'propose',
    ) => {
      update({ step: 'publishing', failure: undefined, asking: how === 'propose' ? '' : undefined })
      try {
        if (author) await call('identify', author)
        const answer = await call(how, { ids: state.chosen, message })
        if ('address' in answer) update({ step: 'published', asking: answer.address })
        else if ('conflicts' in answer)
          update({ step: 'reviewing', asked: { conflicts: answer.conflicts, goOn: settle } })
        else update({ step: 'published' })
      } catch (error) {
        fail(error as StudioError) // as above
      }
    },
  }
}
