// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from '../../../../renderer/browser/clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2025, 2, 14, 15, 9, 58, 400) })
  document.body.innerHTML = '<div></div>'
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.lang = ''
})

const place = () => document.querySelector('div') as HTMLElement // set above

test('R-HDR-9: the clock shows date and time in English, and each full second', () => {
  document.documentElement.lang = 'en-GB'
  const stop = startClock(place())
  const text = () => place().textContent?.replaceAll('\u202f', ' ')
  expect(text()).toBe('Fri, Mar 14, 2025, 3:09:58 PM')
  vi.advanceTimersByTime(599)
  expect(text()).toBe('Fri, Mar 14, 2025, 3:09:58 PM')
  vi.advanceTimersByTime(1)
  expect(text()).toBe('Fri, Mar 14, 2025, 3:09:59 PM')
  vi.advanceTimersByTime(1000)
  expect(text()).toBe('Fri, Mar 14, 2025, 3:10:00 PM')
  stop()
  expect(place().children).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('another language has its own form', () => {
  document.documentElement.lang = 'fr'
  const stop = startClock(place())
  expect(place().textContent).toMatch(/^ven\. 14 mars 2025.* 15:09:58$/)
  stop()
})
