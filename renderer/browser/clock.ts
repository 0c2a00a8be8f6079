import { clockRefresh } from '../theme/scriptTokens.ts'

/** Shows date and time by the visitor's clock, updated every second. @returns removes them */
export function startClock(place: HTMLElement): () => void {
  const time = document.createElement('time')
  time.ariaLive = 'off'
  place.append(time)
  let timer: ReturnType<typeof setTimeout>
  const show = () => {
    const now = Date.now()
    time.textContent = new Date(now).toLocaleString(...formatOf(document.documentElement.lang))
    // Aligned to the next full second, so that a late timer does not accumulate drift.
    timer = setTimeout(show, clockRefresh - (now % clockRefresh))
  }
  show()
  return () => {
    clearTimeout(timer)
    time.remove()
  }
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
