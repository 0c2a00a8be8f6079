import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { ring } from '../ui/ring.ts'
import { Status } from '../ui/Status.tsx'

/** What navigation says (renderer/browser/navigation.ts), the same on all pages. */
export const BodyEnd = () => (
  <>
    <Status className={status} data-loading={useWords().loading} />
    <Status className={visuallyHidden} data-arrival="" />
  </>
)

const status = css({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: color.ink,
  color: color.onDark,
  '&:empty': { padding: 0 },
  '&:not(:empty)::before': { ...ring, content: '""' },
})
