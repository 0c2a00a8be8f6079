import type { LightName } from '../../../schema/light.ts'
import { along } from './sun.ts'
import { type Point, polygon } from './svg.ts'

/** The outline around points (Andrew's monotone chain). */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.reverse())]
}

const chain = (points: readonly Point[]): Point[] => {
  const kept: Point[] = []
  for (const point of points) {
    while (turnsBack(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  return kept.slice(0, -1)
}

const turnsBack = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  a !== undefined && b !== undefined && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0

/** The shadow on a wall of a flat, convex thing that stands out from it by the reach. */
export const wallShadow = (light: LightName, reach: number, ...points: Point[]): string => {
  const [dx, dy] = along(light, reach)
  return polygon(...hull([...points, ...points.map(([x, y]): Point => [x + dx, y + dy])]))
}

export const corners = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]
