import { expect, test } from 'vitest'
import { dateSuggestion, suggestDate } from '../../../../schema/read/suggestDate.ts'

// What the mistakes in tests/unit/mistakes do not make.
test.each([
  // Year first, in whatever order the other two are.
  ['2026-12-25', '2026-12-25'],
  ['2026. 12. 25', '2026-12-25'],
  ['1000-13-01', '1000-01-13'],
  // Year last: only where day and month cannot be confused.
  ['25 . 12 . 2026', undefined],
  ['13.1.2026', '2026-01-13'],
  ['5/5/2026', '2026-05-05'],
  // A time of day is left out.
  ['2026-12-25 9:05', '2026-12-25'],
  ['2026-12-25 9:0', undefined],
  ['2026-12-25T10:30 or later', undefined],
  ['  2026-12-25  ', '2026-12-25'],
  // In words.
  ['25th of December 2026', undefined],
  ['3rd-March-2026', '2026-03-03'],
  ['4th. Apr., 2026', '2026-04-04'],
  ['Friday,  25  December  2026', '2026-12-25'],
  ['on Friday 25 December 2026', undefined],
  ['December 25, 2026', '2026-12-25'],
  ['Dec  5,  2026', '2026-12-05'],
  ['May 5th, 2026', '2026-05-05'],
  ['May 5, 2026 at noon', undefined],
  ['25 Smarch 2026', undefined],
  // No such day, or no day at all.
  ['30/02/2026', undefined],
  ['2026-13-13', undefined],
  ['2026-04-366', undefined],
  ['999-12-25', undefined],
  ['no 2026-12-25', undefined],
])('"%s" means %s', (text, day) => {
  expect(suggestDate(text)).toBe(day)
})

const FORM = 'Write it as year-month-day, such as "2025-04-25".'

test.each([
  [' 2026-02-30 ', 'There is no such day: February 2026 has 28 days. Write one of them.'],
  ['2025-04-31', 'There is no such day: April 2025 has 30 days. Write one of them.'],
  ['2025-13-32', `There is no such day. ${FORM}`],
  ['30/02/2026', FORM],
  [' 1.2.2026 ', 'Write "2026-02-01" for 1 February 2026, or "2026-01-02" for 2 January 2026.'],
  ['05/06/26', 'Write "2026-06-05" for 5 June 2026, or "2026-05-06" for 6 May 2026.'],
])('the suggestion for "%s" is: %s', (text, suggestion) => {
  expect(dateSuggestion(text)).toBe(suggestion)
})

test.each('January February March April May June July August September October November December'.split(' '))(
  '%s is known, whole and by three letters',
  month => {
    const number = new Date(`${month} 1, 2026 UTC`).getUTCMonth() + 1
    const day = `2026-${String(number).padStart(2, '0')}-07`
    expect([suggestDate(`7 ${month} 2026`), suggestDate(`${month.slice(0, 3)} 7, 2026`)]).toEqual([day, day])
  },
)
