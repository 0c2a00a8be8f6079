import type { SectionContext } from './SectionContext.ts'

interface Days {
  date: string
  endDate?: string | undefined
}

/** Whether an event is not over. A build that runs every day keeps pages right. @param today `YYYY-MM-DD` */
export const isAhead = ({ date, endDate = date }: Days, today: string): boolean => endDate >= today

/** Events in order of date. Events of one day keep their order. */
export const byDate = <E extends Days>(events: readonly E[]): E[] =>
  events.toSorted((one, other) => one.date.localeCompare(other.date))

type ComingEvent = Days & { title: string }

/** The event that is on or comes next, and those after it; nothing when all are over. */
export interface ComingEvents {
  nextEvent?: ComingEvent & { isNow: boolean }
  /** In order of date: a visitor may come long after the build. */
  laterEvents?: ComingEvent[]
}

export function comingEvents(
  events: readonly ComingEvent[],
  { today, fill }: Pick<SectionContext, 'today' | 'fill'>,
): ComingEvents {
  const [next, ...later] = byDate(events)
    .filter(event => isAhead(event, today))
    .map(({ title, date, endDate }) => ({ title: fill(title), date, ...(endDate && { endDate }) }))
  if (!next) return {}
  return {
    nextEvent: { ...next, isNow: next.date <= today },
    ...(later.length > 0 && { laterEvents: later }),
  }
}

/** The URL of a page's calendar file. The posts of a blog have none of their own. */
export const calendarHrefOf = (pageHref: string | undefined): { calendarHref?: string } =>
  pageHref === undefined ? {} : { calendarHref: `${pageHref.replace(/\/$/, '')}/calendar.ics` }
