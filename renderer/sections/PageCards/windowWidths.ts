/** The storeys of a façade from the top: window widths in twelfths of a row. Further storeys repeat them. */
const storeys = [
  [4, 3, 2, 3],
  [3, 2, 3, 4],
]

/**
 * The lowest storeys, by the remainder of windows that do not fill a storey. A single window would be as wide as a banner, so it
 * shares two storeys with four others.
 */
const lowest = [[], [4, 3, 5, 7, 5], [7, 5], [4, 3, 5]]

/** The widths of `count` windows in twelfths of a row. Every storey is full. */
export function windowWidths(count: number): number[] {
  if (count === 1) return [12]
  const last = lowest[count % 4] ?? []
  const rows = (count - last.length) / 4
  return [...Array.from({ length: rows }, (_, row) => storeys[row % storeys.length] ?? []).flat(), ...last]
}
