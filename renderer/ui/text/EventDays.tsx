import type { InlineText } from '../../../schema/richText/RichText.ts'
import { useSite, useWords } from '../../contexts/site.tsx'
import { lead } from '../Band.tsx'
import { Filled } from './Filled.tsx'
import { Inline } from './Inline.tsx'
import { formatDate, formatDayOfYear, formatShortWeekday } from './language.ts'

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

interface Days {
  title: string
  date: string
  endDate?: string | undefined
}

/** What names an event in attributes: its day first, so that the names sort by date. */
const eventName = ({ date, title }: Days): string => `${date} ${title}`

/**
 * Attributes of an element that represents an event, for `renderer/browser/markNextEvents.ts`: the day of the build has decided which one
 * is next, and a page may be read long after it.
 */
export const eventData = (event: Days) => ({
  'data-event': eventName(event),
  'data-until': event.endDate ?? event.date,
})

/** What is said where nothing is left of a list. `renderer/browser/markNextEvents.ts` shows it when the last item is over. */
export const WhenEmpty = ({ text, isEmpty }: { text: InlineText; isEmpty: boolean }) => (
  <p className={lead} data-when-empty={!isEmpty || undefined} hidden={!isEmpty}>
    <Inline text={text} />
  </p>
)

interface NextWordProps {
  event: Days
  /** Whether it is the next of its section on the day of the build. */
  isNext: boolean
  /** Whether it has begun by then. */
  isNow: boolean
  className?: string
}

/** "Next", or "Now", at an event. At others it is hidden until their turn. */
export function NextWord({ event, isNext, isNow, className }: NextWordProps) {
  const { eventNow, eventNext } = useWords()
  return (
    <b className={className} data-next={eventName(event)} data-now={eventNow} hidden={!isNext}>
      {isNow ? eventNow : eventNext}
    </b>
  )
}
