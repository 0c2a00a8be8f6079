import type { LightName } from '../../../schema/light.ts'
import { type Paints, paints } from './palette.ts'
import { fill, rectangle } from './svg.ts'
import { terrazzo } from './terrazzo.ts'

interface Room {
  light: LightName
  width: number
  height: number
  /** Where wall and floor meet. */
  floorY: number
  seed: number
  paint?: Paints
  skirting?: number
}

/** A wall, its skirting and a terrazzo floor. */
export const room = ({
  light,
  width,
  height,
  floorY,
  seed,
  paint = paints[light],
  skirting = 14,
}: Room): string =>
  fill(paint.wall, rectangle(0, 0, width, floorY)) +
  fill(paint.deep, rectangle(0, floorY - skirting, width, skirting)) +
  fill(paint.floor, rectangle(0, floorY, width, height - floorY)) +
  terrazzo(0, floorY, width, height - floorY, paint.chips, seed)
