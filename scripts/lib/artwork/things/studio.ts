import type { LightName } from '../../../../schema/light.ts'
import { concrete, ink, laterite, ochre, paper } from '../palette.ts'
import { circle, type Point, path, polygon, rectangle } from '../svg.ts'
import { part, type Thing, veil, wire } from '../thing.ts'
import { bar } from './machines.ts'
import { ball, box, tones, turned } from './solids.ts'

/** A film camera on its tripod, looking to the left. */
export const camera = (light: LightName, size: number): Thing => {
  const s = size / 100
  const { front, side } = tones(light, ink)
  const hub: Point = [0, -48 * s]
  return [
    ...bar(light, concrete, [8 * s, -8 * s], hub, 3 * s),
    ...bar(light, concrete, [-22 * s, 0], hub, 3.4 * s),
    ...bar(light, concrete, [26 * s, 0], hub, 3.4 * s),
    ...box(light, concrete, -8 * s, -47 * s, 16 * s, 6 * s, 10 * s, 47 * s),
    ...ball(light, ink, -10 * s, -92 * s, 11 * s),
    ...ball(light, ink, 15 * s, -94 * s, 13 * s),
    part(ochre.shade, circle(-10 * s, -92 * s, 4 * s), circle(15 * s, -94 * s, 4.6 * s)),
    ...box(light, ink, -24 * s, -53 * s, 46 * s, 27 * s, 16 * s, 53 * s),
    part(front, polygon([-24 * s, -72 * s], [-38 * s, -78 * s], [-38 * s, -54 * s], [-24 * s, -60 * s])),
    part(ochre.lit, rectangle(-38 * s, -78 * s, 2 * s, 24 * s)),
    part(laterite.face, circle(14 * s, -72 * s, 2.6 * s)),
    part(side, rectangle(-18 * s, -76 * s, 26 * s, 3 * s), rectangle(-18 * s, -69 * s, 26 * s, 3 * s)),
  ]
}

/** A microphone of the old kind on its foot. */
export const microphone = (light: LightName, size: number): Thing => {
  const s = size / 100
  const bars = [-64, -71, -78, -85].map(y => rectangle(-15 * s, y * s, 30 * s, 2.4 * s))
  return [
    ...turned(light, ink, [
      [24 * s, 0],
      [23 * s, 4 * s],
      [4 * s, 8 * s],
      [3 * s, 40 * s],
    ]),
    wire(
      tones(light, ochre).side,
      4 * s,
      path`M${-24 * s} ${-72 * s}v${8 * s}a${24 * s} ${24 * s} 0 0 0 ${48 * s} 0v${-8 * s}`,
    ),
    part(
      paper.lit,
      path`M${-17 * s} ${-60 * s}v${-22 * s}a${17 * s} ${17 * s} 0 0 1 ${34 * s} 0v${22 * s}a${17 * s} ${13 * s} 0 0 1 ${-34 * s} 0z`,
    ),
    part(ink.shade, ...bars),
    part(laterite.face, rectangle(-17 * s, -58 * s, 34 * s, 6 * s)),
    veil(
      ink.shade,
      0.5,
      path`M${-17 * s} ${-60 * s}v${-22 * s}a${17 * s} ${17 * s} 0 0 1 ${17 * s} ${-17 * s}q${-5 * s} ${28 * s} ${3 * s} ${52 * s}a${18 * s} ${13 * s} 0 0 1 ${-20 * s} ${-13 * s}z`,
    ),
  ]
}
