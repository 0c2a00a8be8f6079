import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { color, media } from '../theme/tokens.ts'
import { Band } from './Band.tsx'

/** Says that something is on its way; it turns, unless motion is not wanted. */
export const Spinner = () => (
  <Band ground="wall">
    <Ring role="status" aria-label="Loading..." />
  </Band>
)

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const Ring = styled.div({
  width: 48,
  height: 48,
  marginInline: 'auto',
  border: `4px solid ${color.lineOnDark}`,
  borderBlockStartColor: color.peach,
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  [media.calm]: { animation: 'none' },
})
