// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { startClock } from '../../../../renderer/browser/clock.ts'

test('R-HDR-9: in a language that is not English the clock has a form of its own', () => {
  vi.useFakeTimers({ now: new Date(2025, 2, 14, 15, 9, 58) })
  onTestFinished(() => void vi.useRealTimers())
  document.documentElement.lang = 'fr'
  const place = document.createElement('div')
  const stop = startClock(place)
  expect(place.textContent).toMatch(/^ven\. 14 mars 2025.* 15:09:58$/)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
