import { useEffect, useId, useState } from 'react'
import type { FoundDocument, SiteList } from '../../site/documentCalls.ts'
import type { FoundPlace } from '../../site/findTexts.ts'
import { countOf } from '../../site/labels.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { call } from '../call.ts'
import { Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import styles from './find.module.css'
import { useStudio } from './useStudio.ts'

interface FindDialogProps {
  /** What is looked for when the dialog opens. */
  words: string
  onClose(): void
}

/** Finds words in everything that the site says, and replaces them where their author wants it. */
export function FindDialog({ words: first, onClose }: FindDialogProps) {
  const { list, open } = useStudio()
  const [words, setWords] = useState(first)
  const [replacement, setReplacement] = useState('')
  const [matchesCase, setMatchesCase] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** What was replaced last: the texts before and after. */
  const [done, setDone] = useState<CallOutput<'replace'>>()
  const { isBusy, failure, run } = useTask()
  const found = useFound(words, matchesCase, list)
  const ids = { words: useId(), replacement: useId() }
  const replaceable = (found ?? []).flatMap(({ file, places }) =>
    places
      .filter(({ isReplaceable }) => isReplaceable)
      .map(place => ({ file, place, key: keyOf(file, place) })),
  )
  const chosen = replaceable.filter(({ key }) => !left.has(key))
  const turn = (key: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
  }
  const replace = () =>
    run(async () => {
      const files = [...new Set(chosen.map(({ file }) => file))]
      const pathsIn = (file: string) =>
        chosen.filter(each => each.file === file).map(({ place }) => [...place.path])
      const answer = await call('replace', {
        query: { words, matchesCase },
        replacement,
        chosen: files.map(file => ({ file, paths: pathsIn(file) })),
      })
      setDone(answer)
    })
  const takeBack = () =>
    run(async () => {
      if (done) await call('writeAll', { texts: done.before, base: done.after })
      setDone(undefined)
    })
  return (
    <Dialog
      title="Find and replace"
      isWide
      onClose={onClose}
      close="Close"
      actions={
        <>
          {done !== undefined && (
            <button type="button" disabled={isBusy} onClick={takeBack}>
              Take it back
            </button>
          )}
          <button
            type="button"
            data-kind="primary"
            disabled={isBusy || chosen.length === 0 || replacement === '' || words.trim() === ''}
            onClick={replace}
          >
            {chosen.length === 0 ? 'Replace' : `Replace in ${countOf(chosen.length, 'place')}`}
          </button>
        </>
      }
    >
      <form
        className={styles.query}
        onSubmit={event => {
          event.preventDefault()
          replace()
        }}
      >
        <label htmlFor={ids.words}>Find</label>
        <input id={ids.words} type="search" value={words} onChange={event => setWords(event.target.value)} />
        <label htmlFor={ids.replacement}>Replace with</label>
        <input
          id={ids.replacement}
          value={replacement}
          onChange={event => setReplacement(event.target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={matchesCase}
            onChange={event => setMatchesCase(event.target.checked)}
          />
          Only with the same capitals
        </label>
      </form>
      <p role="status" data-help>
        {done ? `Replaced on ${countOf(done.files.length, 'page')}.` : countFound(words, found)}
        {!done && chosen.length > 0 && replacement === '' && ' Write what to replace it with.'}
      </p>
      <Failure words={failure} />
      <div className={styles.found} data-scroll>
        {found?.map(({ file, places }) => (
          <section key={file} aria-label={titleOfDocument(file, list)}>
            <h3>{titleOfDocument(file, list)}</h3>
            <ul>
              {places.map(place => {
                const key = keyOf(file, place)
                return (
                  <li key={key}>
                    {place.isReplaceable && (
                      <input
                        type="checkbox"
                        aria-label={`Replace in ${place.name}`}
                        checked={!left.has(key)}
                        onChange={event => turn(key, event.target.checked)}
                      />
                    )}
                    <button
                      type="button"
                      data-kind="entry"
                      onClick={() => {
                        onClose()
                        open(file, place.path)
                      }}
                    >
                      <small>{place.name}</small>
                      <Excerpt
                        place={place}
                        replacement={left.has(key) || !place.isReplaceable ? '' : replacement}
                      />
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The words as they are found, and what would stand there instead. */
export function Excerpt({ place, replacement = '' }: { place: FoundPlace; replacement?: string }) {
  const [before, words, after] = place.excerpt
  if (words === '') return null
  return (
    <span>
      {before}
      {replacement === '' ? (
        <mark>{words}</mark>
      ) : (
        <>
          <del>{words}</del> <ins>{replacement}</ins>
        </>
      )}
      {after}
    </span>
  )
}

/** Milliseconds after the last key until everything is searched. */
const PAUSE = 150

/** The fewest letters that are looked for in all texts: one alone is everywhere. */
const FEWEST = 2

/**
 * What words occur in, searched anew when something has changed.
 * @param list of the site, anew with every change
 * @returns nothing until there is an answer
 */
export function useFound(words: string, matchesCase: boolean, list: SiteList): FoundDocument[] | undefined {
  const [found, setFound] = useState<FoundDocument[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list may be of other texts
  useEffect(() => {
    if (words.trim().length < FEWEST) {
      setFound(undefined)
      return undefined
    }
    let isWanted = true
    const timer = setTimeout(() => {
      // Without an answer nothing is shown, and the studio says itself that it is away.
      call('find', { words, matchesCase }).then(
        answer => isWanted && setFound(answer.found),
        () => {},
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words, matchesCase, list])
  return found
}

const keyOf = (file: string, { path }: FoundPlace): string => `${file} ${path.join('.')}`

export const titleOfDocument = (file: string, { documents }: SiteList): string =>
  documents.find(document => document.file === file)?.title ?? file

function countFound(words: string, found: readonly FoundDocument[] | undefined): string {
  if (words.trim().length < FEWEST) return 'Write what to look for.'
  if (!found) return ''
  const places = found.reduce((sum, { places }) => sum + places.length, 0)
  if (places === 0) return `“${words.trim()}” is nowhere.`
  return `In ${countOf(places, 'place')} on ${countOf(found.length, 'page')}.`
}
