import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { Band } from './Band.tsx'
import { ring } from './ring.ts'

/** The loading indicator of a whole section. */
export const Spinner = () => (
  <Band background="wall">
    <div className={spinner} role="status" aria-label={useWords().loading} />
  </Band>
)

const spinner = css({ ...ring, marginInline: 'auto', fontSize: 48 })
