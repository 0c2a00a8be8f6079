import { css, memoClass } from '../../theme/css.ts'
import { color, media } from '../../theme/tokens.ts'
import { stageInset, stripWidth } from './measures.ts'

const rail = `1px solid ${color.ink}`

/** The class of a list of alternative stages, side by side between rails. */
export const routes = css({
  position: 'relative',
  marginTop: 28,
  [media.medium]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    borderBlock: rail,
    // The rails connect the list with the line.
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

/** The class of an alternative, with a border in the colour of its wall. */
export const route = memoClass((wall: string) =>
  css({
    paddingLeft: 22,
    borderLeft: `6px solid ${wall}`,
    'li + &': { paddingTop: 36 },
    [media.medium]: { padding: '28px 24px 20px 22px', 'li + &': { paddingTop: 28 } },
  }),
)
