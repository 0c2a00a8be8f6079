import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { valueOfText } from '../../../../schema/text/edit.ts'
import type { Change } from '../../../lib/review/reviewSite.ts'
import type { Choices, Conflict } from '../../host/publish/combine.ts'
import type { Author } from '../../host/publish/commitContent.ts'
import type { Progress } from '../../host/publish/Forge.ts'
import type { News } from '../../host/publish/news.ts'
import type { Preparation } from '../../host/publish/preparePublication.ts'
import type { PastPublication } from '../../host/publish/publishSite.ts'
import type { Choosable } from '../../site/reviewChanges.ts'
import { call, download, type StudioError } from '../call.ts'
import { Actions, Dialog, Failure } from '../dialog/Dialog.tsx'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import { broughtWords, countNews, dayInWords } from './Colleagues.tsx'
import { type Chosen, CONFLICT, ConflictChoices, choicesOf } from './ConflictChoices.tsx'
import styles from './publish.module.css'

interface PublishDialogProps {
  documents: Readonly<Record<string, EditedDocument>>
  onOpen(file: string): void
  onClose(): void
}

/** What changes on the site, page by page, and the button that publishes what is chosen of it. */
export function PublishDialog({ documents, onOpen, onClose }: PublishDialogProps) {
  const publication = usePublication()
  const { step, preparation, failure, isBehind, progress, left, isOutdated } = publication
  const form = useId()
  const close = useRef<HTMLButtonElement>(null)
  const isBusy = step === 'publishing' || step === 'building'
  const isDone = step === 'published' || step === 'downloaded'
  useEffect(() => {
    // The button that was pressed has gone.
    if (isDone) close.current?.focus()
  }, [isDone])
  const obstacles = preparation?.obstacles ?? []
  const choosable = preparation?.choosable ?? []
  const isAnyChosen = choosable.some(({ id }) => !left.includes(id))
  const { asked } = publication
  const canGoOn = !isBusy && !isOutdated && (asked !== undefined || (obstacles.length === 0 && isAnyChosen))
  return (
    <Dialog title="Review and publish" isWide onClose={() => isBusy || onClose()}>
      <p role="status" className={styles.status} data-done={isDone || undefined}>
        {step === 'reviewing' ? countChosen(preparation, left) : statusOf(step, progress)}
        {isBehind && ' Others have published changes that are not on this computer yet: publish once more.'}
      </p>
      <Failure words={failure} />
      {preparation && !isDone && publication.conflicts.length === 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.review} data-scroll aria-label="What changes" tabIndex={0}>
          <Notes publication={publication} documents={documents} preparation={preparation} onOpen={onOpen} />
          {choosable.map(each => (
            <ChosenChanges
              key={each.id}
              choosable={each}
              changes={(preparation.changes ?? []).filter(({ file }) => file === each.id)}
              isChosen={!left.includes(each.id)}
              onChoose={isChosen =>
                publication.leave(isChosen ? left.filter(id => id !== each.id) : [...left, each.id])
              }
            />
          ))}
          {preparation.way === 'download' && <DownloadSite />}
          <Past past={publication.past} isBusy={isBusy || isOutdated} onTakeBack={publication.takeBack} />
        </section>
      )}
      {preparation && !isDone && (choosable.length > 0 || publication.conflicts.length > 0) && (
        <PublishForm id={form} publication={publication} preparation={preparation} />
      )}
      <Actions>
        <button ref={close} type="button" disabled={isBusy} onClick={onClose}>
          Close
        </button>
        {!isDone && (choosable.length > 0 || asked) && (
          <button type="submit" form={form} data-kind="primary" disabled={!canGoOn}>
            {asked ? 'Go on' : 'Publish'}
          </button>
        )}
        {!isDone && preparation?.way === 'download' && (
          <button
            type="button"
            data-kind="primary"
            disabled={obstacles.length > 0 || isBusy}
            onClick={publication.downloadSite}
          >
            Download the website
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

/** Said aloud as well, once the changes are there. */
function countChosen(preparation: Preparation | undefined, left: readonly string[]): string {
  if (!preparation?.changes) return ''
  const { choosable } = preparation
  if (choosable.length === 0) return 'Nothing has changed since the website was published last.'
  const chosen = choosable.filter(({ id }) => !left.includes(id)).length
  if (chosen < choosable.length)
    return `${chosen} of ${choosable.length} will be published. The rest stays on this computer.`
  const count = preparation.changes.length
  return count === 1
    ? 'One change since the website was published last.'
    : `${count} changes since the website was published last.`
}

function statusOf(step: Exclude<Step, 'reviewing'>, progress: Progress | undefined): string {
  switch (step) {
    case 'preparing':
      return 'The changes are being collected …'
    case 'publishing':
      return 'The changes are being sent …'
    case 'building':
      return 'The website is being built. This can take a minute …'
    case 'published':
      return progressWords[progress ?? 'building']
    case 'downloaded':
      return 'The website is among your downloads, as “website.zip”.'
  }
}

const progressWords: Readonly<Record<Progress, string>> = {
  building: 'Sent. The website is being built, and then it is live. You may close this.',
  live: 'Live: visitors see it now.',
  failed:
    'Sent, but the website could not be built: visitors see it as it was before. Show this to whoever looks after the website.',
  unseen: 'Sent. This studio cannot see when it is live: look at the website in a few minutes.',
}

interface NotesProps {
  publication: ReturnType<typeof usePublication>
  documents: Readonly<Record<string, EditedDocument>>
  preparation: Preparation
  onOpen(file: string): void
}

/** What an author should know before publishing: what prevents it first. */
function Notes({ publication, documents, preparation, onOpen }: NotesProps) {
  const { obstacles, together, choosable, doubts, lost } = preparation
  const { news, taken, left } = publication
  const missing = choosable.filter(({ id }) => together.includes(id))
  const button = (words: string, onClick: () => void) => (
    <button type="button" disabled={publication.isOutdated} onClick={onClick}>
      {words}
    </button>
  )
  const missingEntry = {
    title: 'These belong together.',
    words: `What is chosen needs ${listed(missing.map(({ title }) => title))}.`,
    button: button(`Choose ${missing.length === 1 ? 'it' : 'them'}, too`, () =>
      publication.leave(left.filter(id => !together.includes(id))),
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
      {taken && (
        <Note
          title={`This brings back what was before “${taken.message}”`}
          entries={[
            {
              words: 'It is only on this computer until you publish it.',
              button: button('Undo this', () => publication.takeBack(taken, true)),
            },
          ]}
        />
      )}
      {news && news.publications.length > 0 && (
        <Note
          title={countNews(news.publications.length)}
          entries={[
            {
              words: 'Publishing brings that to this computer, too.',
              button: button(broughtWords(news.publications.length), () => publication.bring()),
            },
          ]}
        />
      )}
      <Note title="Not saved, stays here" entries={unsavedIn(preparation, documents)} onOpen={onOpen} />
      <Note
        title="Addresses that will lead nowhere"
        kind="warning"
        entries={lost.map(words => ({ words }))}
      />
      {doubts.length > 0 && (
        <details className={styles.doubts} data-note="warning">
          <summary>
            {doubts.length === 1 ? 'One thing to look at' : `${doubts.length} things to look at`}
          </summary>
          <Entries entries={doubts.slice(0, MOST_DOUBTS)} onOpen={onOpen} />
        </details>
      )}
    </>
  )
}

/** So many are read; more would hide what changes. */
const MOST_DOUBTS = 30

interface Entry {
  id?: string
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
    {entries.map(({ title, words, file, button, id = `${file} ${title} ${words}` }) => (
      <li key={id}>
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
  kind?: 'error' | 'warning'
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

/** How to publish a site that is connected to no place which publishes it. */
const DownloadSite = () => (
  <p>
    This website is not connected to a place that publishes it. Download the finished website as a ZIP file,
    unpack it, and put everything that is in it into the folder of your host.
  </p>
)

/** Work that is not saved, with the last words of the author, of which the server may not know yet. */
function unsavedIn(
  { unsaved }: Preparation,
  documents: Readonly<Record<string, EditedDocument>>,
): Preparation['unsaved'] {
  const own = Object.values(documents)
    .filter(document => isUnsaved(document) && !unsaved.some(({ file }) => file === document.file))
    .map(({ file, text }) => ({ file, title: String(Object(valueOfText(text)).title ?? file) }))
  return [...own, ...unsaved]
}

interface ChosenChangesProps {
  choosable: Choosable
  changes: readonly Change[]
  isChosen: boolean
  onChoose(isChosen: boolean): void
}

/** The changes of a page, with the words before and after, and whether it is published. */
const ChosenChanges = ({ choosable, changes, isChosen, onChoose }: ChosenChangesProps) => (
  <section className={styles.changes} data-left={!isChosen || undefined}>
    <h3>
      <label>
        <input type="checkbox" checked={isChosen} onChange={event => onChoose(event.target.checked)} />
        {choosable.title}
      </label>
    </h3>
    <ul>
      {changes.length === 0 && <li>Changed in a way that has no words here.</li>}
      {changes.map(({ sentence, words, before, after }) => (
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
)

const capitalised = (text: string): string => text.replace(/^./, first => first.toUpperCase())

interface PastProps {
  past: readonly PastPublication[]
  isBusy: boolean
  onTakeBack(past: PastPublication, isAgain: boolean): void
}

/** The last publications, each of which can be taken back. */
const Past = ({ past, isBusy, onTakeBack }: PastProps) =>
  past.length > 0 && (
    <details className={styles.past}>
      <summary>Published before</summary>
      <Entries
        entries={past.map(each => ({
          id: each.id,
          title: each.message,
          words: `${each.author}, ${dayInWords(each.day)}`,
          button: (
            <button
              type="button"
              disabled={isBusy}
              aria-label={`Take back “${each.message}”`}
              onClick={() => onTakeBack(each, false)}
            >
              Take back
            </button>
          ),
        }))}
      />
    </details>
  )

interface PublishFormProps {
  /** For the button that submits it. */
  id: string
  publication: ReturnType<typeof usePublication>
  preparation: Preparation
}

/** What has changed, in the author's words; who publishes it, and whose words, where that is to be said. */
function PublishForm({ id, publication, preparation }: PublishFormProps) {
  const { conflicts, taken, asked, publish } = publication
  const [written, setWritten] = useState<string>()
  // A message that nobody has written follows what is chosen.
  const message = written ?? (taken ? `Take back “${taken.message}”` : preparation.message)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<Chosen>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const choices = choicesOf(conflicts, chosen)
    if (asked) asked.goOn(choices)
    else publish(message, preparation.asksAuthor ? { name, email } : undefined, choices)
  }
  return (
    <form id={id} className={styles.form} data-scroll={conflicts.length > 0 || undefined} onSubmit={submit}>
      <ConflictChoices
        conflicts={conflicts}
        isPast={asked?.isPast ?? false}
        chosen={chosen}
        onChoose={setChosen}
      />
      {preparation.asksAuthor && !asked && (
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
      {!asked && (
        <label>
          What has changed, in a few words
          <input
            required
            value={message}
            maxLength={200}
            onChange={event => setWritten(event.target.value)}
          />
        </label>
      )}
    </form>
  )
}

/** How far publishing has come. */
type Step = 'preparing' | 'reviewing' | 'publishing' | 'building' | 'published' | 'downloaded'

interface PublicationState {
  step: Step
  /** Absent until the changes have been collected. */
  preparation?: Preparation
  /** The ids of what is not chosen. */
  left: readonly string[]
  /** Whether the preparation is of another choice. */
  isOutdated: boolean
  /** What went wrong, and what to do. */
  failure?: string | undefined
  /** Whether newer files of others are still to be brought in. */
  isBehind: boolean
  /** Where others have changed the same words, and somebody has to choose. */
  conflicts: readonly Conflict[]
  /** What others have published meanwhile. */
  news?: News | undefined
  past: readonly PastPublication[]
  /** The publication that was taken back here. */
  taken?: PastPublication | undefined
  /** Where the publication is. */
  progress?: Progress
}

const initial: PublicationState = {
  step: 'preparing',
  left: [],
  isOutdated: false,
  isBehind: false,
  conflicts: [],
  past: [],
}

const CHANGED_SINCE = 'The same words were changed again since. Choose below which of them stay, and go on.'

/** Milliseconds between two questions whether a publication is live. */
const PAUSE = 15_000

/** What is done again once its author has chosen. */
interface Asked {
  goOn(choices: Choices): void
  /** Whether the choice is between now and before. */
  isPast: boolean
}

/** Collects the changes at once, and publishes or downloads the site when it is asked to. */
function usePublication() {
  const [state, setState] = useState<PublicationState>(initial)
  const [commit, setCommit] = useState<string>()
  /** Does again what found conflicts before it could publish anything. */
  const [asked, setAsked] = useState<Asked>()
  const update = (change: Partial<PublicationState>) => setState(previous => ({ ...previous, ...change }))
  // `call` throws nothing else.
  const fail = (error: StudioError) =>
    update({ step: 'reviewing', isOutdated: false, failure: error.message })
  /** Of quick choices only the latest counts. */
  const latest = useRef(0)

  const prepare = async (left: readonly string[], change: Partial<PublicationState> = {}) => {
    const own = ++latest.current
    update({ left, isOutdated: true, ...change })
    try {
      const preparation = await call('preparePublication', { left: [...left] })
      if (own === latest.current) update({ step: 'reviewing', isOutdated: false, preparation })
    } catch (error) {
      if (own === latest.current) fail(error as StudioError) // as above
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    const begin = async () => {
      // Without an answer the review is of what is known.
      const news = await call('news', {}).catch(() => undefined)
      await prepare([], { news })
      update({ past: (await call('past', {}).catch(() => undefined))?.publications ?? [] })
    }
    begin()
  }, [])

  useEffect(() => {
    if (commit === undefined) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const answer = await call('progress', { commit }).catch(() => undefined)
      if (isOver) return
      if (answer) setState(previous => ({ ...previous, progress: answer.progress }))
      if (!answer || answer.progress === 'building') timer = setTimeout(look, PAUSE)
    }
    look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [commit])

  const ask = (conflicts: readonly Conflict[], goOn: Asked['goOn'], isPast = false) => {
    setAsked({ goOn, isPast })
    update({ conflicts, failure: isPast ? CHANGED_SINCE : CONFLICT, isOutdated: false })
  }
  const settled = (change: Partial<PublicationState>) => {
    setAsked(undefined)
    return prepare(change.left ?? state.left, { conflicts: [], failure: undefined, ...change })
  }
  const bring = (choices: Choices = {}) => {
    update({ isOutdated: true, failure: undefined })
    call('bringIn', { choices }).then(
      answer =>
        'conflicts' in answer
          ? ask(answer.conflicts, bring)
          : settled({ news: undefined, isBehind: !answer.isUpToDate }),
      fail,
    )
  }
  const takeBack = (past: PastPublication, isAgain: boolean, choices: Choices = {}) => {
    update({ isOutdated: true, failure: undefined })
    call('takeBack', { id: past.id, isAgain, choices }).then(
      answer =>
        'conflicts' in answer
          ? ask(answer.conflicts, chosen => takeBack(past, isAgain, chosen), true)
          : settled({ left: [], taken: isAgain ? undefined : past }),
      fail,
    )
  }

  return {
    ...state,
    asked,
    bring,
    takeBack: (past: PastPublication, isAgain: boolean) => takeBack(past, isAgain),
    leave: (left: readonly string[]) => prepare(left, { failure: undefined }),
    publish: (message: string, author: Author | undefined, choices: Choices) => {
      update({ step: 'publishing', failure: undefined })
      const left = [...state.left]
      call('publish', { message, left, choices, ...(author && { author }) }).then(answer => {
        if ('conflicts' in answer)
          return update({ step: 'reviewing', conflicts: answer.conflicts, failure: CONFLICT })
        update({ step: 'published', isBehind: !answer.isUpToDate })
        setCommit(answer.commit)
      }, fail)
    },
    downloadSite: () => {
      update({ step: 'building', failure: undefined })
      download('downloadSite').then(() => update({ step: 'downloaded' }), fail)
    },
  }
}
