/**
 * The option that a key leads to in a list of options, which may stand in columns.
 * @returns undefined for a key that moves nothing
 */
export function moveActive(key: string, active: number, count: number, columns: number): number | undefined {
  const to = destination(key, active, count, columns)
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}

function destination(key: string, active: number, count: number, columns: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + columns < count ? active + columns : active
    case 'ArrowUp':
      return active - columns >= 0 ? active - columns : active
    case 'PageDown':
      return active + 4 * columns
    case 'PageUp':
      return active - 4 * columns
    case 'ArrowRight':
      return columns > 1 ? active + 1 : undefined
    case 'ArrowLeft':
      return columns > 1 ? active - 1 : undefined
    default:
      return undefined
  }
}
