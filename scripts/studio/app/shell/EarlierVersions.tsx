import { type ReactNode, useState } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import type { Change } from '../../../lib/review/reviewSite.ts'
import { isPictureFile } from '../../site/attachmentTypes.ts'
import type { Choosable } from '../../site/reviewChanges.ts'
import type { PastVersion } from '../../site/versionCalls.ts'
import type { CallInput, CallOutput } from '../../worker/calls.ts'
import { call } from '../call.ts'
import { Dialog, Failure, useAnswer, useTask } from '../dialog/Dialog.tsx'
import { Thumbnail, usePictureSource } from '../files/Thumbnail.tsx'
import { type Asked, type Choices, ConflictDialog } from './ConflictDialog.tsx'
import styles from './publish.module.css'
import { StillFrame } from './StillFrame.tsx'

interface EarlierVersionsProps {
  /** The document whose versions they are; those of the whole site unless it is said. */
  file?: string
  /** The name of the dialog. */
  title: string
  onClose(): void
}

/**
 * Who has published what and when, the newest first. Each can be taken back: here, whole or in one page, and for visitors by
 * publishing. Of a document it shows what it was like, too.
 */
export function EarlierVersions({ file, title, onClose }: EarlierVersionsProps) {
  const [seen, setSeen] = useState<PastVersion>()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState('')
  const { isBusy, failure, run } = useTask()
  const found = useAnswer(async () => {
    const review = file === undefined ? undefined : await call('review', {})
    return { review, versions: await call('versions', file === undefined ? {} : { file }) }
  }, done)
  const takeBack = async (version: PastVersion, page = file, choices: Choices = {}) => {
    const of = page === undefined ? {} : { file: page }
    const answer = await call('takeBack', { head: version.head, choices, ...of })
    const contested = 'contested' in answer ? answer.contested : undefined
    const goOn = (choices: Choices) => takeBack(version, page, choices)
    setAsked(contested && { conflicts: contested, isPast: true, goOn })
    if (!contested)
      setDone(`“${firstLineOf(version)}” is taken back here. Visitors see that once you publish it.`)
  }
  if (asked)
    return (
      <ConflictDialog
        title={title}
        words="The same words were changed again since. Choose which of them stay."
        {...asked}
        onClose={() => setAsked(undefined)}
      />
    )
  const { review, versions } = found.answer ?? {}
  const own = review?.choosable.find(({ id }) => id === file)
  return (
    <Dialog title={title} isWide onClose={onClose} close="Close">
      <p role="status">{versions ? done : found.failure === undefined && 'They are being collected …'}</p>
      <Failure words={failure ?? found.failure} />
      {versions && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <section className={styles.review} data-scroll aria-label="Versions" tabIndex={0}>
          {own && (
            <Changed
              heading="Not published yet"
              note={whenOf(own.at)}
              changes={review?.changes.filter(change => change.file === file) ?? []}
            >
              <button
                type="button"
                disabled={isBusy}
                onClick={() =>
                  run(async () => {
                    await putBack(own)
                    setDone('The page is again as it is on the website.')
                  })
                }
              >
                Put back as on the website
              </button>
            </Changed>
          )}
          <ul className={styles.versions} data-lines>
            {versions.map(version => (
              <Version
                key={version.head}
                {...{ version, file, isBusy }}
                onTakeBack={page => run(() => takeBack(version, page))}
                onSee={() => setSeen(version)}
              />
            ))}
          </ul>
          {versions.length === 0 && <p>The place that keeps this website knows of no earlier versions.</p>}
        </section>
      )}
      {file !== undefined && seen && (
        <Dialog title={`${title}: ${whenOf(seen.at)}`} isWide onClose={() => setSeen(undefined)} close="Back">
          <Seen file={file} head={seen.head} />
        </Dialog>
      )}
    </Dialog>
  )
}

interface VersionProps {
  version: PastVersion
  file: string | undefined
  isBusy: boolean
  /** @param page one of the documents that it has changed; all of them unless it is said */
  onTakeBack(page?: string): void
  onSee(): void
}

