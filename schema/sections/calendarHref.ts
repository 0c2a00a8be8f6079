import type { SectionRefs } from './SectionContext.ts'

/** The URL of a page's calendar file. The posts of a blog have none of their own. */
export const calendarHrefOf = (pageHref: string | undefined): Pick<SectionRefs, 'calendarHref'> =>
  pageHref === undefined ? {} : { calendarHref: `${pageHref.replace(/\/$/, '')}/calendar.ics` }
