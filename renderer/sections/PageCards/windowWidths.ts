/** Storeys of a façade in twelfths of its width, from the top; further storeys repeat them. */
const storeys = [
  [4, 3, 2, 3],
  [3, 2, 3, 4],
]

/** The lowest storey where it has fewer than four windows. */
const shortStoreys = [[], [12], [7, 5], [4, 3, 5]]

/** The widths of any number of windows, in twelfths: every storey is full. */
export const windowWidths = (count: number): number[] => [
  ...Array.from({ length: Math.floor(count / 4) }, (_, row) => storeys[row % storeys.length] ?? []).flat(),
  ...(shortStoreys[count % 4] ?? []),
]
