/** On wide screens: the number of columns that leaves the fewest cells of the last row empty. */
export function columnsFor(count: number): number {
  const [best = 4] = [4, 5, 3].sort((one, other) => emptyCells(count, one) - emptyCells(count, other))
  return best
}

const emptyCells = (count: number, columns: number): number => (columns - (count % columns)) % columns
