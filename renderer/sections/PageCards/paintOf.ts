import type { ListEntry } from '../../../schema/model/entries.ts'
import { lights } from '../../theme/lights.ts'
import type { Paint } from '../../theme/paint.ts'
import { color } from '../../theme/tokens.ts'

const paper: Paint = { wall: color.paper, onWall: color.ink, softOnWall: color.soft }

/** The colours of the page that an entry links to. A page without a light has the colours of paper. */
export const paintOf = ({ light }: ListEntry): Paint => (light ? lights[light] : paper)
