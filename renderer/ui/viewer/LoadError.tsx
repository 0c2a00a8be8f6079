import { button } from '../../theme/button.ts'
import { Message } from './Message.tsx'

/** Replaces a document that failed to load, with a button to try again. */
export const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <Message role="alert">
    <p>Failed to load PDF. Please try again.</p>
    <button className={button.dark} type="button" onClick={onRetry}>
      Try again
    </button>
  </Message>
)
