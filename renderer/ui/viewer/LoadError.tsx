import { useWords } from '../../contexts/useWords.ts'
import { button } from '../../theme/button.ts'
import { Message } from './Message.tsx'

/** Replaces a document that failed to load, with a button to try again. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { pdfFailed, tryAgain } = useWords()
  return (
    <Message role="alert">
      <p>{pdfFailed}</p>
      <button className={button.dark} type="button" onClick={onRetry}>
        {tryAgain}
      </button>
    </Message>
  )
}
