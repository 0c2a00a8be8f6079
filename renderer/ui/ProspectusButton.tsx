import styled from '@emotion/styled'
import { type KeyboardEvent, type MouseEvent, startTransition, useState } from 'react'
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
  /** Whether it is the first thing to do in its place; otherwise it gives way to the button beside it. */
  isMain?: boolean
}

/**
 * Opens a PDF document over the page. Before JavaScript it is a link to the document, and it stays that element
 * afterwards: a click that begins before hydration is not lost.
 */
export function ProspectusButton({ title, buttonText, pdfUrl, tone, isMain = false }: ProspectusButtonProps) {
  /** When it was opened. Opened anew, it is another dialog, also where the last has still to go. */
  const [opened, setOpened] = useState<number>()
  const isHydrated = useHydrated()
  const file = useFile(pdfUrl)
  const href = file?.href ?? pdfUrl

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    // The tap is answered at once, and what it opens is rendered when there is time.
    startTransition(() => setOpened(now => now ?? event.timeStamp))
  }
  // The dialog has closed by itself; what is left of it goes when there is time.
  const close = () => startTransition(() => setOpened(undefined))
  const openOnClick = (event: MouseEvent) => {
    // Whoever asks for another tab or window gets the document itself there.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event)
  }
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key === ' ') open(event)
  }
  const Button = isMain ? ButtonLink : QuietButton
  const asButton = {
    role: 'button',
    'aria-haspopup': 'dialog',
    onClick: openOnClick,
    onKeyDown: openOnSpace,
  } as const

  return (
    <Offer>
      <Button tone={tone} href={href} {...(isHydrated ? asButton : {})}>
        {buttonText}
      </Button>
      <Facts>
        {file && <span>{fileFacts(file)}</span>}
        <TextLink href={href} download={fileNameOf(href)}>
          Download PDF
        </TextLink>
      </Facts>
      {opened !== undefined && (
        <Modal key={opened} title={title} onClose={close}>
          <LazyViewer url={href} />
        </Modal>
      )}
    </Offer>
  )
}

const Offer = styled.div({ display: 'grid', justifyItems: 'start', gap: 4 })

const QuietButton = styled(ButtonLink)({
  background: 'transparent',
  color: 'inherit',
  borderColor: 'currentColor',
})

const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  fontSize: size.small,
})
