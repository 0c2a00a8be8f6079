import { useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { media } from '../theme/designTokens.ts'
import { Band } from './Band.tsx'

/** The loading indicator of a whole section. */
export const Spinner = () => (
  <Band background="wall">
    <div className={spinner} role="status" aria-label={useWords().loading} />
  </Band>
)

/** The styles of a loading indicator, a ring that turns. It does not turn when the visitor prefers reduced motion. */
export const ring = {
  width: '1em',
  height: '1em',
  border: '3px dotted',
  borderRadius: '50%',
  animation: 'turn 2s linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  [media.calm]: { animation: 'none' },
} as const

const spinner = css({ ...ring, marginInline: 'auto', fontSize: 48 })
