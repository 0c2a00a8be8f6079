import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { insertItem, valueOfText } from '../../../../schema/text/edit.ts'
import { call, onChange, StudioError } from '../call.ts'
import { type EditedDocument, initialStudioState, type StudioState, studioReducer } from './studioState.ts'

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
  const [state, dispatch] = useReducer(studioReducer, initialStudioState)
  const [failure, setFailure] = useState<StudioError>()
  const current = state.current === undefined ? undefined : state.documents[state.current]
  const attempt = useCallback<Attempt>(async task => {
    try {
      await task()
      setFailure(failure => (failure?.failure === 'away' ? undefined : failure))
    } catch (error) {
      setFailure(error as StudioError) // `call` throws nothing else
    }
  }, [])
  const known = useWriting(state, dispatch, attempt)

  const load = async (file: string): Promise<EditedDocument> => {
    const opened = state.documents[file]
    if (opened) return opened
    const { text } = await call('open', { file })
    known.set(file, text)
    return { file, text, problems: [], others: [] }
  }

  /** What the author wants to see: of two that are loaded at once, the other one may arrive later. */
  const wanted = useRef<string>(undefined)
  const open = (file: string) =>
    attempt(async () => {
      wanted.current = file
      const document = await load(file)
      if (wanted.current === file) dispatch({ type: 'opened', document })
    })

  const copySection = (section: unknown, file: string) =>
    attempt(async () => {
      wanted.current = file
      const document = await load(file)
      const sections: unknown = Object(valueOfText(document.text)).sections
      if (!Array.isArray(sections))
        throw new StudioError('That page has a mistake that no form can show. Correct it first.')
      dispatch({ type: 'opened', document })
      const text = insertItem(document.text, ['sections'], sections.length, section)
      dispatch({ type: 'edited', file, text, field: `copied ${Date.now()}`, at: Date.now() })
    })

  return {
    state,
    current,
    failure: failure?.message,
    open,
    close: file => {
      known.delete(file)
      dispatch({ type: 'closed', file })
    },
    copySection,
    edit: (text, field) => {
      if (current) dispatch({ type: 'edited', file: current.file, text, field, at: Date.now() })
    },
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    dismissFailure: () => setFailure(undefined),
  }
}

type Dispatch = React.ActionDispatch<[Parameters<typeof studioReducer>[1]]>
type Attempt = (task: () => Promise<void>) => Promise<void>

/** Milliseconds without a change after which the document that is shown is looked at again: others may have changed it, or mended theirs. */
const SETTLED = 200

/**
 * Has each new text of a document written, and takes in what others write. One call at a time: of the texts in between only the
 * latest counts.
 * @returns file → the text of which both this window and the worker know
 */
function useWriting(state: StudioState, dispatch: Dispatch, attempt: Attempt): Map<string, string> {
  const known = useRef(new Map<string, string>()).current
  const isBusy = useRef(false)
  const latest = useRef(state)
  latest.current = state
  /** Writes a text, or has one that is written checked again. */
  const send = useCallback(
    async ({ file, text }: EditedDocument): Promise<boolean> => {
      const base = known.get(file) ?? text
      known.set(file, text)
      let isWritten = false
      isBusy.current = true
      await attempt(async () => {
        const { text: kept, ...found } = await call('write', { file, text, base })
        isWritten = true
        if (kept === text) dispatch({ type: 'checked', file, text, ...found })
        // What was typed meanwhile is brought together with it when it is written.
        else if (latest.current.documents[file]?.text === text) {
          known.set(file, kept)
          dispatch({ type: 'joined', file, text: kept, before: text })
        }
      })
      isBusy.current = false
      if (!isWritten) known.set(file, base)
      return isWritten
    },
    [known, dispatch, attempt],
  )
  const write = useCallback(async (): Promise<void> => {
    const waiting = Object.values(latest.current.documents).find(({ text, checked }) => checked !== text)
    // What could not be written is sent again with the next change.
    if (waiting && !isBusy.current && (await send(waiting))) await write()
  }, [send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state may hold a text to write
  useEffect(() => {
    write()
  }, [state, write])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const { documents, current } = latest.current
      const shown = current === undefined ? undefined : documents[current]
      if (shown && !isBusy.current && known.get(shown.file) === shown.text) send(shown)
    }
    const end = onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(look, SETTLED)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [known, send])
  return known
}
