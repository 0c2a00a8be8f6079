import type { LightName } from '../../../schema/light.ts'
import { openingsOf, type Skip } from './blocks.ts'
import { type Paints, paints } from './palette.ts'
import { along, landing } from './sun.ts'
import { circle, fill, nameOf, path, rectangle, round, stroke, windowed } from './svg.ts'

export interface ScreenPlan {
  light: LightName
  x: number
  y: number
  columns: number
  rows: number
  unit: number
  skip?: Skip
  /** What is seen through the openings. */
  behind: string
  /** Another block than the light's own. */
  block?: LightName
  /** Other paints than the light's own. */
  paint?: Paints
  /** How thick the blocks are; an eighth of the unit unless given. */
  depth?: number
}

/**
 * A wall of breeze blocks. Three walls lie on top of each other: the lit inner sides of the openings, the shaded
 * ones, and the face; each lets the one behind it show as much as the blocks are thick, along the light.
 */
export const screen = (plan: ScreenPlan): string => {
  const { light, x, y, columns, rows, unit } = plan
  const paint = plan.paint ?? paints[light]
  const width = columns * unit
  const height = rows * unit
  const depth = plan.depth ?? unit / 8
  const openings = openingsOf(plan.block ?? light, x, y, columns, rows, unit, plan.skip)
  const wall = rectangle(x - unit, y - unit, width + 2 * unit, height + 2 * unit) + openings
  const id = nameOf(wall)
  const [shiftX, shiftY] = along(light, depth)
  const layer = (color: string, reach: number) =>
    `<use href="#${id}" x="${round(shiftX * reach)}" y="${round(shiftY * reach)}" fill="${color}"/>`

  const layers = plan.behind + layer(paint.glint, -0.4) + layer(paint.shade, 1) + layer(paint.wall, 0)

  return (
    windowed(
      x,
      y,
      width,
      height,
      `<defs><path id="${id}" fill-rule="evenodd" d="${wall}"/></defs>${layers}`,
    ) +
    `<g opacity=".5">${stroke(paint.deep, 1, joints(x, y, columns, rows, unit))}</g>` +
    // Where the window ends between two pixels the bright layers would shine through as a hairline.
    stroke(paint.wall, 3, rectangle(x, y, width, height))
  )
}

/** A screen before the sky of its light. */
export const sunlitScreen = (plan: Omit<ScreenPlan, 'behind'>, sunAt?: Sun): string => {
  const { light, x, y, columns, rows, unit } = plan
  return screen({ ...plan, behind: sky(light, x, y, columns * unit, rows * unit, sunAt) })
}

const joints = (x: number, y: number, columns: number, rows: number, unit: number): string => {
  let data = ''
  for (let column = 1; column < columns; column++) data += path`M${x + column * unit} ${y}v${rows * unit}`
  for (let row = 1; row < rows; row++) data += path`M${x} ${y + row * unit}h${columns * unit}`
  return data
}

export interface Sun {
  x: number
  y: number
  radius: number
}

/** The sky of a light, with its one sun and one halo if a place for the sun is given. */
export const sky = (
  light: LightName,
  x: number,
  y: number,
  width: number,
  height: number,
  sunAt?: Sun,
): string => {
  const paint = paints[light]
  const band = height / 3
  const bands = paint.sky.map((color, index) => fill(color, rectangle(x, y + index * band, width, band + 1)))
  if (!sunAt) return bands.join('')
  const disc = (color: string, radius: number) => fill(color, circle(sunAt.x, sunAt.y, radius))
  return bands.join('') + disc(paint.halo, sunAt.radius * 1.42) + disc(paint.sun, sunAt.radius)
}

interface CastPlan {
  light: LightName
  x: number
  columns: number
  rows: number
  unit: number
  /** Where wall and floor meet. */
  floorY: number
  /** How far the lowest opening lies above the floor. */
  sill: number
  /** How far each unit of height reaches towards the reader. */
  depth: number
  skip?: Skip
  block?: LightName
  color?: string
}

/** The openings of a screen as light on the floor: the higher an opening, the farther from the wall its light. */
export const castLight = (plan: CastPlan): string => {
  const { light, columns, rows, unit, depth } = plan
  const [slant] = landing(light, 1, depth)
  const openings = openingsOf(plan.block ?? light, 0, -rows * unit, columns, rows, unit, plan.skip)
  const [startX, startY] = landing(light, plan.sill, depth)
  const matrix = [1, 0, round100(-slant), -depth, round(plan.x + startX), round(plan.floorY + startY)]
  return `<path fill="${plan.color ?? paints[light].beam}" fill-opacity=".94" transform="matrix(${matrix.join(' ')})" d="${openings}"/>`
}

const round100 = (value: number): number => Math.round(value * 100) / 100
