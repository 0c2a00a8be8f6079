/** `2025-04-25` → `25 April 2025`. */
export const formatDate = (date: string, locale: string): string => format(locale, 'date', date)

/** `2025-04-25` → `25 April`. */
export const formatDayOfYear = (date: string, locale: string): string => format(locale, 'dayOfYear', date)

/** `2025-04-25` → `Friday`. */
export const formatWeekday = (date: string, locale: string): string => format(locale, 'weekday', date)

/** `2025-04-25` → `Fri`. */
export const formatShortWeekday = (date: string, locale: string): string =>
  format(locale, 'shortWeekday', date)

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** To make a format takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: string, style: keyof typeof styles, date: string): string {
  const key = `${locale} ${style}`
  // A fixed time zone, so that the build and every browser name the same day.
  const cached = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' })
  formats.set(key, cached)
  return cached.format(new Date(`${date}T00:00:00Z`))
}
