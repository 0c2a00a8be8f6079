/** A result as visitors read it: `98.5%`, `6.1`, `–` where it is not known. Units of words stand elsewhere. */
export const formatValue = (value: number | null, unit: string | undefined): string =>
  value === null ? '–' : `${number.format(value)}${unit === '%' ? '%' : ''}`

// A fixed locale, so that the build and every browser render the same text.
const number = new Intl.NumberFormat('en-GH', { maximumFractionDigits: 2 })
