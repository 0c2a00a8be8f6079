/** `2025-04-25` → `25 April 2025`. */
export const formatDate = (date: string): string => `${formatDayOfYear(date)} ${date.slice(0, 4)}`

/** `2025-04-25` → `25 April`. */
export const formatDayOfYear = (date: string): string => dayAndMonth.format(midnightUtc(date))

/** `2025-04-25` → `Friday`. */
export const formatWeekday = (date: string): string => weekday.format(midnightUtc(date))

// A fixed time zone and locale, so that the build and every browser render the same text.
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const midnightUtc = (date: string) => new Date(`${date}T00:00:00Z`)
