import { css } from '../../theme/css.ts'
import type { Light } from '../../theme/lights.ts'
import { media } from '../../theme/tokens.ts'
import { BlockWall } from '../../ui/picture/BlockWall.tsx'

/** One course of blocks along the lower edge of a route's band. */
export const Frieze = ({ light }: { light: Light }) => (
  <div className={frieze} aria-hidden="true">
    <BlockWall light={light} columns={8} rows={4} />
  </div>
)

const frieze = css({
  overflow: 'hidden',
  height: 56,
  '& > svg': { width: '100%', aspectRatio: '8 / 4' },
  [media.medium]: { height: 'clamp(64px, 6.2vw, 100px)' },
  [media.print]: { display: 'none' },
})
