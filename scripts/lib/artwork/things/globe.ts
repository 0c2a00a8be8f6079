import type { LightName } from '../../../../schema/light.ts'
import { ink, laterite, type Material, ochre, sea } from '../palette.ts'
import { circle, ellipse, line, type Point, path, polygon } from '../svg.ts'
import { part, type Thing, veil, wire } from '../thing.ts'
import { crescent, tones, turned } from './solids.ts'

/** A globe on its foot, Africa to the reader and a point at Accra. */
export const globe = (light: LightName, radius: number, metal: Material = ochre): Thing => {
  const centre = -radius * 1.5
  const onGlobe = ([east, north]: Point): Point => [
    ((east - 15) / 50) * radius,
    centre - ((north - 2) / 50) * radius,
  ]
  const land = [africa, madagascar, arabia].map(coast => polygon(...coast.map(onGlobe)))
  const [accraX, accraY] = onGlobe([-0.2, 6.4])
  const r = radius * 1.14
  return [
    ...turned(light, metal, [
      [radius * 0.6, 0],
      [radius * 0.56, radius * 0.1],
      [radius * 0.1, radius * 0.18],
      [radius * 0.07, radius * 0.42],
    ]),
    wire(
      tones(light, metal).front,
      radius * 0.07,
      path`M${-0.5 * r} ${centre - 0.866 * r}A${r} ${r} 0 0 0 ${0.5 * r} ${centre + 0.866 * r}`,
    ),
    part(sea.face, circle(0, centre, radius)),
    wire(sea.lit, 2, ellipse(0, centre, radius * 0.5, radius), line([-radius, centre], [radius, centre])),
    part(ochre.lit, ...land),
    part(laterite.face, circle(accraX, accraY, radius * 0.055)),
    veil(ink.shade, 0.52, crescent(light, 0, centre, radius)),
  ]
}

/** The coast of Africa, in degrees east and north. */
const africa: readonly Point[] = [
  [-6, 36],
  [3, 37],
  [10, 37],
  [11, 33],
  [15, 32],
  [20, 33],
  [25, 32],
  [32, 31],
  [34, 27],
  [37, 21],
  [39, 15],
  [43, 12],
  [51, 12],
  [48, 5],
  [42, -2],
  [39, -6],
  [40, -15],
  [35, -20],
  [35, -24],
  [32, -28],
  [28, -33],
  [20, -35],
  [18, -32],
  [15, -27],
  [12, -18],
  [13, -11],
  [9, -1],
  [9, 4],
  [4, 6.3],
  [1, 6],
  [-2, 5],
  [-8, 4.5],
  [-13, 8.5],
  [-17, 13],
  [-16.5, 20],
  [-13, 27],
  [-10, 30],
]

const madagascar: readonly Point[] = [
  [44, -20],
  [49, -13],
  [50, -16],
  [47, -25],
  [44, -24],
]

const arabia: readonly Point[] = [
  [35, 31],
  [40, 33],
  [48, 29],
  [52, 24],
  [58, 22],
  [52, 16],
  [44, 13],
  [39, 21],
]
