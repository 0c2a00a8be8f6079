import type { LightName } from '../../../../schema/light.ts'
import { ink, jade, laterite, type Material, ochre, paper } from '../palette.ts'
import { polygon, rectangle } from '../svg.ts'
import { part, type Thing } from '../thing.ts'
import { box, tones, turned } from './solids.ts'

/** Books lying on each other, the widest at the foot. */
export const pile = (light: LightName, covers: readonly Material[], width: number, height: number): Thing =>
  covers.flatMap((cover, index) => {
    const lean = [0, 10, -8, 14, -4][index % 5] ?? 0
    const length = width - index * width * 0.07
    const y = -index * height
    const pages = tones(light, cover)
    return [
      ...box(light, cover, lean - length / 2, y, length, height, width * 0.42, -y),
      part(pages.side, rectangle(lean - length / 2 + length * 0.12, y - height, length * 0.05, height)),
    ]
  })

/** Books that stand side by side; each is a width, a height and a cover. */
export const row = (
  light: LightName,
  books: readonly (readonly [number, number, Material])[],
  depth: number,
): Thing => {
  let x = 0
  return books.flatMap(([width, height, cover]) => {
    const left = x
    x += width + 1
    return [
      ...box(light, cover, left, 0, width, height, depth),
      part(tones(light, cover).top, rectangle(left, -height * 0.84, width, height * 0.07)),
    ]
  })
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
