import { useWords } from '../../contexts/useWords.ts'
import { css, cx } from '../../theme/css.ts'

interface Days {
  title: string
  date: string
  endDate?: string | undefined
}

/** What names an event in attributes: its day first, so that the names sort by date. */
const eventName = ({ date, title }: Days): string => `${date} ${title}`

/**
 * Attributes of an element that stands for an event, for `navigation/markNextEvents.ts`: the day of the build has decided which one
 * is next, and a page may be read long after it.
 */
export const eventData = (event: Days) => ({
  'data-event': eventName(event),
  'data-until': event.endDate ?? event.date,
})

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
    <b className={cx(word, className)} data-next={eventName(event)} data-now={eventNow} hidden={!isNext}>
      {isNow ? eventNow : eventNext}
    </b>
  )
}

const word = css({ '&[hidden]': { display: 'none' } })
