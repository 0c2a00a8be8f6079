import styled from '@emotion/styled'
import { color, media } from '../../theme/tokens.ts'
import { stageInset, stripWidth } from './measures.ts'

const rail = `1px solid ${color.ink}`

/** Stages of which a child takes one or the other: side by side, between the points where they part and meet again. */
export const Routes = styled.ul({
  position: 'relative',
  marginTop: 28,
  [media.medium]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderBlock: rail,
    // The rails come from the line and lead back to it.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      left: stripWidth - stageInset,
      width: stageInset - stripWidth,
      borderTop: rail,
    },
    '&::before': { top: -1 },
    '&::after': { bottom: -1 },
  },
})

/** One of them, on a branch in its own paint. */
export const Route = styled('li', { shouldForwardProp: prop => prop !== 'wall' })<{ wall: string }>(
  {
    paddingLeft: 22,
    borderLeft: '6px solid',
    'li + &': { paddingTop: 36 },
    [media.medium]: { padding: '28px 24px 20px 22px', 'li + &': { paddingTop: 28 } },
  },
  ({ wall }) => ({ borderLeftColor: wall }),
)
