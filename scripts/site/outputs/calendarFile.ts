import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { fillTokens } from '../../../schema/model/tokens.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { CalendarDays } from '../../../schema/sections/shared/SectionContext.ts'

/** Midnight of a day in UTC, as whole days are written. @param day `YYYY-MM-DD` */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`)

/**
 * Noon of a day in a time zone: most readers elsewhere see the same day.
 * @param day `YYYY-MM-DD`
 */
export function noonOf(day: string, timeZone = 'UTC'): Date {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`))
  // "GMT-07:00", "GMT", and with seconds before there were time zones.
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3, 9)
  return new Date(`${day}T12:00:00${offset || 'Z'}`)
}

const DAY = 24 * 60 * 60 * 1000

/** The generator escapes the texts of events, and not the name of a calendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A number of 32 bits. */
const digestOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 65_599 + (sign.codePointAt(0) ?? 0)) % 0xfffffffb, 0)

/**
 * The days of all calendars on a page as one iCalendar file (RFC 5545) of whole days.
 *
 * Nothing is known of earlier builds, so each day's build is a revision of every event (SEQUENCE), and a program replaces
 * what it has from an earlier day (RFC 5546, 2.1.5). DTSTAMP is that day, at a time that is a digest of the event: equal
 * content gives equal bytes, and an event that changes within a day shows that it is another.
 * @param today the day of the build
 */
export function calendarFile(
  calendars: readonly CalendarDays[],
  address: string,
  site: SiteData,
  today: string,
): string {
  const fill = (text: string) => fillTokens(text, site)
  const calendar = ical({
    name: escaped(`${site.name}: ${calendars.map(({ title }) => fill(title)).join(', ')}`),
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
  /** Of one id programs keep one event. Only two of the same name and day are numbered; names are told apart in any script. */
  const idOf = (title: string, date: string) => {
    const name = `${date}-${digestOf(title).toString(36)}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return `${name}${time > 1 ? `-${time}` : ''}@${host}`
  }
  for (const event of calendars.flatMap(({ events }) => events)) {
    const { title, date, endDate = date, place, description } = event
    const second = digestOf(JSON.stringify([title, date, endDate, place, description])) % 86_400
    calendar.createEvent({
      id: idOf(title, date),
      summary: fill(title),
      allDay: true,
      start: startOfDay(date),
      // The end of a whole-day event is the first day on which it is over.
      end: new Date(startOfDay(endDate).getTime() + DAY),
      stamp: new Date(startOfDay(today).getTime() + second * 1000),
      sequence: startOfDay(today).getTime() / DAY,
      // A break of the school leaves the days of a parent free.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(place && { location: fill(place) }),
      ...(description && { description: fill(description) }),
    })
  }
  return `${calendar.toString()}\r\n`
}
