/** A result as visitors read it: `98.5%`, `6.1`, `–` where it is not known. Units of words stand elsewhere. */
export const formatValue = (value: number | null, unit: string | undefined): string =>
  value === null ? '–' : `${number.format(value)}${unit === '%' ? '%' : ''}`

/**
 * The results of several years as a chart shows them. Where a phone has no room for them side by side, they lose the sign of
 * their unit, and then all digits but three: `12.3K`.
 */
export function labelsOf(values: readonly (number | null)[], unit: string | undefined): string[] {
  const room = Math.floor(ROOM / values.length)
  const longest = values.map(value => formatValue(value, unit))
  const withoutUnit = values.map(value => formatValue(value, undefined))
  const fits = (labels: string[]) => labels.every(label => label.length <= room)
  const fitting = [longest, withoutUnit].find(fits)
  return fitting ?? values.map(value => (value === null ? '–' : rounded.format(value)))
}

/** In characters, the width of a chart on a phone. */
const ROOM = 40

// A fixed locale, so that the build and every browser render the same text.
const number = new Intl.NumberFormat('en-GH', { maximumFractionDigits: 2 })
const rounded = new Intl.NumberFormat('en-GH', { notation: 'compact', maximumSignificantDigits: 3 })
