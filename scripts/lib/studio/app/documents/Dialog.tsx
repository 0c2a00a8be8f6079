import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './documents.module.css'

interface DialogProps {
  title: string
  /** Also when it is left with Escape. */
  onClose(): void
  children: ReactNode
}

/** A dialog that is open for as long as it is rendered. The browser keeps the focus within and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect, since its cleanup runs while the dialog is still in the document: only then the focus returns.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    return () => shown?.close()
  }, [])
  const leave = () => {
    if (!dialog.current?.open) onClose()
  }
  // At the end of the document, where no style of a list around it reaches it.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={leave}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>,
    document.body,
  )
}
