import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { StudioError } from '../call.ts'

interface DialogProps {
  title: string
  isWide?: boolean
  /** Also when it is left with Escape. */
  onClose(): void
  /** The words of a button that closes it. */
  close?: string
  /** Other buttons that end it. */
  actions?: ReactNode
  children: ReactNode
}

/** A native dialog that is open as long as it is rendered. It keeps the focus within, and gives it back when it closes. */
export function Dialog({ title, isWide, onClose, close, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the element is removed: after that a dialog gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // At the end of the document, where no style of what is around it reaches it.
  return createPortal(
    <dialog
      ref={dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={event => {
        // The dialog closes when it is no longer rendered.
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} data-title>
        {title}
      </h2>
      {children}
      {close !== undefined && (
        <Actions>
          <button type="button" onClick={onClose}>
            {close}
          </button>
          {actions}
        </Actions>
      )}
    </dialog>,
    document.body,
  )
}

/** The buttons that end a dialog, or a step of it. */
export const Actions = ({ children }: { children: ReactNode }) => <div data-buttons="end">{children}</div>

/** A call to the studio that somebody waits for. */
interface Task {
  isBusy: boolean
  /** Why it was refused, in words for the author. */
  failure: string | undefined
  /** Runs a task, if none is running. */
  run(task: () => Promise<void>): Promise<void>
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
    async run(task) {
      if (isBusy) return
      setBusy(true)
      setFailure(undefined)
      try {
        await task()
      } catch (error) {
        setFailure((error as StudioError).message) // `call` throws nothing else
      }
      setBusy(false)
    },
  }
}

/**
 * What is asked when something opens, and again when it is about something else. Of several questions only the latest counts; until it
 * is answered, the answer before stays.
 */
export function useAnswer<T>(
  ask: () => Promise<T>,
  about?: string,
): { answer: T | undefined; failure: string | undefined } {
  const [found, setFound] = useState<{ answer: T | undefined; failure: string | undefined }>({
    answer: undefined,
    failure: undefined,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is said by what it is about
  useEffect(() => {
    let isLatest = true
    ask().then(
      answer => isLatest && setFound({ answer, failure: undefined }),
      // `call` throws nothing else.
      (error: StudioError) => isLatest && setFound({ answer: undefined, failure: error.message }),
    )
    return () => {
      isLatest = false
    }
  }, [about])
  return found
}

/** Why something was refused, once it was. */
export const Failure = ({ words }: { words: string | undefined }) =>
  words && (
    <p data-note="error" role="alert">
      {words}
    </p>
  )

interface DialogFormProps extends Omit<DialogProps, 'close' | 'actions'> {
  /** The words of the button that does it. */
  action: string
  isReady?: boolean
  /** Does what the dialog is for. What it throws is shown, and the dialog stays. */
  onSubmit(): Promise<void>
}

/** A dialog with fields, a button that does something with them, and one that does nothing. */
export function DialogForm(props: DialogFormProps) {
  const { action, isReady = true, onSubmit, onClose, children, ...dialog } = props
  const { isBusy, failure, run } = useTask()
  return (
    <Dialog {...dialog} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          run(onSubmit)
        }}
      >
        {children}
        <Failure words={failure} />
        <Actions>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" data-kind="primary" disabled={isBusy || !isReady}>
            {action}
          </button>
        </Actions>
      </form>
    </Dialog>
  )
}
