// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { startClock } from '../../../../renderer/browser/clock.ts'

test.each([
  ['en-US', 'Africa/Accra', /^Fri, Mar 14, 2025, 3:09:58\sPM$/],
  ['en-GB', undefined, /^Fri,? 14 Mar 2025,? 15:09:58$/],
  ['cy-GB', 'Asia/Tokyo', /^Sad,? 15 Maw 2025,? 0?0:09:58$/],
])(
  'R-HDR-9: the clock has the form of %s and the time of %s, wherever the visitor is',
  (clock, timeZone, text) => {
    vi.useFakeTimers({ now: new Date('2025-03-14T15:09:58Z') })
    onTestFinished(() => void vi.useRealTimers())
    const place = document.createElement('div')
    Object.assign(place.dataset, { clock, ...(timeZone && { timeZone }) })
    const stop = startClock(place)
    expect(place.textContent).toMatch(text)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  },
)
