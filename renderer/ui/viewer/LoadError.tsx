import type { ComponentProps } from 'react'
import { useWords } from '../../contexts/site.tsx'
import { button } from '../../theme/button.ts'
import styles from './viewer.module.css'

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
export const Message = (props: ComponentProps<'div'>) => (
  <div className={styles.message} role="status" {...props} />
)
