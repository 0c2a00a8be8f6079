import type { LightName } from '../../../../schema/light.ts'
import type { Material } from '../palette.ts'
import { angleOf } from '../sun.ts'
import { rectangle } from '../svg.ts'
import { part, type Thing } from '../thing.ts'
import { box, tones } from './solids.ts'

/** A table; x 0 is the middle of its front edge. */
export const table = (
  light: LightName,
  wood: Material,
  width: number,
  height: number,
  depth: number,
): Thing => {
  const leg = Math.max(8, width / 26)
  const [left, right] = [-width / 2 + leg, width / 2 - 2 * leg]
  const [backX, backY] = [0.5 * depth - leg / 2, -0.36 * depth]
  const legAt = (x: number, y: number) => box(light, wood, x, y, leg, height - 12, leg)
  return [
    ...legAt(left + backX, backY),
    ...legAt(right + backX, backY),
    ...legAt(left, 0),
    ...legAt(right, 0),
    ...box(light, wood, -width / 2, -height + 14, width, 16, depth, height - 14),
  ]
}

/** A chair seen from its side, looking to the right. */
export const chair = (light: LightName, wood: Material, size = 1): Thing => {
  const u = 10 * size
  const at = (x: number, y: number, width: number, height: number, depth: number, lift = 0) =>
    box(light, wood, x * u, y * u, width * u, height * u, depth * u, lift * u)
  const [railFront, ...rail] = at(-6, -21, 1.2, 6.5, 8, 21)
  // Under a sun straight above, the gap below the rail would be a speck of light in the middle of the shadow.
  const cast = (angleOf[light] < 90 ? railFront : at(-6, -12, 1.2, 15.5, 8, 12)[0])?.cast
  return [
    ...at(-4, -3, 1.2, 25, 1),
    ...at(5, -3, 1.2, 9, 1),
    ...at(-6, 0, 1.2, 12, 1),
    ...at(5, 0, 1.2, 12, 1),
    ...at(-6, -11.4, 12.2, 1.4, 8, 11.4),
    ...at(-6, -12, 1.2, 15, 1, 12),
    ...(railFront ? [{ ...railFront, cast }] : []),
    ...rail,
  ]
}

export const stool = (light: LightName, wood: Material, width: number, height: number): Thing => {
  const leg = width / 9
  return [
    ...box(light, wood, -width * 0.36 + width * 0.2, -width * 0.14, leg, height - 20, leg),
    ...box(light, wood, width * 0.28 + width * 0.2, -width * 0.14, leg, height - 20, leg),
    ...box(light, wood, -width * 0.42, 0, leg, height - 10, leg),
    ...box(light, wood, width * 0.3, 0, leg, height - 10, leg),
    ...box(light, wood, -width / 2, -height + 14, width, 14, width * 0.6, height - 14),
  ]
}

export const bench = (light: LightName, wood: Material, length: number): Thing => [
  ...box(light, wood, -length / 2 + 20, 0, 16, 70, 40),
  ...box(light, wood, length / 2 - 40, 0, 16, 70, 40),
  ...box(light, wood, -length / 2, -70, length, 16, 70, 70),
]

/** A shelf of a wall with the brackets that carry it. */
export const shelf = (
  light: LightName,
  wood: Material,
  x: number,
  y: number,
  width: number,
  depth: number,
): Thing => [
  ...box(light, wood, x, y, width, 14, depth),
  part(tones(light, wood).front, rectangle(x + 30, y, 10, 30), rectangle(x + width - 40, y, 10, 30)),
]
