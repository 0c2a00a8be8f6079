import type { Entry } from '../../../schema/data.ts'
import { type Light, lights } from '../../theme/lights.ts'
import { color } from '../../theme/tokens.ts'

type Paint = Pick<Light, 'wall' | 'onWall' | 'softOnWall'>

const paper: Paint = { wall: color.paper, onWall: color.ink, softOnWall: color.soft }

/** The paint of the page behind an entry, and the text that stands on it. A page without a light has paper walls. */
export const paintOf = ({ light }: Entry): Paint => (light ? lights[light] : paper)
