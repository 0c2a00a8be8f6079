import { expect, test } from 'vitest'
import { formatDate, formatWeekday } from '../../../../../renderer/ui/text/formatDate.ts'

test.each([
  ['2025-04-25', '25 April 2025', 'Friday'],
  ['2022-11-15', '15 November 2022', 'Tuesday'],
  ['2024-02-29', '29 February 2024', 'Thursday'],
  ['2026-01-01', '1 January 2026', 'Thursday'],
])('R-BLG-5: %s reads %s, a %s, in every time zone', (date, written, weekday) => {
  expect(formatDate(date, 'en-GB')).toBe(written)
  expect(formatWeekday(date, 'en-GB')).toBe(weekday)
})
