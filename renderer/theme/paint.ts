import type { LightName } from '../../schema/model/light.ts'
import { css, memoClass } from './css.ts'

/** The colours of a wall and of the text on it, as custom properties. */
export interface Paint {
  /** The light of the wall, if it has one. */
  name?: LightName
  wall: string
  /** Text on the wall, and quieter text on it. */
  onWall: string
  softOnWall: string
}

/** The class of an element with the colours of a wall. Quieter text in it has the colour `--soft-on-wall`. */
export const paintClass = ({ wall, onWall, softOnWall }: Paint): string => classOf(wall, onWall, softOnWall)

const classOf = memoClass((wall: string, onWall: string, softOnWall: string) =>
  css({
    background: wall,
    color: onWall,
    '--soft-on-wall': softOnWall,
    '--selection': onWall,
    '--on-selection': wall,
  }),
)
