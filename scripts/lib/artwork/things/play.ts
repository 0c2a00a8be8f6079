import type { LightName } from '../../../../schema/light.ts'
import { darkTimber, hide, ink, jade, laterite, type Material, ochre, paper, timber } from '../palette.ts'
import { circle, ellipse, line, path, polygon, rectangle } from '../svg.ts'
import { part, type Thing, veil, wire } from '../thing.ts'
import { ball, box, crescent, tones, turned } from './solids.ts'

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

/** An enamel cup with pencils. */
export const pencils = (light: LightName, size: number): Thing => [
  part(
    ochre.face,
    polygon([-0.2 * size, -size], [-0.5 * size, -2.2 * size], [-0.36 * size, -2.26 * size], [0, -size]),
  ),
  part(
    laterite.face,
    polygon([0, -size], [0.06 * size, -2.4 * size], [0.2 * size, -2.4 * size], [0.2 * size, -size]),
  ),
  part(
    jade.face,
    polygon([0.15 * size, -size], [0.5 * size, -2.05 * size], [0.63 * size, -2 * size], [0.36 * size, -size]),
  ),
  ...turned(
    light,
    paper,
    [
      [0.46 * size, 0],
      [0.5 * size, 1.1 * size],
    ],
    { isTopped: false },
  ),
  ...turned(
    light,
    ink,
    [
      [0.49 * size, 0.98 * size],
      [0.5 * size, 1.1 * size],
    ],
    { isTopped: false },
  ),
]

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
