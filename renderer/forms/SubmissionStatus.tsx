import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color, size } from '../theme/tokens.ts'
import { Status } from '../ui/Status.tsx'
import { OtherWays } from './OtherWays.tsx'
import type { SubmissionState } from './useSubmission.ts'

interface SubmissionStatusProps {
  state: SubmissionState
  isMail: boolean
  successMessage: string
  /** The address that the form writes to. */
  to: string
  subject: string
  message: string
}

/** The result of a submission, announced by screen readers as it changes, and the ways that are left when it came to nothing. */
export function SubmissionStatus({
  state,
  isMail,
  successMessage,
  to,
  subject,
  message,
}: SubmissionStatusProps) {
  const words = useWords()
  const isOpening = state === 'sent' && isMail
  const texts: Partial<Record<SubmissionState, string>> = {
    sent: isMail ? words.mailOpened : successMessage,
    failed: words.sendFailed,
  }
  return (
    <>
      <Status className={status} data-failed={state === 'failed' || undefined}>
        {/* One text: a browser that translates would keep React from replacing one of several. */}
        {texts[state]}
      </Status>
      {(isOpening || state === 'failed') && <OtherWays to={to} subject={subject} message={message} />}
    </>
  )
}

const status = css({
  gridColumn: '1 / -1',
  maxWidth: size.measure,
  '&:not(:empty)': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid var(--form-success, ${color.success})`,
  },
  '[data-variant="newsletter"] > &:not(:empty)': { marginBlockStart: 12 },
  '&[data-failed]:not(:empty)': { borderColor: `var(--form-error, ${color.error})` },
  // An empty status takes no space.
  '&:empty': { position: 'absolute' },
})
