import { keyframes } from '@emotion/react'
import { color, media } from '../theme/tokens.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A ring that turns, unless motion is not wanted. @param width in pixels */
export const ring = (width: number) =>
  ({
    boxSizing: 'border-box',
    width,
    height: width,
    border: `${Math.max(2, width / 12)}px solid ${color.lineOnDark}`,
    borderBlockStartColor: color.peach,
    borderRadius: '50%',
    animation: `${turn} 1s linear infinite`,
    [media.calm]: { animation: 'none' },
  }) as const
