import type { LightName } from '../../../../schema/light.ts'
import { hull } from '../outline.ts'
import type { Material } from '../palette.ts'
import { along, angleOf, landing, shadowDepth } from '../sun.ts'
import { circle, ellipse, type Point, path, polygon, rectangle } from '../svg.ts'
import { type Part, part, type Thing } from '../thing.ts'

/**
 * The sun stands behind the things, to the right: what faces the reader is in shade. While it is low it strikes
 * the side, later the top.
 */
export const tones = (light: LightName, material: Material) =>
  angleOf[light] < 40
    ? { front: material.shade, side: material.lit, top: material.face }
    : { front: material.shade, side: material.face, top: material.lit }

/** How a depth of one runs on the page: to the right and up. */
const receding: Point = [0.5, -0.36]

/** A box whose front's lower left corner is at x, y; it hangs the lift above the ground. */
export const box = (
  light: LightName,
  material: Material,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  lift = 0,
): Thing => {
  const { front, side, top } = tones(light, material)
  const [dx, dy] = [receding[0] * depth, receding[1] * depth]
  const right = x + width
  const above = y - height
  const ground = y + lift
  const footprint: Point[] = [
    [x, ground],
    [right, ground],
    [right + dx, ground + dy],
    [x + dx, ground + dy],
  ]
  const cast = hull(
    [lift, lift + height].flatMap(level => footprint.map(corner => landed(light, corner, level))),
  )
  return [
    { ...part(front, rectangle(x, above, width, height)), cast: polygon(...cast) },
    {
      ...part(top, polygon([x, above], [right, above], [right + dx, above + dy], [x + dx, above + dy])),
      cast: '',
    },
    {
      ...part(side, polygon([right, y], [right + dx, y + dy], [right + dx, above + dy], [right, above])),
      cast: '',
    },
  ]
}

const landed = (light: LightName, [x, y]: Point, height: number): Point => {
  const [dx, dy] = landing(light, height, shadowDepth(light))
  return [x + dx, y + dy]
}

/** How flat a circle that lies on the ground looks. */
const flatness = 0.3

type Profile = readonly (readonly [radius: number, height: number])[]

interface Turned {
  /** Smooth between its points rather than straight. */
  isSmooth?: boolean
  /** Closed by a flat top. */
  isTopped?: boolean
}

/** A thing turned on a lathe, from its foot to its top, with one hard edge between its lit and its shaded side. */
export const turned = (
  light: LightName,
  material: Material,
  profile: Profile,
  { isSmooth = false, isTopped = true }: Turned = {},
): Part[] => {
  const { front, side, top } = tones(light, material)
  const edge = angleOf[light] < 40 ? 0.05 : 0.3
  const outline = isSmooth ? smooth(profile) : profile
  const first = outline[0] ?? [0, 0]
  const last = outline.at(-1) ?? first
  const at = (share: number) => outline.map(([radius, height]): Point => [radius * share, -height])
  const [left, split, right] = [at(-1), at(edge), at(1)]
  const foot = path`a${first[0]} ${first[0] * flatness} 0 0 0 ${2 * first[0]} 0`
  const drop = first[0] * flatness * Math.sqrt(1 - edge * edge)
  const whole = `${pathThrough([...left].reverse())}${foot}L${pathThrough(right).slice(1)}z`
  const round = path`A${first[0]} ${first[0] * flatness} 0 0 1 ${first[0] * edge} ${drop - first[1]}z`
  const lit = pathThrough([...split, ...[...right].reverse()]) + round
  const parts = [part(front, whole), part(side, lit)]
  if (isTopped) parts.push(part(top, ellipse(0, -last[1], last[0], last[0] * flatness)))
  return parts
}

const pathThrough = (points: readonly Point[]): string => polygon(...points).slice(0, -1)

/** Points along a Catmull-Rom curve through the profile, four to each span. */
const smooth = (profile: Profile): Profile => {
  const pointAt = (index: number) => profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [0, 0]
  return profile
    .slice(0, -1)
    .flatMap((_, index) =>
      [0, 0.25, 0.5, 0.75].map((t): Profile[number] => {
        const [a, b, c, d] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)]
        const at = (axis: 0 | 1) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
        return [at(0), at(1)]
      }),
    )
    .concat(profile.slice(-1))
}

/** A ball; its shaded side lies away from the light. */
export const ball = (light: LightName, material: Material, x: number, y: number, radius: number): Part[] => [
  part(material.lit, circle(x, y, radius)),
  part(material.shade, crescent(light, x, y, radius)),
]

/** The side of a disc that lies away from the light. */
export const crescent = (light: LightName, x: number, y: number, radius: number): string => {
  const [dx, dy] = along(light, radius)
  const flat = radius * 2.2
  return path`M${x - dy} ${y + dx}A${radius} ${radius} 0 0 0 ${x + dy} ${y - dx}A${flat} ${flat} 0 0 1 ${x - dy} ${y + dx}z`
}
