import { clockRefresh } from '../theme/scriptTokens.ts'

/**
 * Shows date and time, updated every second.
 * @param place says in which language's form (`data-clock`), and where it is that time (`data-time-zone`)
 * @returns removes them
 */
export function startClock(place: HTMLElement): () => void {
  const time = document.createElement('time')
  time.ariaLive = 'off'
  place.append(time)
  const { clock: locale, timeZone = 'UTC' } = place.dataset
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone })
  let timer: ReturnType<typeof setTimeout>
  const show = () => {
    const now = Date.now()
    time.textContent = format.format(now)
    // Aligned to the next full second, so that a late timer does not accumulate drift.
    timer = setTimeout(show, clockRefresh - (now % clockRefresh))
  }
  show()
  return () => {
    clearTimeout(timer)
    time.remove()
  }
}

/** Which parts the specification wants (section 2, "Header"); `clock` of the site decides on their form. */
const parts: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  year: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
}
