import type { ReactNode } from 'react'
import { css } from '../theme/css.ts'
import { color, size } from '../theme/tokens.ts'

interface FieldNoteProps {
  id: string
  isError?: boolean
  children: ReactNode
}

/** The hint or the error message of a field. */
export const FieldNote = ({ id, isError, children }: FieldNoteProps) => (
  // The limits of a file are a list, in which Node and a browser may put another comma.
  <p className={isError ? error : hint} id={id} suppressHydrationWarning>
    {children}
  </p>
)

const hint = css({ marginBottom: 8, fontSize: size.small })

const error = css({
  marginTop: 8,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid var(--form-error, ${color.error})`,
  color: `var(--form-error, ${color.error})`,
  fontSize: size.small,
  fontWeight: 600,
})
