import type { LightName } from '../../../../schema/light.ts'
import { darkTimber, leaf, type Material } from '../palette.ts'
import { along } from '../sun.ts'
import { circle, type Point, path } from '../svg.ts'
import { part, type Thing, wire } from '../thing.ts'
import { tones } from './solids.ts'

type Cloud = readonly (readonly [x: number, y: number, radius: number])[]

const crown: Cloud = [
  [-62, -150, 40],
  [-30, -186, 46],
  [20, -196, 48],
  [62, -160, 42],
  [84, -126, 30],
  [-90, -120, 28],
  [0, -142, 56],
]

/** A neem tree: a short trunk that forks, and a wide crown with one side in the sun. */
export const neem = (light: LightName, size: number, green: Material = leaf): Thing => {
  const s = size / 240
  const { side, front } = tones(light, darkTimber)
  const limb = (to: Point, width: number) =>
    path`M${-width * s} ${0}C${-width * 0.4 * s} ${-50 * s} ${(to[0] * 0.2 - 6) * s} ${-60 * s} ${to[0] * s} ${to[1] * s}L${(to[0] + 6) * s} ${to[1] * s}C${(to[0] * 0.3 + 8) * s} ${-60 * s} ${width * s} ${-40 * s} ${width * 1.1 * s} 0z`
  const [dx, dy] = along(light, 15 * s)
  const discs = (x: number, y: number, share: number, of: Cloud) =>
    of.map(([cx, cy, r]) => circle(cx * s + x, cy * s + y, r * s * share))
  return [
    part(front, limb([-50, -140], 12), limb([40, -150], 12), limb([0, -150], 12)),
    wire(
      side,
      4 * s,
      path`M${10 * s} ${-2 * s}C${8 * s} ${-50 * s} ${14 * s} ${-70 * s} ${40 * s} ${-140 * s}`,
    ),
    part(green.shade, ...discs(0, 0, 1, crown)),
    part(green.face, ...discs(-dx * 0.8, -dy * 0.8, 0.86, crown.slice(1))),
    part(green.lit, ...discs(-dx * 1.3, -dy * 1.3, 0.62, crown.slice(2, 5))),
  ]
}

/** A coconut palm; its fronds hang from one point. */
export const palm = (light: LightName, height: number, green: Material = leaf): Thing => {
  const s = height / 300
  const { side, front } = tones(light, darkTimber)
  const frond = (x: number, y: number, drop: number) =>
    path`M${40 * s} ${-300 * s}q${x * 0.5 * s} ${y * s} ${x * s} ${drop * s}q${-x * 0.35 * s} ${(y * 0.2 - drop * 0.5) * s} ${-x * s} ${-drop * s}z`
  return [
    part(
      front,
      path`M${-8 * s} 0Q${4 * s} ${-150 * s} ${36 * s} ${-300 * s}h${9 * s}Q${20 * s} ${-150 * s} ${10 * s} 0z`,
    ),
    part(
      side,
      path`M${4 * s} 0Q${13 * s} ${-150 * s} ${41 * s} ${-300 * s}h${4 * s}Q${20 * s} ${-150 * s} ${10 * s} 0z`,
    ),
    part(green.shade, frond(-110, -50, 60), frond(-80, -10, 110), frond(-40, 10, 120), frond(60, 10, 124)),
    part(green.face, frond(-120, -80, 10), frond(90, -10, 100), frond(120, -50, 56)),
    part(green.lit, frond(110, -90, 0), frond(40, -90, -50)),
  ]
}
