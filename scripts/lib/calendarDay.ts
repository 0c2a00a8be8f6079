/** A day begins for all visitors when it begins where the organisation is. */
const DEFAULT_TIME_ZONE = 'UTC'

/** The calendar day of a moment in a time zone, `YYYY-MM-DD`. */
export const calendarDay = (moment: Date, timeZone: string = DEFAULT_TIME_ZONE): string =>
  // The Canadian locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
