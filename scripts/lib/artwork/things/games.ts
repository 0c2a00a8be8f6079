import type { LightName } from '../../../../schema/light.ts'
import { darkTimber, ink, jade, laterite, ochre, paper, timber } from '../palette.ts'
import { circle, ellipse, line, path, polygon } from '../svg.ts'
import { part, type Thing, veil, wire } from '../thing.ts'
import { ball, box, crescent, tones } from './solids.ts'

/** An oware board seen from above, its length across the page; its middle is at 0, 0. */
export const oware = (light: LightName, length: number, seeds: readonly number[]): Thing => {
  const { side, top } = tones(light, timber)
  const pit = length / 9.6
  const half = pit * 2.1
  const body = path`M${-length / 2 + half} ${-half}h${length - 2 * half}a${half} ${half} 0 0 1 0 ${2 * half}h${2 * half - length}a${half} ${half} 0 0 1 0 ${-2 * half}z`
  const pits = Array.from({ length: 12 }, (_, index) => ({
    x: ((index % 6) - 2.5) * pit * 1.12,
    y: (index < 6 ? -0.56 : 0.56) * pit * 1.16,
    count: seeds[index] ?? 0,
  }))
  const stores = [-1, 1].map(end => ellipse(end * pit * 4.1, 0, pit * 0.42, pit * 1.1))
  return [
    part(
      timber.shade,
      path`M${-length / 2} 0a${half} ${half} 0 0 0 ${half} ${half}h${length - 2 * half}a${half} ${half} 0 0 0 ${half} ${-half}v${pit * 0.5}a${half} ${half} 0 0 1 ${-half} ${half}h${2 * half - length}a${half} ${half} 0 0 1 ${-half} ${-half}z`,
    ),
    part(top === timber.lit ? timber.lit : side, body),
    part(darkTimber.shade, ...stores, ...pits.map(({ x, y }) => circle(x, y, pit * 0.46))),
    // The inner side of a pit that the sun strikes is the one away from it.
    part(darkTimber.face, ...pits.map(({ x, y }) => crescent(light, x, y, pit * 0.46))),
    ...pits.flatMap(({ x, y, count }) => seedsIn(light, x, y, pit * 0.115, count)),
  ]
}

const seedsIn = (light: LightName, x: number, y: number, radius: number, count: number): Thing =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + x
    const reach = count === 1 ? 0 : radius * 1.7
    return ball(light, jade, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius)
  }).flat()

/** Building blocks: a small stair of them with a ball on top. */
export const blocks = (light: LightName, size: number): Thing => [
  ...box(light, ochre, -1.5 * size, 0, size, size, size),
  ...box(light, jade, -0.5 * size, 0, size, size, size),
  ...box(light, laterite, 0.5 * size, 0, size, size, size),
  ...box(light, paper, -0.9 * size, -size, size, size, size, size),
  ...box(light, ochre, 0.12 * size, -size, size, size, size, size),
  ...box(light, laterite, -0.4 * size, -2 * size, size, size, size, 2 * size),
]

/** A basketball with its seams. */
export const basketball = (light: LightName, radius: number): Thing => {
  const y = -radius
  const bend = radius * 0.62
  return [
    part(ochre.face, circle(0, y, radius)),
    wire(
      darkTimber.shade,
      radius * 0.05,
      line([-radius, y], [radius, y]),
      line([0, y - radius], [0, y + radius]),
      path`M${-bend} ${y - radius * 0.78}q${bend * 0.9} ${radius * 0.78} 0 ${radius * 1.56}`,
      path`M${bend} ${y - radius * 0.78}q${-bend * 0.9} ${radius * 0.78} 0 ${radius * 1.56}`,
    ),
    veil(darkTimber.shade, 0.55, crescent(light, 0, y, radius)),
  ]
}

/** A football with its dark patches. */
export const football = (light: LightName, radius: number): Thing => {
  const y = -radius
  const patch = (angle: number, reach: number, size: number) =>
    polygon(
      ...[0, 1, 2, 3, 4].map((corner): [number, number] => {
        const turn = angle + (corner * Math.PI * 2) / 5
        return [
          Math.cos(angle) * reach * radius + Math.cos(turn) * size * radius,
          y + Math.sin(angle) * reach * radius + Math.sin(turn) * size * radius,
        ]
      }),
    )
  const around = [0, 1, 2, 3, 4].map(index => -Math.PI / 2 + (index * Math.PI * 2) / 5)
  const seams = around.map(angle =>
    line(
      [Math.cos(angle) * radius * 0.3, y + Math.sin(angle) * radius * 0.3],
      [Math.cos(angle) * radius * 0.64, y + Math.sin(angle) * radius * 0.64],
    ),
  )
  return [
    part(paper.lit, circle(0, y, radius)),
    part(ink.shade, patch(-Math.PI / 2, 0, 0.32), ...around.map(angle => patch(angle, 0.8, 0.19))),
    wire(ink.shade, radius * 0.035, ...seams),
    veil(ink.shade, 0.5, crescent(light, 0, y, radius)),
  ]
}
