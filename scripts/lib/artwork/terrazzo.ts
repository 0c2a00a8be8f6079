import { fill, type Point, polygon } from './svg.ts'

/** Chips of stone in a floor, smaller towards the wall. The seed keeps a floor the same in every run. */
export const terrazzo = (
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly string[],
  seed: number,
): string => {
  const random = randomFrom(seed)
  const chips = new Map(colors.map(color => [color, '']))
  const count = Math.round((width * height) / 2200)
  for (let index = 0; index < count; index++) {
    const color = colors[index % colors.length] ?? ''
    const nearness = random() ** 0.8
    const chip = chipAt(
      x + random() * width,
      y + nearness * height,
      2 + 5.5 * random() * (0.4 + nearness),
      random,
    )
    chips.set(color, (chips.get(color) ?? '') + chip)
  }
  return `<g opacity=".72">${[...chips].map(([color, data]) => fill(color, data)).join('')}</g>`
}

const chipAt = (x: number, y: number, size: number, random: () => number): string => {
  const corners = 3 + Math.floor(random() * 3)
  const turn = random() * 6.28
  const points: Point[] = []
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner / corners) * 6.28 + random() * 0.5
    points.push([x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size * 0.6])
  }
  return polygon(...points)
}

/** Mulberry32: small, fast, and the same everywhere. */
export const randomFrom = (seed: number) => {
  let state = seed | 0
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
