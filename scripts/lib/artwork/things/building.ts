import type { LightName } from '../../../../schema/light.ts'
import { corners, wallShadow } from '../outline.ts'
import { concrete, type Material, paper } from '../palette.ts'
import { along } from '../sun.ts'
import { fill, type Point, path, polygon, rectangle } from '../svg.ts'
import { tones } from './solids.ts'

/** A folded roof of thin concrete: its folds turn to the sun and away from it by turns. */
export const foldedRoof = (
  light: LightName,
  x: number,
  y: number,
  folds: number,
  width: number,
  rise: number,
  stone: Material = concrete,
): string => {
  const { side, front } = tones(light, stone)
  const thickness = rise * 0.42
  let lit = ''
  let shaded = ''
  for (let fold = 0; fold < folds; fold++) {
    const left = x + fold * width
    const [middle, right] = [left + width / 2, left + width]
    shaded += polygon([left, y], [middle, y - rise], [middle, y - rise + thickness], [left, y + thickness])
    lit += polygon([middle, y - rise], [right, y], [right, y + thickness], [middle, y - rise + thickness])
  }
  return fill(front, shaded) + fill(side, lit)
}

/** A square pier before a wall, with its shadow on that wall. */
export const pier = (
  light: LightName,
  x: number,
  y: number,
  width: number,
  height: number,
  stone: Material,
  shadow: string,
): string => {
  const { side, front } = tones(light, stone)
  return (
    fill(shadow, wallShadow(light, width * 1.6, ...corners(x, y, width, height))) +
    fill(front, rectangle(x, y, width, height)) +
    fill(side, rectangle(x + width * 0.68, y, width * 0.32, height))
  )
}

/** A flight of steps in front view that climbs to the right; each throws its shadow on the one below. */
export const flight = (
  light: LightName,
  x: number,
  y: number,
  steps: number,
  tread: number,
  rise: number,
  width: number,
  stone: readonly Material[],
  shadow: string,
): string => {
  let body = ''
  for (let index = 0; index < steps; index++) {
    const material = stone[index % stone.length] ?? paper
    const [left, top] = [x + index * tread, y - (index + 1) * rise]
    const [dx] = along(light, rise * 1.5)
    const fall: Point[] = [
      [left, top],
      [left, top + rise],
      [left + Math.max(dx, -tread), top + rise],
    ]
    body +=
      fill(material.face, rectangle(left, top, width - index * tread, rise)) +
      fill(material.lit, rectangle(left, top, width - index * tread, rise * 0.14)) +
      fill(shadow, polygon(...fall))
  }
  return body
}

/** The outline of a doorway with a round head. */
export const archway = (x: number, y: number, width: number, height: number): string => {
  const r = width / 2
  return path`M${x} ${y + height}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`
}

/** An opening in a thick wall: what lies behind it, less the sides of the wall that the light leaves dark. */
export const deepOpening = (
  light: LightName,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  shade: string,
  glint: string,
  behind: string,
): string => {
  const [dx, dy] = along(light, depth)
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${behind}` +
    fill(
      glint,
      rectangle(x, y, -dx * 0.3 + 3, height),
      rectangle(x, y + height - dy * 0.3 - 3, width, dy * 0.3 + 3),
    ) +
    fill(shade, rectangle(x + width + dx, y, -dx + 1, height), rectangle(x, y - 1, width, dy + 1)) +
    '</svg>'
  )
}
