import { useEffect, useState } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import type { PastVersion } from '../../site/versionCalls.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { call } from '../call.ts'
import { Actions, Dialog, Failure, useAnswer, useTask } from '../dialog/Dialog.tsx'
import { type Asked, type Choices, ConflictDialog } from './ConflictDialog.tsx'
import { Changed, firstLineOf, PastVersions, putBack, whenOf } from './PastVersions.tsx'
import styles from './publish.module.css'
import { StillFrame } from './StillFrame.tsx'

interface EarlierVersionsProps {
  file: string
  title: string
  onClose(): void
}

/** Who has changed a document and when, the newest first; shows what it was like, and takes back what was changed. */
export function EarlierVersions({ file, title, onClose }: EarlierVersionsProps) {
  const [review, setReview] = useState<CallOutput<'review'>>()
  const [versions, setVersions] = useState<readonly PastVersion[]>()
  const [seen, setSeen] = useState<PastVersion>()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState('')
  const { isBusy, failure, run } = useTask()
  const load = async () => {
    setReview(await call('review', {}))
    setVersions(await call('versions', { file }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    run(load)
  }, [])
  const takeBack = async (version: PastVersion, choices: Choices = {}) => {
    const answer = await call('takeBack', { head: version.head, file, choices })
    const contested = 'contested' in answer ? answer.contested : undefined
    setAsked(contested && { conflicts: contested, isPast: true, goOn: choices => takeBack(version, choices) })
    if (contested) return
    await load()
    setDone(`“${firstLineOf(version)}” is taken back here. Visitors see that once you publish it.`)
  }
  const name = `Earlier versions of “${title}”`
  if (asked)
    return (
      <ConflictDialog
        title={name}
        words="The same words were changed again since. Choose which of them stay."
        {...asked}
        onClose={() => setAsked(undefined)}
      />
    )
  const own = review?.choosable.find(({ id }) => id === file)
  return (
    <Dialog title={name} isWide onClose={onClose}>
      <p role="status">{versions ? done : failure === undefined && 'They are being collected …'}</p>
      <Failure words={failure} />
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
                    await load()
                    setDone('The page is again as it is on the website.')
                  })
                }
              >
                Put back as on the website
              </button>
            </Changed>
          )}
          <PastVersions
            versions={versions}
            file={file}
            isBusy={isBusy}
            onTakeBack={version => run(() => takeBack(version))}
            onSee={setSeen}
          />
          {versions.length === 0 && <p>The place that keeps this website knows of no earlier versions.</p>}
        </section>
      )}
      <Actions>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </Actions>
      {seen && (
        <Dialog title={`“${title}”, ${whenOf(seen.at)}`} isWide onClose={() => setSeen(undefined)}>
          <Seen file={file} head={seen.head} />
          <Actions>
            <button type="button" onClick={() => setSeen(undefined)}>
              Back
            </button>
          </Actions>
        </Dialog>
      )}
    </Dialog>
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
    <Dialog title="Who changed this text?" onClose={onClose}>
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
      <Actions>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </Actions>
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
