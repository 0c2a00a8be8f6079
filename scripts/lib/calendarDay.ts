import { UsageError } from './usageError.ts'

/** The time zone of the school. A day begins for all visitors when it begins there. */
const TIME_ZONE = 'Africa/Accra'

// The Canadian locale formats dates as ISO 8601.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The calendar day of a moment, `YYYY-MM-DD`. Default: now. */
export const calendarDay = (moment = new Date()): string => isoDay.format(moment)

/**
 * Parses `--today`, the day for which a site is checked or built. Default: the current day.
 * @throws UsageError when it is not a valid `YYYY-MM-DD`
 */
export function dayOf(option: string | undefined): string {
  if (option === undefined) return calendarDay()
  const moment = new Date(`${option}T12:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== option)
    throw new UsageError(`"${option}" is no day. Write it as 2026-11-21: year, month, day.`)
  return option
}

/** Midnight of a day in UTC, as feeds and calendars write days. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`)
