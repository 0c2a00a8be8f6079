import { css, memoClass } from './css.ts'
import type { Light } from './lights.ts'
import { selectionOnDark, selectionOnLight } from './selection.ts'
import { color } from './tokens.ts'

/** The colours of a wall and of the text on it. */
export type Paint = Pick<Light, 'wall' | 'onWall' | 'softOnWall'>

/** The class of an element with the colours of a wall. Quieter text in it has the colour `--soft-on-wall`. */
export const paintClass = ({ wall, onWall, softOnWall }: Paint): string => classOf(wall, onWall, softOnWall)

const classOf = memoClass((wall: string, onWall: string, softOnWall: string) =>
  css({
    background: wall,
    color: onWall,
    '--soft-on-wall': softOnWall,
    ...(onWall === color.onDark ? selectionOnDark : selectionOnLight),
  }),
)
