import type { ComponentProps } from 'react'
import { useWords } from '../../contexts/site.tsx'
import { button } from '../../theme/button.ts'
import { css } from '../../theme/css.ts'

interface LoadErrorProps {
  /** Whether the document asks for a password, so that another attempt would fail, too. */
  isLocked?: boolean
  onRetry: () => void
}

/** Replaces a document that failed to load, with a button to try again where that can help. */
export function LoadError({ isLocked = false, onRetry }: LoadErrorProps) {
  const { pdfFailed, pdfLocked, tryAgain } = useWords()
  if (isLocked) return <Message role="alert">{pdfLocked}</Message>
  return (
    <Message role="alert">
      <p>{pdfFailed}</p>
      <button className={button.dark} type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </Message>
  )
}

/** A message in place of a page. */
export const Message = (props: ComponentProps<'div'>) => <div className={message} role="status" {...props} />

// In the site's stylesheet: a file of its own would be loaded with the button, before anything is opened.
const message = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '20px',
  minHeight: '240px',
  padding: '24px',
  textAlign: 'center',
})
