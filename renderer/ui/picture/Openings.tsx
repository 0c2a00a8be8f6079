import { css } from '../../theme/css.ts'
import { media, space } from '../../theme/designTokens.ts'
import type { Light } from '../../theme/lights.ts'
import { BlockWall } from './BlockWall.tsx'

/** The openings of a band in one light of the morning. */
export const Openings = ({ light }: { light: Light }) => (
  <div className={openings} aria-hidden="true">
    <BlockWall light={light} columns={8} rows={4} />
    <BlockWall light={light} columns={3} rows={30} />
  </div>
)

/** From the window's edge to where the text of a page begins, for children of an element as wide as the window. */
export const pageEdge = `max(${space.margin}, calc(50% - ${space.contentWidth} / 2 + ${space.margin}))`

/** The width of the openings at the end of a band. */
const openingsWidth = 'min(22vw, 20rem)'

/** Space on the right that the openings of a band need. */
export const besideOpenings = `calc(${openingsWidth} + ${space.gutter})`

/** The class of the openings of a band: on its right, and a frieze below it on phones. Blocks keep their size however high it is. */
const openings = css({
  overflow: 'hidden',
  height: 56,
  '& > svg': { width: '100%', aspectRatio: '8 / 4' },
  '& > svg + svg': { display: 'none' },
  [media.medium]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: openingsWidth,
    display: 'grid',
    alignItems: 'center',
    height: 'auto',
    '& > svg': { display: 'none' },
    // Only whole blocks, in browsers with round().
    '& > svg + svg': {
      display: 'block',
      aspectRatio: 'auto',
      height: ['100%', `round(down, 100%, ${openingsWidth} / 3)`],
    },
  },
  [media.print]: { display: 'none' },
})
