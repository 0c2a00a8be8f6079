import { useEffect, useState } from 'react'
import { useSite } from '../contexts/site.tsx'
import { clockRefresh } from '../theme/constants.ts'
import { css } from '../theme/css.ts'
import { color } from '../theme/tokens.ts'

/** Date and time by the visitor's clock, updated every second. It is only rendered after hydration. */
export default function Clock() {
  const { locale } = useSite()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // Aligned to the next full second, so that a late timer does not accumulate drift.
    const timer = setTimeout(() => setNow(Date.now()), clockRefresh - (now % clockRefresh))
    return () => clearTimeout(timer)
  }, [now])
  return (
    <time className={time} aria-live="off">
      {new Date(now).toLocaleString(...formatOf(locale))}
    </time>
  )
}

/** The specification (section 2, "Header") fixes the English form. Another language has its own. */
const formatOf = (locale: string): [string, Intl.DateTimeFormatOptions] =>
  new Intl.Locale(locale).language === 'en' ? ['en-US', { ...format, hour12: true }] : [locale, format]

const format: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
}

const time = css({
  display: 'block',
  color: color.soft,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'normal',
})
