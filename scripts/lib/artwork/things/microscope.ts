import type { LightName } from '../../../../schema/light.ts'
import { ink, ochre, paper } from '../palette.ts'
import { type Point, path, polygon } from '../svg.ts'
import { part, type Thing } from '../thing.ts'
import { ball, box, tones } from './solids.ts'

export const microscope = (light: LightName, size: number): Thing => {
  const s = size / 100
  const { front, side } = tones(light, ink)
  return [
    ...box(light, ink, -34 * s, 0, 66 * s, 9 * s, 26 * s),
    part(
      front,
      path`M${8 * s} ${-12 * s}h${22 * s}c${16 * s} ${-26 * s} ${8 * s} ${-56 * s} ${-16 * s} ${-66 * s}l${-8 * s} ${12 * s}c${16 * s} ${10 * s} ${18 * s} ${36 * s} ${2 * s} ${54 * s}z`,
    ),
    part(
      side,
      path`M${30 * s} ${-12 * s}c${16 * s} ${-26 * s} ${8 * s} ${-56 * s} ${-16 * s} ${-66 * s}l${-3 * s} ${5 * s}c${22 * s} ${10 * s} ${26 * s} ${40 * s} ${11 * s} ${61 * s}z`,
    ),
    ...box(light, paper, -36 * s, -34 * s, 56 * s, 5 * s, 20 * s),
    ...turnedTube(light, s),
    ...ball(light, ochre, 27 * s, -30 * s, 7 * s),
  ]
}

const turnedTube = (light: LightName, s: number): Thing => {
  const { front, side } = tones(light, ochre)
  const tilt = (points: readonly Point[]) =>
    polygon(...points.map(([x, y]): Point => [(-8 + x + y * 0.26) * s, (-44 - y) * s]))
  return [
    part(
      ink.shade,
      tilt([
        [-4, 0],
        [4, 0],
        [4, 12],
        [-4, 12],
      ]),
    ),
    part(
      front,
      tilt([
        [-8, 12],
        [8, 12],
        [8, 50],
        [-8, 50],
      ]),
    ),
    part(
      side,
      tilt([
        [2, 12],
        [8, 12],
        [8, 50],
        [2, 50],
      ]),
    ),
    part(
      ink.face,
      tilt([
        [-10, 50],
        [10, 50],
        [10, 62],
        [-10, 62],
      ]),
    ),
  ]
}
