import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'
import type { SubmissionState } from './useSubmission.ts'

/** The result of a submission, announced by screen readers as it changes. */
export function SubmissionStatus({
  state,
  successMessage,
}: {
  state: SubmissionState
  successMessage: string
}) {
  const { formHandler, contact } = useSite()
  const address = <a href={`mailto:${contact.email}`}>{contact.email}</a>
  return (
    <p className={message} role="status" data-failed={state === 'failed' || undefined}>
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
    </p>
  )
}

const message = css({
  gridColumn: '1 / -1',
  maxWidth: '36rem',
  '&:not(:empty)': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid var(--form-success, ${color.success})`,
  },
  '&[data-failed]:not(:empty)': { borderColor: `var(--form-error, ${color.error})` },
  // An empty status is rendered, but takes no space. Not every screen reader announces a live region that is inserted with its text.
  '&:empty': { position: 'absolute' },
})
