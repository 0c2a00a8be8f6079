import { UsageError } from './usageError.ts'

/** Where the school is: a day begins for all visitors when it begins there. */
const TIME_ZONE = 'Africa/Accra'

// The locale of Canada writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The day that a moment belongs to, `YYYY-MM-DD`; now by default. */
export const calendarDay = (moment = new Date()): string => isoDay.format(moment)

/**
 * The day for which a site is checked or built.
 * @param option the one that was asked for
 * @throws UsageError for what is no day
 */
export function dayOf(option: string | undefined): string {
  if (option === undefined) return calendarDay()
  const moment = new Date(`${option}T12:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== option)
    throw new UsageError(`"${option}" is no day. Write it as 2026-11-21: year, month, day.`)
  return option
}
