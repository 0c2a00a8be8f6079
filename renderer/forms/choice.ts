import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'

/** The label around a checkbox or a radio button, which is the target of a tap. */
export const choice = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    marginBlockStart: '0.1em',
    accentColor: `var(--form-accent, ${color.ink})`,
  },
  '& > input[aria-invalid="true"], [aria-invalid="true"] > & > input': {
    outline: `2px solid var(--form-error, ${color.error})`,
    outlineOffset: 2,
  },
  '& > input:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
  '& > span': { minWidth: 0 },
})
