import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { modalSize } from '../constants.ts'
import { useScrollLock } from '../hooks/useScrollLock.ts'
import { color, size } from '../theme/tokens.ts'

interface ModalProps {
  title: string
  /** Called once it has closed, whichever way. */
  onClose: () => void
  children: ReactNode
}

/**
 * A native modal dialog, open for as long as it is rendered. The browser keeps the focus inside, closes it on Escape and
 * gives the focus back to what opened it.
 */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const beganOutside = useRef(false)
  const titleId = useId()
  useScrollLock()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const close = () => dialog.current?.close()
  // The frame fills the dialog, so only a press outside it meets the dialog itself. A press that begins inside, as one
  // that marks text does, may end anywhere.
  const notePress = (event: MouseEvent) => {
    beganOutside.current = event.target === dialog.current
  }
  const closeFromBackdrop = (event: MouseEvent) => {
    if (beganOutside.current && event.target === dialog.current) close()
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={notePress}
      onClick={closeFromBackdrop}
    >
      <Frame>
        <Header>
          <Title id={titleId}>{title}</Title>
          <CloseButton type="button" aria-label="Close" onClick={close}>
            <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth={2} />
            </svg>
          </CloseButton>
        </Header>
        {children}
      </Frame>
    </Dialog>
  )
}

const Dialog = styled.dialog({
  width: '100%',
  maxWidth: modalSize.maxWidth,
  height: modalSize.height,
  maxHeight: modalSize.height,
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: color.backdrop },
})

const Frame = styled.div({ display: 'flex', flexDirection: 'column', height: '100%' })

const Header = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  paddingLeft: 20,
  borderBottom: `1px solid ${color.line}`,
})

const Title = styled.h2({ fontSize: size.h3, lineHeight: 1.18 })

const CloseButton = styled.button({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -5 },
})