/** Its changes are compared once somebody wants to know. */
function Version({ version, file, isBusy, onTakeBack, onSee }: VersionProps) {
  const { head, canBeTakenBack } = version
  const title = firstLineOf(version)
  const ofFile = file === undefined ? {} : { file }
  return (
    <li>
      <Compared version={version} ask={canBeTakenBack ? { head, ...ofFile } : undefined}>
        {({ choosable, changes }) =>
          choosable.map(({ id, title: name }) => {
            const own = changes.filter(change => change.file === id)
            const isWhole = file !== undefined || choosable.length === 1 || !id.endsWith('.json')
            return (
              <Changed key={id} heading={file === undefined && name} changes={own}>
                {!isWhole && own[0]?.fate === undefined && (
                  <button
                    type="button"
                    data-kind="quiet"
                    disabled={isBusy}
                    aria-label={`Take back “${title}” in “${name}” only`}
                    onClick={() => onTakeBack(id)}
                  >
                    Take back in this page only
                  </button>
                )}
              </Changed>
            )
          })
        }
      </Compared>
      {file !== undefined && (
        <button type="button" aria-label={`See the page after “${title}”`} onClick={onSee}>
          See it
        </button>
      )}
      {canBeTakenBack && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Take back “${title}”`}
          onClick={() => onTakeBack()}
        >
          Take back
        </button>
      )}
    </li>
  )
}

interface ComparedProps {
  version: Pick<PastVersion, 'message' | 'author' | 'at'>
  /** Nothing where there is nothing before it. */
  ask: CallInput<'changesIn'> | undefined
  children(found: CallOutput<'changesIn'>): ReactNode
}

/** What a version is called, who has made it and when, and what it has changed once it is unfolded. */
export function Compared({ version, ask, children }: ComparedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{firstLineOf(version)}</b>{' '}
        <small>
          {version.author}, {whenOf(version.at)}
        </small>
      </summary>
      {!ask && <p>This is the oldest version that is known.</p>}
      {ask && isOpen && <Comparison ask={ask}>{children}</Comparison>}
    </details>
  )
}

function Comparison({
  ask,
  children,
}: { ask: NonNullable<ComparedProps['ask']> } & Pick<ComparedProps, 'children'>) {
  const { answer, failure } = useAnswer(() => call('changesIn', ask))
  if (answer) return children(answer)
  return failure === undefined ? <p role="status">It is being compared …</p> : <Failure words={failure} />
}

/** The first line of a message, which says what it is. */
export const firstLineOf = ({ message }: Pick<PastVersion, 'message'>): string =>
  message.split('\n', 1)[0] ?? ''

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Day and hour. @param at as `Date.toISOString` writes it, or in milliseconds since 1970 */
export const whenOf = (at: number | string): string => moment.format(new Date(at))

/** Gives a document, and the files that go with it, back what is published. */
export const putBack = ({ id, former, paths }: Choosable): Promise<void> =>
  call('putBack', { files: [...(id === 'files' ? [] : [id]), ...former, ...paths] })

interface ChangedProps {
  /** Absent for the only one. */
  heading?: ReactNode
  /** When, and what else there is to know. */
  note?: string
  changes: readonly Change[]
  /** Whether it is not taken. */
  isLeft?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** What has changed in a document, with the words before and after. */
export const Changed = ({ heading, note, changes, isLeft = false, children }: ChangedProps) => (
  <section className={styles.changes} data-left={isLeft || undefined}>
    {heading && (
      <h3>
        {heading}
        {note !== undefined && <small>{note}</small>}
      </h3>
    )}
    <ul>
      {changes.length === 0 && <li>Changed in a way that has no words here.</li>}
      {changes.map(({ sentence, words, before, after, paths = [] }) => (
        <li key={sentence}>
          {words.replace(/^./, first => first.toUpperCase())}
          {paths.some(isPictureFile) && (
            <p className={styles.pictures}>
              {paths.filter(isPictureFile).map(path => (
                <Thumbnail key={path} path={path} />
              ))}
            </p>
          )}
          {before !== undefined && after !== undefined && (
            <dl>
              <dt>Before</dt>
              <Words text={before} />
              <dt>Now</dt>
              <Words text={after} />
            </dl>
          )}
        </li>
      ))}
    </ul>
    {children && <p>{children}</p>}
  </section>
)

/** Words of a document. The path of a picture is shown as that picture, as long as the site has it. */
const Words = ({ text }: { text: string }) =>
  isPictureFile(text) ? <PictureNamed path={text} /> : <dd>{text}</dd>

function PictureNamed({ path }: { path: string }) {
  const isThere = usePictureSource(path) !== undefined
  return (
    <dd className={isThere ? styles.pictures : undefined}>{isThere ? <Thumbnail path={path} /> : path}</dd>
  )
}

/** A document as a version had it. */
function Seen({ file, head }: { file: string; head: string }) {
  const { answer: html, failure } = useAnswer(() => call('stillPage', { file, head }))
  if (html !== undefined)
    return <StillFrame className={styles.still} title="The page as it was" html={async () => html} />
  return failure === undefined ? <p role="status">It is being opened …</p> : <Failure words={failure} />
}

/** A text of the form, or the words in it that were selected. */
export interface AskedText {
  path: Path
  words: string
}

interface WhoChangedProps {
  file: string
  /** Nothing where no text was written in or selected. */
  text: AskedText | undefined
  onClose(): void
}

/** Says who has written a text as it is now, when, and what it said before. */
export function WhoChanged({ file, text, onClose }: WhoChangedProps) {
  const { answer, failure } = useAnswer(async () =>
    text ? { found: await call('whoChanged', { file, path: text.path, words: text.words }) } : undefined,
  )
  return (
    <Dialog title="Who changed this text?" onClose={onClose} close="Close">
      {!text && <p>Click into a text first, in the form or on the page. Then choose this again.</p>}
      {text && text.words !== '' && <p>“{text.words}”</p>}
      <Failure words={failure} />
      {text && failure === undefined && (
        <p role="status">{answer ? wordsOf(answer.found) : 'Being looked for …'}</p>
      )}
      {answer?.found?.before !== undefined && (
        <>
          <p>Before that it said:</p>
          <blockquote data-scroll>{answer.found.before}</blockquote>
        </>
      )}
    </Dialog>
  )
}

function wordsOf(found: CallOutput<'whoChanged'>): string {
  if (!found) return 'It has been there for longer than the oldest version that is known.'
  const { author, at, before } = found
  const isNew = before === undefined ? ' There was nothing in its place before.' : ''
  return author === undefined
    ? `You, ${whenOf(at)}. It is not published yet.${isNew}`
    : `${author}, ${whenOf(at)}.${isNew}`
}
