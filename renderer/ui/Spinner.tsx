import { css } from '../theme/css.ts'
import { Band } from './Band.tsx'
import { ring } from './ring.ts'

/** The loading indicator of a whole section. */
export const Spinner = () => (
  <Band background="wall">
    <div className={spinner} role="status" aria-label="Loading..." />
  </Band>
)

const spinner = css({ ...ring, marginInline: 'auto', fontSize: 48 })
