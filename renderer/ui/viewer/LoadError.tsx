import { useWords } from '../../contexts/useWords.ts'
import { button } from '../../theme/button.ts'
import { Message } from './Message.tsx'

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
