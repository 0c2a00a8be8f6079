import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { openOverlay } from '../browser/overlays.ts'
import { useWords } from '../contexts/site.tsx'
import { modalSize } from '../theme/constants.ts'
import { css } from '../theme/css.ts'
import { color, corner, size } from '../theme/designTokens.ts'
import { plainButton } from '../theme/styles.ts'

interface ModalDialogProps {
  title: string
  /** Called after the dialog has closed, for whatever reason. */
  onClose: () => void
  /** What scrolls by itself; a child with `data-content` scrolls in the dialog. */
  children: ReactNode
}

/**
 * A native modal dialog, open while it is mounted. The browser traps the focus, closes the dialog on Escape and returns the
 * focus to the element that opened it.
 */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onClosed = openOverlay(() => element?.close())
    return () => {
      element?.close()
      onClosed()
    }
  }, [])

  const close = () => dialog.current?.close()
  // The frame fills the dialog, so the dialog itself is the target only on the backdrop.
  const isOnBackdrop = (event: MouseEvent) => event.target === dialog.current

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape
    <dialog
      className={dialogClass}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // The focus would leave a field of the dialog a moment after it was closed, and the field would take the next key.
      onCancel={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
      // A text selection may begin inside and end on the backdrop, so both press and click must be on it.
      onMouseDown={event => {
        pressedBackdrop.current = isOnBackdrop(event)
      }}
      onClick={event => pressedBackdrop.current && isOnBackdrop(event) && close()}
    >
      <div className={frame}>
        <div className={header}>
          <h2 className={titleClass} id={titleId}>
            {title}
          </h2>
          <button className={closeButton} type="button" aria-label={words.close} onClick={close}>
            <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth={2} />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

const dialogClass = css({
  width: '100%',
  maxWidth: modalSize.maxWidth,
  height: modalSize.height,
  maxHeight: modalSize.height,
  padding: 0,
  border: 0,
  borderRadius: corner,
  background: color.paper,
  color: color.ink,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: color.backdrop },
})

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& > [data-content]': { flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: 20 },
})

const header = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  paddingInlineStart: 20,
  borderBottom: `1px solid ${color.line}`,
})

const titleClass = css({ fontSize: size.h3, lineHeight: 1.18 })

const closeButton = css({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  '&:focus-visible': { outlineOffset: -5 },
})
