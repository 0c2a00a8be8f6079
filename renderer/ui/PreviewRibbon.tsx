import type { ReactNode } from 'react'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'

/** Marks a page that visitors cannot see. Rendered in development only. */
export const PreviewRibbon = ({ children }: { children: ReactNode }) => (
  <aside className={ribbon} aria-label="Preview">
    <p>{children}</p>
  </aside>
)

/** Ignores the pointer, so that everything below it stays clickable. */
const ribbon = css({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 25,
  pointerEvents: 'none',
  padding: '0.5rem 1rem',
  background: color.action,
  color: color.ink,
  fontWeight: 600,
  textAlign: 'center',
})
