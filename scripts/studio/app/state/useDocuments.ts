import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { insertItem, valueOfText } from '../../../../schema/text/edit.ts'
import { call, onChange, onKeeping, StudioError } from '../call.ts'
import { leaveLastWords, writeLastWords } from './lastWords.ts'
import {
  type EditedDocument,
  initialStudioState,
  type StudioAction,
  type StudioState,
  studioReducer,
} from './studioState.ts'

/** The documents that are edited, and what an author can do with them. */
export interface Documents {
  state: StudioState
  current: EditedDocument | undefined
  /** What went wrong last, for the author. */
  failure: string | undefined
  open(file: string): Promise<void>
  /** Forgets a document that is no longer in its place. */
  close(file: string): void
  /** Adds a section at the end of another page, and opens that page. */
  copySection(section: unknown, file: string): Promise<void>
  /** @param field what was changed; quick changes of one field are undone together */
  edit(text: string, field: string): void
  undo(): void
  redo(): void
  dismissFailure(): void
}

export function useDocuments(): Documents {
  const { state, latest, dispatch } = useStudioState()
  const [failure, setFailure] = useState<StudioError>()
  const current = state.current === undefined ? undefined : state.documents[state.current]
  const attempt = useCallback<Attempt>(async task => {
    try {
      await task()
      setFailure(failure => (failure?.failure === 'away' ? undefined : failure))
      return undefined
    } catch (error) {
      setFailure(error as StudioError) // `call` throws nothing else
      return error as StudioError
    }
  }, [])
  useWriting(state, latest, dispatch, attempt)

  const load = async (file: string): Promise<EditedDocument> => {
    const opened = latest.current.documents[file]
    if (opened) return opened
    const { text } = await call('open', { file })
    return { file, text, known: text, problems: [], others: [] }
  }

  /** What the author wants to see: of two that are loaded at once, the other one may arrive later. */
  const wanted = useRef<string>(undefined)
  const open = async (file: string) => {
    await attempt(async () => {
      wanted.current = file
      const document = await load(file)
      if (wanted.current === file) dispatch({ type: 'opened', document })
    })
  }

  const copySection = async (section: unknown, file: string) => {
    await attempt(async () => {
      wanted.current = file
      const document = await load(file)
      const { text: before } = latest.current.documents[file] ?? document
      const sections: unknown = Object(valueOfText(before)).sections
      if (!Array.isArray(sections))
        throw new StudioError('That page has a mistake that no form can show. Correct it first.')
      dispatch({ type: 'opened', document })
      const text = insertItem(before, ['sections'], sections.length, section)
      dispatch({ type: 'edited', file, text, before, field: `copied ${Date.now()}`, at: Date.now() })
    })
  }

  return {
    state,
    current,
    failure: failure?.message,
    open,
    close: file => dispatch({ type: 'closed', file }),
    copySection,
    edit: (text, field) => {
      if (!current) return
      const { file, text: before } = current
      dispatch({ type: 'edited', file, text, before, field, at: Date.now() })
    },
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    dismissFailure: () => setFailure(undefined),
  }
}

type Dispatch = (action: StudioAction) => void
/** @returns what went wrong */
type Attempt = (task: () => Promise<void>) => Promise<StudioError | undefined>

/** The state, with the latest of it at any time: what answers has to know what was typed since the last rendering. */
function useStudioState() {
  const [state, setState] = useState(initialStudioState)
  const latest = useRef(state)
  const dispatch = useCallback<Dispatch>(action => {
    latest.current = studioReducer(latest.current, action)
    setState(latest.current)
  }, [])
  return { state, latest, dispatch }
}

/** Milliseconds without a change after which the document that is shown is looked at again: others may have changed it, or mended theirs. */
const SETTLED = 400

/** Milliseconds after which what could not be written is written again, while the site cannot be read. */
const PAUSE = 1000

/**
 * Has each new text of a document written, and takes in what others write. One call at a time: of the texts in between only the
 * latest counts.
 */
function useWriting(
  state: StudioState,
  latest: RefObject<StudioState>,
  dispatch: Dispatch,
  attempt: Attempt,
): void {
  const isBusy = useRef(false)
  /** File → the text that is being written, which the worker has before all that follows. */
  const sent = useRef(new Map<string, string>()).current
  /** File → its texts since it was last known to be kept, that one first. */
  const since = useRef(new Map<string, readonly string[]>()).current
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Writes a text, or has one that is written checked again. */
  const send = useCallback(
    ({ file, text, known }: EditedDocument) =>
      attempt(async () => {
        sent.set(file, text)
        since.set(file, [...(since.get(file) ?? [known]), text])
        const { text: kept, ...found } = await call('write', { file, text, base: known }).finally(() =>
          sent.delete(file),
        )
        if (kept === text) dispatch({ type: 'checked', file, text, ...found })
        else dispatch({ type: 'joined', file, text: kept, before: text })
      }),
    [sent, since, dispatch, attempt],
  )
  const write = useCallback(async (): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    // One that cannot be written, such as a page that is deleted elsewhere, keeps no other one waiting.
    const failed = new Map<string, string>()
    const next = () =>
      Object.values(latest.current.documents).find(
        ({ file, text, known, checked }) => (known !== text || checked !== text) && failed.get(file) !== text,
      )
    for (let waiting = next(); waiting; waiting = next()) {
      const error = await send(waiting)
      if (!error) continue
      failed.set(waiting.file, waiting.text)
      // Other refusals would be the same again.
      if (error.failure !== undefined) timer.current = setTimeout(write, PAUSE)
    }
    isBusy.current = false
  }, [latest, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state may hold a text to write
  useEffect(() => {
    write()
  }, [state, write])
  useEffect(() => {
    // What was typed last may wait for a write that is under way, which ends with the window.
    const flush = () => {
      const documents = Object.values(latest.current.documents)
      const sinceKept = (document: EditedDocument) => since.get(document.file) ?? [document.known]
      leaveLastWords(
        documents
          .filter(document => sinceKept(document).some(text => text !== document.text))
          .map(document => ({ file: document.file, text: document.text, since: sinceKept(document) })),
      )
      // Nobody is left to be told of a failure.
      for (const { file, text, known } of documents) {
        const base = sent.get(file) ?? known
        if (base !== text) call('write', { file, text, base }).catch(() => undefined)
      }
    }
    addEventListener('pagehide', flush)
    return () => removeEventListener('pagehide', flush)
  }, [sent, since, latest])
  useEffect(writeLastWords, [])
  useEffect(
    () =>
      onKeeping(({ isKept }) => {
        // What the worker has answered before is kept by now.
        if (isKept)
          for (const { file, known } of Object.values(latest.current.documents))
            since.set(file, [known, ...(sent.has(file) ? [sent.get(file) ?? ''] : [])])
      }),
    [sent, since, latest],
  )
  useEffect(() => {
    const look = async () => {
      const { documents, current } = latest.current
      const shown = current === undefined ? undefined : documents[current]
      if (shown && !isBusy.current && shown.checked === shown.text) {
        isBusy.current = true
        await send(shown)
        isBusy.current = false
      }
      await write()
    }
    const end = onChange(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(look, SETTLED)
    })
    return () => {
      clearTimeout(timer.current)
      end()
    }
  }, [latest, send, write])
}
