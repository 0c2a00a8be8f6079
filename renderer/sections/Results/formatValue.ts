/** A result as visitors read it: `98.5%`, `6.1`, `–` where it is not known. Units of words stand elsewhere. */
export const formatValue = (value: number | null, unit: string | undefined, locale: string): string =>
  value?.toLocaleString(locale, unit === '%' ? percent : plain) ?? '–'

/**
 * The results of several years as a chart shows them. Where a phone has no room for them side by side, they lose the sign of
 * their unit, and then all digits but three: `12.3K`.
 */
export function labelsOf(
  values: readonly (number | null)[],
  unit: string | undefined,
  locale: string,
): string[] {
  const room = Math.floor(ROOM / values.length)
  const longest = values.map(value => formatValue(value, unit, locale))
  const withoutUnit = values.map(value => formatValue(value, undefined, locale))
  const fits = (labels: string[]) => labels.every(label => label.length <= room)
  const fitting = [longest, withoutUnit].find(fits)
  return fitting ?? values.map(value => value?.toLocaleString(locale, rounded) ?? '–')
}

/** In characters, the width of a chart on a phone. */
const ROOM = 40

const plain = { maximumFractionDigits: 2 } as const
const percent = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const rounded = { notation: 'compact', maximumSignificantDigits: 3 } as const
