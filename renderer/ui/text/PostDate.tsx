import { useSite } from '../../contexts/site.tsx'
import { formatDate } from './formatDate.ts'

/** The date of a post, in the format of the site as every other date. */
export function PostDate({ date }: { date: string }) {
  const { locale } = useSite()
  return <time dateTime={date}>{formatDate(date, locale)}</time>
}
