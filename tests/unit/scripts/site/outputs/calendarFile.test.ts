import { expect, test } from 'vitest'
import { defaultWords } from '../../../../../schema/model/site/words.ts'
import { calendarsIn, type Section } from '../../../../../schema/section.ts'
import { calendarFile } from '../../../../../scripts/site/outputs/calendarFile.ts'
import { siteData } from '../../../renderer/siteData.ts'

const calendar = (title: string, event: string, date: string): Section<'calendar'> => ({
  type: 'calendar',
  title,
  downloadText: 'Keep it',
  terms: [{ name: `Term of ${title}`, start: date, end: date, events: [{ title: event, date }] }],
})

test('a page with two calendars has the dates of both in its file, in the words of the site', () => {
  const file = calendarFile(
    calendarsIn(
      [
        calendar('Primary', 'Sports day', '2026-02-06'),
        calendar('Secondary', '{school}: mock exams', '2026-03-09'),
      ],
      { ...defaultWords, termEnds: 'Diwedd {name}' },
    ),
    'https://www.school.example/about/calendar',
    siteData,
    '2026-01-05',
  )
  const summaries = file.split('\r\n').flatMap(line => /^SUMMARY:(.*)/.exec(line)?.[1] ?? [])
  expect(summaries).toEqual([
    'Term of Primary begins',
    'Sports day',
    'Diwedd Term of Primary',
    'Term of Secondary begins',
    `${siteData.name}: mock exams`,
    'Diwedd Term of Secondary',
  ])
  expect(file).toMatch(/X-WR-CALNAME:.*Primary.*Secondary/)
})

test('the name of a calendar may have the signs that separate values', () => {
  const file = calendarFile(
    calendarsIn([calendar('Coming; up, \\ now', 'Sports day', '2026-02-06')], defaultWords),
    'https://www.school.example/about/calendar',
    { ...siteData, name: 'Bird, Stone; Sons' },
    '2026-01-05',
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
    calendarsIn([primary, secondary], defaultWords),
    'https://www.school.example/about/calendar',
    siteData,
    '2026-01-05',
  )
  expect(new Set(valuesOf('UID', file)).size).toBe(6)
})

const event = { title: 'Open morning', date: '2035-03-13', place: 'Hall A' }
const fileOf = (events: (typeof event)[], today = '2026-01-05') =>
  calendarFile([{ title: 'Coming up', events }], 'https://www.school.example/about', siteData, today)
const valuesOf = (key: string, file: string) =>
  file.split('\r\n').flatMap(line => (line.startsWith(`${key}:`) ? line.slice(key.length + 1) : []))

test('whole days leave the days of a visitor free', () => {
  expect(valuesOf('TRANSP', fileOf([event]))).toEqual(['TRANSPARENT'])
})

test('a changed event is the same event, newer than on any earlier day; equal content gives equal bytes', () => {
  const [before, after] = [fileOf([event]), fileOf([{ ...event, place: 'Hall B' }])]
  expect(fileOf([event])).toBe(before)
  expect(valuesOf('UID', after)).toEqual(valuesOf('UID', before))
  expect(valuesOf('DTSTAMP', after)).not.toEqual(valuesOf('DTSTAMP', before))
  const next = fileOf([{ ...event, place: 'Hall B' }], '2026-01-06')
  for (const key of ['SEQUENCE', 'DTSTAMP'])
    expect(`${valuesOf(key, next)}` > `${valuesOf(key, before)}`, key).toBe(true)
})

test('the id of an event depends on that event alone, in any script', () => {
  const [one, other] = ['開放日', '運動會'].map(title => ({ ...event, title }))
  if (!one || !other) throw new Error('There are two.')
  const [, id] = valuesOf('UID', fileOf([one, other]))
  expect(valuesOf('UID', fileOf([other]))).toEqual([id])
})
