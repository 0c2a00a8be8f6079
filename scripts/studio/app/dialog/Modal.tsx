import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'

interface ModalProps {
  title: string
  isWide?: boolean
  /** Also when it is left with Escape. */
  onClose(): void
  children: ReactNode
}

/** A native dialog that is open as long as it is rendered. It keeps the focus within, and gives it back when it closes. */
export function Modal({ title, isWide, onClose, children }: ModalProps) {
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
      className={isWide ? styles.wide : undefined}
      aria-labelledby={id}
      onCancel={event => {
        // The dialog closes when it is no longer rendered.
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  )
}
