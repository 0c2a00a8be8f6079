import { css, variants } from './css.ts'
import { color } from './designTokens.ts'
import { turnable } from './hourLight.ts'
import { morning, type Paint } from './lights.ts'

/** Walls without a light: the dark one of the theme, and paper. */
export const unlit: Paint = { wall: color.wall, onWall: color.onDark, softOnWall: color.softOnDark }
export const paper: Paint = { wall: color.paper, onWall: color.ink, softOnWall: color.soft }

/** The classes of an element with the colours of a wall. Styles in it can use them as `--band`, `--on-band` and `--soft-on-wall`. */
export const paintClass = ({ wall }: Paint): string => `${painted} ${coloursOf(wall)}`

// It is stronger than the ground of the band that takes it.
const painted = css({
  '&&': {
    background: 'var(--band)',
    color: 'var(--on-band)',
    '--selection': 'var(--on-band)',
    '--on-selection': 'var(--band)',
  },
})

const paints = new Map(
  [unlit, paper, ...morning, ...morning.map(light => turnable(light))].map(paint => [paint.wall, paint]),
)

const coloursOf = variants('paint', [...paints.keys()], wall => {
  const { onWall, softOnWall } = paints.get(wall) ?? unlit
  return { '--band': wall, '--on-band': onWall, '--soft-on-wall': softOnWall }
})
