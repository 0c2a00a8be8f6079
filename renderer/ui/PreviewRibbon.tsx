import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color } from '../theme/tokens.ts'

/** Says over a page in development that visitors do not see it. No build has one. */
export const PreviewRibbon = ({ children }: { children: ReactNode }) => (
  <Ribbon aria-label="Preview">
    <p>{children}</p>
  </Ribbon>
)

/** It lets clicks through, so that nothing below it is out of reach. */
const Ribbon = styled.aside({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 25,
  pointerEvents: 'none',
  padding: '0.5rem 1rem',
  background: color.peach,
  color: color.ink,
  fontWeight: 600,
  textAlign: 'center',
})
