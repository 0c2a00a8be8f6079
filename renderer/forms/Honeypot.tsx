import { useWords } from '../contexts/useWords.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

/** The name of the honeypot's field. */
export const HONEYPOT = 'leave-empty'

/** A trap for bots that fill in every field. Visitors and assistive technology never see it. */
export const Honeypot = () => (
  <div className={visuallyHidden} aria-hidden="true">
    <label>
      {useWords().leaveEmpty}
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
