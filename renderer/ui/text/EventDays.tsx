import { useSite } from '../../contexts/site.tsx'
import { Filled } from './Filled.tsx'
import { formatDate, formatDayOfYear, formatShortWeekday } from './formatDate.ts'

interface EventDaysProps {
  date: string
  endDate?: string | undefined
  /** Whether the year is said. */
  hasYear?: boolean
}

/** The days of an event: `Fri 31 October to Mon 3 November`. */
export function EventDays({ date, endDate, hasYear = false }: EventDaysProps) {
  const { words } = useSite()
  const first = (
    <Day date={date} hasYear={hasYear && (!endDate || endDate.slice(0, 4) !== date.slice(0, 4))} />
  )
  if (!endDate) return first
  return (
    <Filled words={words.fromTo} values={{ from: first, to: <Day date={endDate} hasYear={hasYear} /> }} />
  )
}

function Day({ date, hasYear }: { date: string; hasYear: boolean }) {
  const { locale } = useSite()
  return (
    <time dateTime={date}>
      {formatShortWeekday(date, locale)} {(hasYear ? formatDate : formatDayOfYear)(date, locale)}
    </time>
  )
}
