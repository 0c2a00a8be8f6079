import type { SiteData } from '../../../schema/model/viewModel.ts'

/** The language of a site: what its interface says, and how dates and numbers are written. */
export type Language = Pick<SiteData, 'locale' | 'words'>

/** Fills in the names in braces: `Page {page} of {pages}` with `{ page: 2, pages: 5 }` is `Page 2 of 5`. */
export const fillWords = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** `Monday, Wednesday and Friday`, or with `disjunction`: `PDF, JPG or PNG`. */
export const listOf = (
  items: Iterable<string>,
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items)

/**
 * Formats amounts of a currency: `GHS 9,500`, `GHS 9,500.50`. The code of a currency is the same in every version of a browser; its symbol is not.
 * @param currency its three letters
 */
export function moneyFormat(currency: string, locale: string): (amount: number) => string {
  const style = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const exact = new Intl.NumberFormat(locale, style)
  const whole = new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  })
  return amount => (Number.isInteger(amount) ? whole : exact).format(amount)
}

/** The sum of amounts of money. It is rounded, since binary fractions do not add up exactly. */
export const total = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100

/** `2025-04-25` → `25 April 2025`. */
export const formatDate = (date: string, locale: string): string => format(locale, 'date', date)

/** `2025-04-25` → `25 April`. */
export const formatDayOfYear = (date: string, locale: string): string => format(locale, 'dayOfYear', date)

/** `2025-04-25` → `Friday`. */
export const formatWeekday = (date: string, locale: string): string => format(locale, 'weekday', date)

/** `2025-04-25` → `Fri`. */
export const formatShortWeekday = (date: string, locale: string): string =>
  format(locale, 'shortWeekday', date)

/** `08:30` → `8:30 am` and `08:00` → `8 am`, as running texts write them, or `08:00` where days have 24 hours. */
export function formatTime(time: string, locale: string): string {
  const format = formatOf(locale, time.endsWith(':00') ? 'hour' : 'time')
  return format.resolvedOptions().hour12 ? format.format(new Date(`2024-01-01T${time}Z`)) : time
}

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  hour: { hour: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** To make a format takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

const format = (locale: string, style: keyof typeof styles, date: string): string =>
  formatOf(locale, style).format(new Date(`${date}T00:00:00Z`))

function formatOf(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  // A fixed time zone, so that the build and every browser name the same day.
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' })
  formats.set(key, cached)
  return cached
}
