import styled from '@emotion/styled'
import { useNow } from '../hooks/useNow.ts'
import { color, size } from '../theme/tokens.ts'

/** Date and time of the visitor's own clock, every second. */
export function Clock() {
  const now = useNow()
  if (now === undefined) return null
  return <Time aria-live="off">{new Date(now).toLocaleString('en-US', format)}</Time>
}

/** Specification, section 2, "Header". */
const format: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
}

const Time = styled.time({
  flex: 'none',
  // As wide as the longest time, so that the menu beside it stands still.
  minWidth: '15.5em',
  color: color.soft,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
