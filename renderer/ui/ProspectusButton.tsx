import styled from '@emotion/styled'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { useFile } from '../refs.tsx'
import { size } from '../theme/tokens.ts'
import { ButtonLink, TextLink } from './ButtonLink.tsx'
import { Modal } from './Modal.tsx'
import { fileFacts } from './viewer/fileFacts.ts'
import { fileNameOf } from './viewer/fileNameOf.ts'
import { LazyViewer } from './viewer/LazyViewer.tsx'

interface ProspectusButtonProps {
  /** The name of the document. */
  title: string
  buttonText: string
  /** As it stands in the data. */
  pdfUrl: string
  /** `light` for dark grounds. */
  tone: 'dark' | 'light'
}

/**
 * Opens a PDF document over the page. Before JavaScript it is a link to the document, and it stays that element
 * afterwards: a click that begins before hydration is not lost.
 */
export function ProspectusButton({ title, buttonText, pdfUrl, tone }: ProspectusButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const file = useFile(pdfUrl)
  const href = file?.href ?? pdfUrl

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key === ' ') open(event)
  }
  const asButton = {
    role: 'button',
    'aria-haspopup': 'dialog',
    onClick: open,
    onKeyDown: openOnSpace,
  } as const

  return (
    <Offer>
      <ButtonLink tone={tone} href={href} {...(isHydrated ? asButton : {})}>
        {buttonText}
      </ButtonLink>
      <Facts>
        {file && <span>{fileFacts(file)}</span>}
        <TextLink href={href} download={fileNameOf(href)}>
          Download PDF
        </TextLink>
      </Facts>
      {isOpen && (
        <Modal title={title} onClose={() => setIsOpen(false)}>
          <LazyViewer url={href} />
        </Modal>
      )}
    </Offer>
  )
}

const Offer = styled.div({ display: 'grid', justifyItems: 'start', gap: 4 })

const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  fontSize: size.small,
})
