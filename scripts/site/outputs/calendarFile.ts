import ical, { ICalCalendarMethod } from 'ical-generator'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { CalendarDays } from '../../../schema/sections/shared/SectionContext.ts'

/** Midnight of a day in UTC, as feeds and calendars write days. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

const DAY = 24 * 60 * 60 * 1000

/** The generator escapes the texts of events, and not the name of a calendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** The days of all calendars on a page as one iCalendar file (RFC 5545) of whole days. */
export function calendarFile(calendars: readonly CalendarDays[], address: string, site: SiteData): string {
  const calendar = ical({
    name: escaped(`${site.name}: ${calendars.map(({ title }) => title).join(', ')}`),
    method: ICalCalendarMethod.PUBLISH,
    prodId: {
      company: 'Chalkline',
      product: 'days',
      language: new Intl.Locale(site.locale).language.toUpperCase(),
    },
    url: address,
  })
  const host = new URL(site.origin).host
  const times = new Map<string, number>()
  /** Two events may have the same name and begin on the same day; of one id programs keep one event. */
  const idOf = (title: string, date: string) => {
    const name = `${date}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return `${name}${time > 1 ? `-${time}` : ''}@${host}`
  }
  for (const { title, date, endDate = date, place, description } of calendars.flatMap(({ events }) => events))
    calendar.createEvent({
      id: idOf(title, date),
      summary: title,
      allDay: true,
      start: startOfDay(date),
      // The end of a whole-day event is the first day on which it is over.
      end: new Date(startOfDay(endDate).getTime() + DAY),
      // When the file was made is no news; equal content must give equal bytes.
      stamp: startOfDay(date),
      ...(place && { location: place }),
      ...(description && { description }),
    })
  return `${calendar.toString()}\r\n`
}
