import { expect, test } from 'vitest'
import { calendarsIn, type Section } from '../../../../../schema/section.ts'
import { calendarFile } from '../../../../../scripts/site/outputs/calendarFile.ts'
import { siteData } from '../../../renderer/siteData.ts'

const calendar = (title: string, event: string, date: string): Section<'calendar'> => ({
  type: 'calendar',
  title,
  downloadText: 'Keep it',
  terms: [{ name: `Term of ${title}`, start: date, end: date, events: [{ title: event, date }] }],
})

test('a page with two calendars has the dates of both in its file', () => {
  const file = calendarFile(
    calendarsIn([
      calendar('Primary', 'Sports day', '2026-02-06'),
      calendar('Secondary', 'Mock exams', '2026-03-09'),
    ]),
    'https://www.school.example/about/calendar',
    siteData,
  )
  const summaries = file.split('\r\n').flatMap(line => /^SUMMARY:(.*)/.exec(line)?.[1] ?? [])
  expect(summaries).toEqual([
    'Term of Primary begins',
    'Sports day',
    'Term of Primary ends',
    'Term of Secondary begins',
    'Mock exams',
    'Term of Secondary ends',
  ])
  expect(file).toMatch(/X-WR-CALNAME:.*Primary.*Secondary/)
})

test('the name of a calendar may have the signs that separate values', () => {
  const file = calendarFile(
    calendarsIn([calendar('Coming; up, \\ now', 'Sports day', '2026-02-06')]),
    'https://www.school.example/about/calendar',
    { ...siteData, name: 'Bird, Stone; Sons' },
  )
  for (const name of ['NAME', 'X-WR-CALNAME'])
    expect(file.replaceAll('\r\n ', '')).toContain(
      `\r\n${name}:Bird\\, Stone\\; Sons: Coming\\; up\\, \\\\ now\r\n`,
    )
})

test('two events of one name and day are two, of primary and of secondary school', () => {
  const [primary, secondary] = [
    calendar('Primary', 'School opens', '2026-09-01'),
    calendar('Secondary', 'School opens', '2026-09-01'),
  ]
  const file = calendarFile(
    calendarsIn([primary, secondary]),
    'https://www.school.example/about/calendar',
    siteData,
  )
  const ids = file.split('\r\n').flatMap(line => /^UID:(.*)/.exec(line)?.[1] ?? [])
  expect(ids.filter(id => id.includes('school-opens'))).toEqual([
    '2026-09-01-school-opens@www.school.example',
    '2026-09-01-school-opens-2@www.school.example',
  ])
  expect(new Set(ids).size).toBe(6)
})
