import type { Light } from '../../theme/lights.ts'
import { BlockWall } from '../picture/BlockWall.tsx'
import { openings } from './morning.ts'

/** The openings of a band in one light of the morning. */
export const Openings = ({ light }: { light: Light }) => (
  <div className={openings} aria-hidden="true">
    <BlockWall light={light} columns={8} rows={4} />
    <BlockWall light={light} columns={3} rows={30} />
  </div>
)
