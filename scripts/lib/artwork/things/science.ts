import type { LightName } from '../../../../schema/light.ts'
import { ink, laterite, type Material, ochre, paper, sea } from '../palette.ts'
import { along } from '../sun.ts'
import { circle, ellipse, line, type Point, path, polygon, rectangle } from '../svg.ts'
import { part, type Thing, veil, wire } from '../thing.ts'
import { ball, box, crescent, tones, turned } from './solids.ts'

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

/** A conical flask with something in it. */
export const flask = (light: LightName, size: number, liquid: Material, glass: Material = paper): Thing => [
  ...turned(light, glass, [
    [0.46 * size, 0],
    [0.48 * size, 0.05 * size],
    [0.12 * size, 0.68 * size],
    [0.12 * size, size],
    [0.16 * size, 1.02 * size],
  ]),
  ...turned(light, liquid, [
    [0.46 * size, 0.0],
    [0.48 * size, 0.05 * size],
    [0.28 * size, 0.4 * size],
  ]),
]

export const cylinder = (
  light: LightName,
  size: number,
  liquid: Material,
  glass: Material = paper,
): Thing => [
  ...turned(light, glass, [
    [0.2 * size, 0],
    [0.2 * size, 0.05 * size],
    [0.1 * size, 0.06 * size],
    [0.1 * size, size],
    [0.13 * size, 1.03 * size],
  ]),
  ...turned(light, liquid, [
    [0.1 * size, 0.07 * size],
    [0.1 * size, 0.6 * size],
  ]),
]

export const roundFlask = (
  light: LightName,
  size: number,
  liquid: Material,
  glass: Material = paper,
): Thing => [
  ...turned(light, glass, [
    [0.2 * size, 0],
    [0.2 * size, 0.06 * size],
    [0.1 * size, 0.08 * size],
  ]),
  part(tones(light, glass).side, rectangle(-0.09 * size, -size, 0.18 * size, 0.5 * size)),
  part(tones(light, glass).front, rectangle(-0.09 * size, -size, 0.1 * size, 0.5 * size)),
  ...ball(light, liquid, 0, -0.4 * size, 0.34 * size),
  part(paper.lit, ellipse(0, -size, 0.12 * size, 0.035 * size)),
]

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
