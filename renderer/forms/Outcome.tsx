import styled from '@emotion/styled'
import { useSite } from '../site.tsx'
import { color } from '../theme/tokens.ts'
import type { Submission } from './useSubmission.ts'

/** What has become of a form, announced as it changes. */
export function Outcome({ state, successMessage }: { state: Submission; successMessage: string }) {
  const { formHandler, contact } = useSite()
  const address = <a href={`mailto:${contact.email}`}>{contact.email}</a>
  return (
    <Message role="status" data-failed={state === 'failed' || undefined}>
      {state === 'sent' && formHandler.kind === 'post' && successMessage}
      {state === 'sent' && formHandler.kind === 'mailto' && (
        <>
          Your mail program has been opened with your message. Send it from there. If nothing opened, write to{' '}
          {address}.
        </>
      )}
      {state === 'failed' && (
        <>That could not be sent. What you typed is still here: try again, or write to {address}.</>
      )}
    </Message>
  )
}

const Message = styled.p({
  gridColumn: '1 / -1',
  maxWidth: '36rem',
  '&:not(:empty)': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid var(--form-success, ${color.success})`,
  },
  '&[data-failed]:not(:empty)': { borderColor: `var(--form-error, ${color.error})` },
  // Takes no room, yet is there: a region that appears together with its words is not announced everywhere.
  '&:empty': { position: 'absolute' },
})
