import { css } from '../../theme/css.ts'
import { media, space } from '../../theme/tokens.ts'
import { pageEdge } from '../../ui/morning/morning.ts'
import { stageInset } from './measures.ts'

/** The class of a list of alternative stages: side by side from edge to edge of the window, each a band in its own light. */
export const routes = css({
  display: 'grid',
  [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
})

/** The class of an alternative. The first one stands beside the line; on phones they all do. */
export const route = css({
  display: 'flex',
  flexDirection: 'column',
  '& > article': {
    flex: 1,
    paddingBlock: '32px 36px',
    paddingInline: `calc(${pageEdge} + ${stageInset.phone}px) ${space.margin}`,
    [media.zoomed]: { paddingInlineStart: `calc(${pageEdge} + 20px)` },
    [media.medium]: { paddingInline: '36px' },
  },
  [media.medium]: {
    '&:first-of-type > article': {
      // Percentages would be of half the window here.
      paddingInlineStart: `calc(max(${space.margin}, (100vw - ${space.contentWidth}) / 2 + ${space.margin}) + ${stageInset.medium}px)`,
    },
  },
})
