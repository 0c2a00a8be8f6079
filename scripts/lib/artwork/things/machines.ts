import type { LightName } from '../../../../schema/light.ts'
import { ink, laterite, type Material, ochre, paper, sea } from '../palette.ts'
import { line, type Point, polygon, rectangle } from '../svg.ts'
import { part, type Thing, wire } from '../thing.ts'
import { ball, box, tones, turned } from './solids.ts'

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
    part(ink.face, rectangle(-width * 0.46, -width * 0.16 - h * 0.94, width * 0.92, h * 0.88)),
    ...lines.map(([indent = 0, length = 0], index) =>
      part(
        [ochre.lit, paper.lit, sea.lit][index % 3] ?? '',
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

/** A bar between two joints, one half of it in the sun. */
export const bar = (
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
