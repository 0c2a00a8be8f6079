import ical, { ICalCalendarMethod } from 'ical-generator'
import type { SiteData } from '../../schema/data.ts'
import type { Section } from '../../schema/section.ts'

const DAY = 24 * 60 * 60 * 1000

/** The terms and events of all calendars on a page as one iCalendar file (RFC 5545) of whole days. */
export function calendarFile(
  sections: readonly Section<'calendar'>[],
  address: string,
  site: SiteData,
): string {
  const calendar = ical({
    name: `${site.name}: ${sections.map(({ title }) => title).join(', ')}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Chalkline', product: 'school-calendar', language: 'EN' },
    url: address,
  })
  const host = new URL(site.origin).host
  const times = new Map<string, number>()
  /** Primary and secondary school may both begin on a day and end on different ones; of one id programs keep one event. */
  const idOf = (title: string, date: string) => {
    const name = `${date}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return `${name}${time > 1 ? `-${time}` : ''}@${host}`
  }
  const add = (title: string, date: string, endDate: string, description?: string) =>
    calendar.createEvent({
      id: idOf(title, date),
      summary: title,
      allDay: true,
      start: dayOf(date),
      // The end of a whole-day event is the first day on which it is over.
      end: new Date(dayOf(endDate).getTime() + DAY),
      // When the file was made is no news; equal content must give equal bytes.
      stamp: dayOf(date),
      ...(description && { description }),
    })
  for (const term of sections.flatMap(({ terms }) => terms)) {
    add(`${term.name} begins`, term.start, term.start)
    for (const event of term.events)
      add(event.title, event.date, event.endDate ?? event.date, event.description)
    add(`${term.name} ends`, term.end, term.end)
  }
  return `${calendar.toString()}\r\n`
}

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)
