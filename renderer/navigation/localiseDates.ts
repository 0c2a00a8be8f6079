import { localDate, visitorLocale } from '../ui/text/localDate.ts'

/**
 * Writes the dates of posts in the visitor's own format, in prerendered HTML that React does not hydrate. A date that would wrap
 * its line, and so move what is below, is abbreviated.
 */
export function localiseDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-post-date]')) {
    const heightOfLine = () => time.parentElement?.offsetHeight ?? 0
    const before = heightOfLine()
    time.lang = visitorLocale()
    for (const style of ['long', 'medium', 'short'] as const) {
      time.textContent = localDate(time.dateTime, style)
      if (heightOfLine() <= before) break
    }
  }
}
