import type { ReactNode } from 'react'
import { css } from './css.ts'
import { media } from './designTokens.ts'

/** Hides an element visually, but not from screen readers. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

// On paper, where nothing is positioned, it would leave a gap.
export const visuallyHidden = css(visuallyHiddenStyle, { [media.print]: { display: 'none !important' } })

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
)
