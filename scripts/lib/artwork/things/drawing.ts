import type { LightName } from '../../../../schema/light.ts'
import { ink, laterite, type Material, ochre, paper } from '../palette.ts'
import { along } from '../sun.ts'
import { type Point, polygon, rectangle } from '../svg.ts'
import { part, type Thing } from '../thing.ts'
import { ball, tones } from './solids.ts'

/** A pair of compasses, open. The first leg stands at 0, 0. */
export const compasses = (light: LightName, size: number, metal: Material = paper): Thing => {
  const { front, side } = tones(light, metal)
  const [hingeX, hingeY] = [0.26 * size, -size]
  const leg = (foot: number, width: number): [Point, Point, Point] => [
    [foot, 0],
    [hingeX - width, hingeY],
    [hingeX + width, hingeY],
  ]
  const [needle, pencil] = [leg(0, 0.05 * size), leg(0.62 * size, 0.05 * size)]
  return [
    part(front, polygon(...needle), polygon(...pencil)),
    part(
      side,
      polygon(needle[0], [hingeX, hingeY], needle[2]),
      polygon(pencil[0], [hingeX, hingeY], pencil[2]),
    ),
    part(ink.shade, rectangle(hingeX - 0.03 * size, hingeY - 0.2 * size, 0.06 * size, 0.2 * size)),
    ...ball(light, laterite, hingeX, hingeY, 0.085 * size),
  ]
}

/** A set square on its edge; its right angle is to the left. */
export const setSquare = (light: LightName, width: number, height: number, wood: Material = ochre): Thing => {
  const m = width * 0.2
  const hole = polygon([m, -m], [m, -height * 0.52], [width * 0.52, -m])
  const edge = width / 40
  const [dx, dy] = along(light, edge * 1.6)
  const thickness = polygon(
    [m, -m],
    [width * 0.52, -m],
    [m, -height * 0.52],
    [m, -height * 0.52 + dy + edge],
    [width * 0.52 + dx - edge, -m],
  )
  return [
    part(wood.face, polygon([0, 0], [width, 0], [0, -height]), hole),
    part(wood.lit, polygon([width, 0], [0, -height], [edge, -height], [width + edge, 0])),
    part(wood.shade, thickness),
  ]
}
