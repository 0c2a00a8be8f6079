import type { ListEntry } from '../../../schema/data.ts'
import { type Light, lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'

type Paint = Pick<Light, 'wall' | 'onWall' | 'softOnWall'>

const paper: Paint = { wall: color.paper, onWall: color.ink, softOnWall: color.soft }

/** The paint of the page behind an entry, and the text that stands on it. A page without a light has paper walls. */
export const paintOf = ({ light }: ListEntry): Paint => (light ? lights[light] : paper)

/** Where the sun stands in the picture of an entry, from the top: the part that is to be seen when it is cut. */
export const sunAt = ({ light }: ListEntry): string =>
  `${100 - ((light ? lights[light].angle : 45) / 90) * 100}%`
