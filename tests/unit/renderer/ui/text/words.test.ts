import { expect, test } from 'vitest'
import { emailUrl, mapUrl, phoneUrl } from '../../../../../renderer/ui/text/contact.tsx'
import { formatDate, formatTime, formatWeekday } from '../../../../../renderer/ui/text/language.ts'

test.each([
  ['2025-04-25', '25 April 2025', 'Friday'],
  ['2022-11-15', '15 November 2022', 'Tuesday'],
  ['2024-02-29', '29 February 2024', 'Thursday'],
  ['2026-01-01', '1 January 2026', 'Thursday'],
])('R-BLG-5: %s reads %s, a %s, in every time zone', (date, written, weekday) => {
  expect(formatDate(date, 'en-GB')).toBe(written)
  expect(formatWeekday(date, 'en-GB')).toBe(weekday)
})

test.each([
  ['1 Harbour Road, Accra & Tema', '1%20Harbour%20Road%2C%20Accra%20%26%20Tema'],
  ['5.6037,-0.187', '5.6037%2C-0.187'],
])('%s is looked for as %s', (place, query) => {
  expect(mapUrl(place)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`)
})

test.each([
  ['08:00', 'en-GH', '8 am'],
  ['15:30', 'en-GH', '3:30 pm'],
  ['08:00', 'en-GB', '08:00'],
])('%s reads in %s as running texts write it: %s', (time, locale, written) => {
  expect(formatTime(time, locale)).toBe(written)
})

test('a telephone link keeps only what can be dialled', () => {
  expect(phoneUrl('+233 (0)30 000-0000')).toBe('tel:+233300000000')
  expect(emailUrl('office@example.org')).toBe('mailto:office@example.org')
})
