import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { insertItem, valueOfText } from '../../json/edit.ts'
import type { SiteList } from '../../Studio.ts'
import { call, callWhileClosing, StudioError } from '../api.ts'
import {
  type EditedDocument,
  initialState,
  isUnsaved,
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
  save(): Promise<void>
  undo(): void
  redo(): void
  /** Goes on with the work that was not saved when the studio was closed last. */
  keepRestored(): void
  /** Goes back to what is on disk, as a step that can be undone. */
  discardRestored(): void
  /** Ends a conflict with a text in place of both versions. It is still to be saved. */
  settle(text: string): void
  dismissFailure(): void
}

/** @param list what there is on disk, anew with every change */
export function useDocuments(list: SiteList): Documents {
  const [state, dispatch] = useReducer(studioReducer, initialState)
  const [failure, setFailure] = useState<string>()
  const current = state.current === undefined ? undefined : state.documents[state.current]
  const attempt = useCallback(async (task: () => Promise<void>) => {
    try {
      await task()
    } catch (error) {
      setFailure((error as StudioError).message) // `call` throws nothing else
    }
  }, [])

  usePreview(state, dispatch, attempt)
  useChangesOnDisk(state, list, dispatch, attempt)

  const load = async (file: string): Promise<EditedDocument> => state.documents[file] ?? loadDocument(file)

  const open = (file: string) => attempt(async () => dispatch({ type: 'opened', document: await load(file) }))

  const copySection = (section: unknown, file: string) =>
    attempt(async () => {
      const document = await load(file)
      const sections: unknown = Object(valueOfText(document.text)).sections
      if (!Array.isArray(sections))
        throw new StudioError('That page has a mistake that no form can show. Correct it first.')
      dispatch({ type: 'opened', document })
      const text = insertItem(document.text, ['sections'], sections.length, section)
      dispatch({ type: 'edited', file, text, field: `copied ${Date.now()}`, at: Date.now() })
    })

  const save = () =>
    attempt(async () => {
      if (!current || !isUnsaved(current) || current.conflict) return
      const { file, text, digest } = current
      const saving = await call('save', { file, text, digest })
      if (saving.saved) dispatch({ type: 'saved', file, text, digest: saving.digest })
      else if (saving.current) dispatch({ type: 'changedOnDisk', file, ...saving.current, since: digest })
      else
        throw new StudioError('This page was deleted meanwhile. Your text is kept here: copy what you need.')
    })

  const edit = (text: string, field: string) => {
    if (current) dispatch({ type: 'edited', file: current.file, text, field, at: Date.now() })
  }

  const settle = (text: string) => {
    if (current) dispatch({ type: 'settled', file: current.file, text })
  }

  const keepRestored = () => {
    if (current) dispatch({ type: 'kept', file: current.file })
  }

  const discardRestored = () => {
    if (!current) return
    edit(current.saved, `discarded ${Date.now()}`)
    keepRestored()
  }

  return {
    state,
    current,
    failure,
    open,
    close: file => dispatch({ type: 'closed', file }),
    copySection,
    edit,
    save,
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    keepRestored,
    discardRestored,
    settle,
    dismissFailure: () => setFailure(undefined),
  }
}

async function loadDocument(file: string): Promise<EditedDocument> {
  const { text, digest, draft } = await call('open', { file })
  const isOutdated = draft && draft.base !== text
  return {
    file,
    text: draft?.text ?? text,
    saved: draft?.base ?? text,
    digest,
    problems: [],
    conflict: isOutdated ? { text, digest } : undefined,
    restoredFrom: draft?.at,
  }
}

type Dispatch = React.ActionDispatch<[Parameters<typeof studioReducer>[1]]>
type Attempt = (task: () => Promise<void>) => Promise<void>

/** Has each new text of a document shown and checked. One call at a time: of the texts in between only the latest counts. */
function usePreview(state: StudioState, dispatch: Dispatch, attempt: Attempt): void {
  const sent = useRef(new Map<string, string>())
  const isBusy = useRef(false)
  const latest = useRef(state)
  latest.current = state
  useEffect(() => {
    // What was written last has not been sent, or its call ends with the window.
    const flush = () => {
      for (const { file, text, saved, checked } of Object.values(latest.current.documents))
        if (checked !== text) callWhileClosing('preview', { file, text, base: saved })
    }
    addEventListener('pagehide', flush)
    return () => removeEventListener('pagehide', flush)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state may hold a text to send
  useEffect(() => {
    const send = async () => {
      if (isBusy.current) return
      // A document that comes back is checked again.
      for (const file of sent.current.keys()) if (!latest.current.documents[file]) sent.current.delete(file)
      const waiting = Object.values(latest.current.documents).find(
        ({ file, text }) => sent.current.get(file) !== text,
      )
      if (!waiting) return
      const { file, text, saved } = waiting
      isBusy.current = true
      sent.current.set(file, text)
      await attempt(async () => {
        const { problems } = await call('preview', { file, text, base: saved })
        dispatch({ type: 'checked', file, text, problems })
      })
      isBusy.current = false
      await send()
    }
    send()
  }, [state, dispatch, attempt])
}

/** Reads the open documents again when something has changed on disk. */
function useChangesOnDisk(state: StudioState, list: SiteList, dispatch: Dispatch, attempt: Attempt): void {
  const onDisk = useRef<EditedDocument[]>([])
  // What somebody has deleted stays as it is here: saving says so.
  onDisk.current = list.documents.flatMap(({ file }) => state.documents[file] ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what says that something has changed
  useEffect(() => {
    for (const { file, digest: since } of onDisk.current)
      attempt(async () => {
        const { text, digest } = await call('open', { file })
        dispatch({ type: 'changedOnDisk', file, text, digest, since })
      })
  }, [list.revision, dispatch, attempt])
}
