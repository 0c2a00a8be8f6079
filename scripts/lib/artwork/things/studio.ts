import type { LightName } from '../../../../schema/light.ts'
import { concrete, ink, laterite, type Material, ochre, paper } from '../palette.ts'
import { circle, line, type Point, path, polygon, rectangle } from '../svg.ts'
import { part, type Thing, wire } from '../thing.ts'
import { ball, box, tones, turned } from './solids.ts'

/** A bar between two joints, one half of it in the sun. */
const bar = (
  light: LightName,
  material: Material,
  [ax, ay]: Point,
  [bx, by]: Point,
  width: number,
): Thing => {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [((by - ay) / length) * width * 0.5, ((ax - bx) / length) * width * 0.5]
  const sign = nx - ny > 0 ? 1 : -1
  const { front, side } = tones(light, material)
  return [
    part(front, polygon([ax - nx, ay - ny], [ax + nx, ay + ny], [bx + nx, by + ny], [bx - nx, by - ny])),
    part(
      side,
      polygon([ax, ay], [ax + nx * sign, ay + ny * sign], [bx + nx * sign, by + ny * sign], [bx, by]),
    ),
  ]
}

/** A robot's arm that sets a block down. */
export const robotArm = (light: LightName, size: number): Thing => {
  const s = size / 100
  const [shoulder, elbow, wrist]: [Point, Point, Point] = [
    [0, -26 * s],
    [-34 * s, -84 * s],
    [34 * s, -98 * s],
  ]
  const joint = ([x, y]: Point, radius: number) => ball(light, ink, x, y, radius * s)
  return [
    ...turned(light, ink, [
      [26 * s, 0],
      [26 * s, 8 * s],
      [16 * s, 12 * s],
      [14 * s, 22 * s],
    ]),
    ...bar(light, laterite, shoulder, elbow, 14 * s),
    ...bar(light, laterite, elbow, wrist, 12 * s),
    ...joint(shoulder, 13),
    ...joint(elbow, 11),
    ...bar(light, ink, wrist, [34 * s, -74 * s], 6 * s),
    ...joint(wrist, 8),
    ...bar(light, ink, [22 * s, -73 * s], [46 * s, -73 * s], 5 * s),
    ...bar(light, ink, [23 * s, -75 * s], [23 * s, -58 * s], 5 * s),
    ...bar(light, ink, [45 * s, -75 * s], [45 * s, -58 * s], 5 * s),
    ...box(light, paper, 26 * s, -50 * s, 15 * s, 15 * s, 15 * s, 50 * s),
  ]
}

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

/** A computer's screen with a few lines of a program. */
export const monitor = (light: LightName, width: number): Thing => {
  const h = width * 0.62
  const lines = [
    [0.1, 0.3],
    [0.18, 0.42],
    [0.18, 0.26],
    [0.26, 0.34],
    [0.1, 0.2],
  ]
  return [
    ...box(light, ink, -width * 0.16, 0, width * 0.32, 8, width * 0.2),
    ...box(light, ink, -width * 0.05, -8, width * 0.1, width * 0.14, 12, 8),
    ...box(light, ink, -width / 2, -width * 0.16, width, h, width * 0.07, width * 0.16),
    part('#1B414F', rectangle(-width * 0.46, -width * 0.16 - h * 0.94, width * 0.92, h * 0.88)),
    ...lines.map(([indent = 0, length = 0], index) =>
      part(
        [ochre.lit, paper.lit, '#8FC6CF'][index % 3] ?? '',
        rectangle(
          width * (indent - 0.46),
          -width * 0.16 - h * (0.82 - index * 0.15),
          width * length,
          h * 0.05,
        ),
      ),
    ),
  ]
}

/** A lattice mast with its transmitter. */
export const mast = (light: LightName, height: number): Thing => {
  const { front, side } = tones(light, ink)
  const foot = height * 0.16
  const levels = Array.from({ length: 8 }, (_, index) => ({
    y: (-height * index) / 8,
    half: foot * (1 - index / 8),
  }))
  const braces = levels.map(({ y, half }, index) => {
    const next = levels[index + 1] ?? { y: -height, half: 0 }
    return (
      line([-half, y], [next.half, next.y]) +
      line([half, y], [-next.half, next.y]) +
      line([-half, y], [half, y])
    )
  })
  return [
    wire(front, height / 75, ...braces),
    wire(front, height / 46, line([-foot, 0], [0, -height])),
    wire(side, height / 46, line([foot, 0], [0, -height])),
    ...ball(light, laterite, 0, -height, height / 16),
    wire(front, height / 60, line([0, -height * 1.06], [0, -height * 1.2])),
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
