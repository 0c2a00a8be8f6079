import { css } from './css.ts'
import { color, corner } from './designTokens.ts'

const base = css({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: 44,
  // Shows in forced colours, which remove the background.
  border: '2px solid transparent',
  borderRadius: corner,
  padding: 'calc(1rem - 2px) calc(1.6rem - 2px) calc(1.05rem - 2px)',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.1,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
})

/** The classes of buttons and of links that look like buttons. `light` is for dark backgrounds. */
export const button = {
  dark: css(base, { background: color.ink, color: color.onDark }),
  light: css(base, { background: color.action, color: color.ink }),
} as const

export type ButtonTone = keyof typeof button
