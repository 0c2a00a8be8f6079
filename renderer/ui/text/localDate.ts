/** The visitor's language and region, such as `en-GH`. In browsers only. */
export const visitorLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

/**
 * A date in the visitor's own format. In browsers only: at build there is no visitor.
 * @param date `2025-04-25`
 * @param style how much it spells out
 */
export const localDate = (date: string, style: 'long' | 'medium' | 'short' = 'long'): string =>
  // The day is the same in every time zone.
  new Intl.DateTimeFormat(undefined, { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
