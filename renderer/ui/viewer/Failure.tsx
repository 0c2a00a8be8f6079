import styled from '@emotion/styled'
import { buttonStyle } from '../../theme/buttonStyle.ts'
import { Message } from './Message.tsx'

/** Says that a document cannot be shown, and offers to try again. */
export const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <Message role="alert">
    <p>Failed to load PDF. Please try again.</p>
    <Retry type="button" onClick={onRetry}>
      Try again
    </Retry>
  </Message>
)

const Retry = styled.button(buttonStyle('dark'))
