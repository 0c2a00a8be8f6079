import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarDay } from './calendarDay.ts'
import { UsageError } from './usageError.ts'

/** The current day in the time zone of a site. @param pages its folder of pages */
export function todayIn(pages: string): string {
  const now = new Date()
  try {
    // It may have any problem, which the check of the site reports.
    const { timeZone } = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')) as { timeZone?: string }
    return calendarDay(now, timeZone)
  } catch {
    return calendarDay(now)
  }
}

/**
 * Parses `--today`, the day for which a site is checked or built. Default: the current day where the organisation is.
 * @param pages the folder of pages
 * @throws UsageError when it is not a valid `YYYY-MM-DD`
 */
export function dayOf(option: string | undefined, pages: string): string {
  if (option === undefined) return todayIn(pages)
  const moment = new Date(`${option}T12:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== option)
    throw new UsageError(`"${option}" is no day. Write it as 2026-11-21: year, month, day.`)
  return option
}
