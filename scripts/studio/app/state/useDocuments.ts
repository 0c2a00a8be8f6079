import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { insertItem, valueOfText } from '../../../../schema/text/edit.ts'
import type { Window } from '../../host/documents/Drafts.ts'
import type { SiteList } from '../../host/Studio.ts'
import { call, callWhileClosing, StudioError } from '../call.ts'
import {
  type EditedDocument,
  initialStudioState,
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

/**
 * @param list what there is on disk, anew with every change
 * @param window the window in which they are edited
 */
export function useDocuments(list: SiteList, window: Window = thisWindow): Documents {
  const [state, dispatch] = useReducer(studioReducer, initialStudioState)
  const [failure, setFailure] = useState<StudioError>()
  const current = state.current === undefined ? undefined : state.documents[state.current]
  const attempt = useCallback<Attempt>(async (task, failed) => {
    try {
      await task()
    } catch (error) {
      const failure = error as StudioError // `call` throws nothing else
      failed?.(failure)
      setFailure(failure)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list says that the studio is there again
  useEffect(() => setFailure(failure => (failure?.isAway ? undefined : failure)), [list])

  usePreview(state, list, window.id, dispatch, attempt)
  useChangesOnDisk(state, list, dispatch, attempt)

  const load = async (file: string): Promise<EditedDocument> =>
    state.documents[file] ?? loadDocument(file, window)

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

  const save = () =>
    attempt(async () => {
      if (!current || !isUnsaved(current) || current.conflict) return
      const { file, text, digest } = current
      const saving = await call('save', { file, text, digest, window: window.id })
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
    failure: failure?.message,
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

async function loadDocument(file: string, window: Window): Promise<EditedDocument> {
  const { text, digest, draft } = await call('open', { file, window })
  const isOutdated = draft && draft.base !== text
  return {
    file,
    text: draft?.text ?? text,
    saved: draft?.base ?? text,
    digest,
    problems: [],
    others: [],
    conflict: isOutdated ? { text, digest } : undefined,
    restoredFrom: draft?.at,
  }
}

type Dispatch = React.ActionDispatch<[Parameters<typeof studioReducer>[1]]>
type Attempt = (task: () => Promise<void>, failed?: (error: StudioError) => void) => Promise<void>

/**
 * Has each new text of a document shown, checked and kept. One call at a time: of the texts in between only the latest counts.
 * A text that did not arrive is sent again with the next change, or once the studio answers again.
 */
function usePreview(
  state: StudioState,
  list: SiteList,
  window: string,
  dispatch: Dispatch,
  attempt: Attempt,
): void {
  const sent = useRef(new Map<string, string>())
  /** What has arrived of it. */
  const kept = useRef(new Map<string, string>())
  const isBusy = useRef(false)
  const isAway = useRef(false)
  const latest = useRef(state)
  latest.current = state
  const send = useCallback(async (): Promise<void> => {
    if (isBusy.current) return
    // A document that comes back is checked again.
    for (const file of sent.current.keys()) if (!latest.current.documents[file]) sent.current.delete(file)
    const waiting = Object.values(latest.current.documents).find(
      document => sent.current.get(document.file) !== workOf(document),
    )
    if (!waiting) return
    const { file, text, saved: base } = waiting
    const work = workOf(waiting)
    isBusy.current = true
    sent.current.set(file, work)
    kept.current.delete(file)
    await attempt(
      async () => {
        const { problems, others, older } = await call('preview', { file, text, base, window })
        isAway.current = false
        kept.current.set(file, work)
        dispatch({ type: 'checked', file, text, problems, others, older })
      },
      error => {
        isAway.current = error.isAway
        if (error.isAway) sent.current.delete(file)
      },
    )
    isBusy.current = false
    if (!isAway.current) await send()
  }, [window, dispatch, attempt])
  // Somebody may have mended other documents meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list says that something has changed on disk
  useEffect(() => {
    const shown = latest.current.documents[state.current ?? '']
    if (shown && (shown.others.length > 0 || shown.isShownOlder)) sent.current.delete(shown.file)
  }, [state.current, list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state may hold a text to send, and a new list says that the studio is there
  useEffect(() => {
    send()
  }, [state, list, send])
  useEffect(() => {
    const documents = () => Object.values(latest.current.documents)
    const isUnsent = (one: EditedDocument) => kept.current.get(one.file) !== workOf(one)
    // What was written last has not been sent, or its call ends with the window. A browser may send no more than that.
    const flush = () => {
      const unsaved = documents().filter(one => isUnsaved(one) && !isUnsent(one))
      // Another window may have taken up the work of this one, and ended it.
      for (const { file, text, saved: base } of [...documents().filter(isUnsent), ...unsaved])
        callWhileClosing('preview', { file, text, base, window })
    }
    // A studio that is away keeps nothing, and a browser sends no long text for a window that has gone.
    const ask = (event: BeforeUnloadEvent) => {
      if (documents().some(one => isUnsaved(one) && isUnsent(one))) event.preventDefault()
    }
    // The frames of all windows show the work of the one in use, and another may have ended the work on the same document.
    const showOwn = () => {
      sent.current.clear()
      send()
    }
    addEventListener('pagehide', flush)
    addEventListener('beforeunload', ask)
    addEventListener('focus', showOwn)
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('beforeunload', ask)
      removeEventListener('focus', showOwn)
    }
  }, [window, send])
}

/** What is kept of a document: its text, and from which one it began. */
const workOf = (document: EditedDocument): string =>
  isUnsaved(document) ? JSON.stringify([document.saved, document.text]) : document.text

/** Reads the open documents again when something has changed on disk. */
function useChangesOnDisk(state: StudioState, list: SiteList, dispatch: Dispatch, attempt: Attempt): void {
  const onDisk = useRef<EditedDocument[]>([])
  // What somebody has deleted stays as it is here: saving says so.
  onDisk.current = list.documents.flatMap(({ file }) => state.documents[file] ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list says that something has changed
  useEffect(() => {
    for (const { file, digest: since } of onDisk.current)
      attempt(async () => {
        const { text, digest } = await call('open', { file })
        dispatch({ type: 'changedOnDisk', file, text, digest, since })
      })
  }, [list, dispatch, attempt])
}

const BEFORE = 'chalkline-studio-window'

/**
 * This load of the studio's page in a window. A reload goes on with the work of the load before; what a copy of the tab shares
 * with it is only that.
 */
const thisWindow = {
  id: crypto.randomUUID(),
  before: sessionStorage.getItem(BEFORE) ?? undefined,
}

sessionStorage.setItem(BEFORE, thisWindow.id)
