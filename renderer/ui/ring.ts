import { media } from '../theme/tokens.ts'

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
