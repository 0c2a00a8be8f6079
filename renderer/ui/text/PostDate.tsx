import { useSite } from '../../contexts/site.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { formatDate } from './formatDate.ts'
import { localDate, visitorLocale } from './localDate.ts'

/**
 * The date of a post. The build writes it in the format of the site, and a browser in that of the visitor.
 * `data-post-date` lets `navigation/localiseDates.ts` do so in prerendered HTML that React does not hydrate.
 */
export function PostDate({ date }: { date: string }) {
  const { locale } = useSite()
  return useHydrated() ? (
    <time dateTime={date} lang={visitorLocale()}>
      {localDate(date)}
    </time>
  ) : (
    <time dateTime={date} data-post-date="">
      {formatDate(date, locale)}
    </time>
  )
}
