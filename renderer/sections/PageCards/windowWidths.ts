/** Storeys of a façade in twelfths of its width, from the top; further storeys repeat them. */
const storeys = [
  [4, 3, 2, 3],
  [3, 2, 3, 4],
]

/** The lowest storeys where windows are left that do not fill one. One alone would be as wide as a banner: it takes four others down with it. */
const lowest = [[], [4, 3, 5, 7, 5], [7, 5], [4, 3, 5]]

/** The widths of any number of windows, in twelfths: every storey is full. */
export function windowWidths(count: number): number[] {
  if (count === 1) return [12]
  const last = lowest[count % 4] ?? []
  const rows = (count - last.length) / 4
  return [...Array.from({ length: rows }, (_, row) => storeys[row % storeys.length] ?? []).flat(), ...last]
}
