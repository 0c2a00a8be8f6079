import { formatDate, formatDayOfYear, formatWeekday } from './formatDate.ts'

interface EventDaysProps {
  date: string
  endDate?: string | undefined
  /** Whether the year is said. */
  hasYear?: boolean
}

/** The days of an event: `Fri 31 October to Mon 3 November`. */
export const EventDays = ({ date, endDate, hasYear = false }: EventDaysProps) => (
  <>
    <Day date={date} hasYear={hasYear && (!endDate || endDate.slice(0, 4) !== date.slice(0, 4))} />
    {endDate && (
      <>
        {' to '}
        <Day date={endDate} hasYear={hasYear} />
      </>
    )}
  </>
)

const Day = ({ date, hasYear }: { date: string; hasYear: boolean }) => (
  <time dateTime={date}>
    {formatWeekday(date).slice(0, 3)} {hasYear ? formatDate(date) : formatDayOfYear(date)}
  </time>
)
