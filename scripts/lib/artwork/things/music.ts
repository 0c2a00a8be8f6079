import type { LightName } from '../../../../schema/light.ts'
import { darkTimber, hide, laterite, type Material, timber } from '../palette.ts'
import { ellipse, line, path, polygon } from '../svg.ts'
import { part, type Thing, wire } from '../thing.ts'
import { ball, box, tones, turned } from './solids.ts'

/** A kpanlogo drum: a carved barrel, its skin held by six pegs. */
export const drum = (light: LightName, size: number, wood: Material = laterite): Thing => {
  const s = size / 100
  const pegs = [-27, -15, -1, 13, 25]
  const { front, side } = tones(light, timber)
  return [
    ...turned(
      light,
      wood,
      [
        [15 * s, 0],
        [16 * s, 6 * s],
        [13 * s, 20 * s],
        [20 * s, 44 * s],
        [29 * s, 68 * s],
        [27 * s, 96 * s],
      ],
      { isSmooth: true },
    ),
    ...turned(
      light,
      darkTimber,
      [
        [14.2 * s, 15 * s],
        [13.4 * s, 20 * s],
        [14 * s, 25 * s],
      ],
      { isTopped: false },
    ),
    wire(
      hide.shade,
      1.6 * s,
      line(
        ...pegs.flatMap((x, index): [number, number][] => [
          [x * s, (-94 + Math.abs(x) * 0.12 + 7) * s],
          [((pegs[index + 1] ?? 27) + x) * 0.5 * s, -70 * s],
        ]),
      ),
    ),
    ...pegs.flatMap(x => [
      part(
        front,
        polygon(
          [(x - 1.8) * s, -84 * s],
          [(x + 1.8) * s, -84 * s],
          [(x * 1.14 + 2.2) * s, -66 * s],
          [(x * 1.14 - 2.2) * s, -66 * s],
        ),
      ),
      part(
        side,
        polygon(
          [x * s, -84 * s],
          [(x + 1.8) * s, -84 * s],
          [(x * 1.14 + 2.2) * s, -66 * s],
          [x * 1.14 * s, -66 * s],
        ),
      ),
    ]),
    ...turned(light, hide, [
      [28 * s, 92 * s],
      [28 * s, 98 * s],
    ]),
    part(tones(light, hide).side, ellipse(2 * s, -98 * s, 18 * s, 5 * s)),
  ]
}

/** A xylophone of the north: wooden bars over gourds. */
export const gyil = (light: LightName, width: number, wood: Material, gourd: Material): Thing => {
  const s = width / 100
  const bars = Array.from({ length: 9 }, (_, index) => index)
  return [
    ...box(light, wood, -50 * s, 0, 4 * s, 34 * s, 6 * s),
    ...box(light, wood, 46 * s, 0, 4 * s, 24 * s, 6 * s),
    ...bars.flatMap(index =>
      ball(light, gourd, (-40 + index * 10) * s, (-19 + index * 0.8) * s, (6.8 - index * 0.32) * s),
    ),
    ...bars.flatMap(index =>
      box(
        light,
        wood,
        (-47 + index * 10.6) * s,
        (-26 + index * 1.0) * s,
        8.6 * s,
        3 * s,
        (30 - index * 2) * s,
        26 * s,
      ),
    ),
    wire(tones(light, gourd).side, 1.2 * s, path`M${-50 * s} ${-32 * s}L${52 * s} ${-22 * s}`),
  ]
}
