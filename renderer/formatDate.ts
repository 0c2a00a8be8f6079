/** A calendar day as people write it: `2025-04-25` → `25 April 2025`. */
export const formatDate = (date: string): string => `${formatDayOfYear(date)} ${date.slice(0, 4)}`

/** A day of a year that is known: `2025-04-25` → `25 April`. */
export const formatDayOfYear = (date: string): string => dayAndMonth.format(midnightOf(date))

/** `2025-04-25` → `Friday`. */
export const formatWeekday = (date: string): string => weekday.format(midnightOf(date))

// One time zone and one language, so that a build and every visitor read the same day.
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const midnightOf = (date: string) => new Date(`${date}T00:00:00Z`)
