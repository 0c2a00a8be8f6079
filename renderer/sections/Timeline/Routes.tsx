import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, media } from '../../theme/tokens.ts'
import { stripWidth } from './Strip.tsx'

/** Stages of which a child takes one or the other: side by side, on branches of the line that part and meet again. */
export const Routes = ({ label, children }: { label: string; children: ReactNode }) => (
  <List aria-label={label}>{children}</List>
)

const branch = `1.5px solid ${color.ink}`

const List = styled.ul({
  position: 'relative',
  marginTop: 28,
  '& > li': { paddingLeft: 24, borderLeft: branch },
  '& > li + li': { paddingTop: 36 },
  [media.large]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { padding: '28px 40px 24px 28px' },
    '& > li + li': { paddingTop: 28 },
    // The rails end where the last branch meets them.
    '& > li:not(:last-of-type)': { borderBlock: branch },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      left: stripWidth - 64,
      width: 64 - stripWidth,
    },
    '&::before': { top: 0, borderTop: branch },
    '&::after': { bottom: 0, borderBottom: branch },
  },
})
