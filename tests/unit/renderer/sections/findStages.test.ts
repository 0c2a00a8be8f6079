import { expect, test } from 'vitest'
import { findStages } from '../../../../renderer/sections/AgeFinder.island.tsx'
import { rangeOf } from '../../../../schema/model/ages.ts'

const stages = [
  { name: 'Crèche', ages: rangeOf({ from: '6 months', to: '5 years' }) },
  { name: 'Primary', ages: rangeOf({ from: '5 years', to: '11 years' }) },
  { name: 'Lower', ages: rangeOf({ from: '11 years', to: '14 years' }) },
  { name: 'Junior', ages: rangeOf({ from: '11 years', to: '14 years' }) },
  { name: 'Sixth', ages: rangeOf({ from: '16 years', to: '18 years' }) },
]

/** `2026 Primary; 2027 Lower, Junior` */
function answerTo(birthday: string, today: string, yearBegins = '09-01'): string {
  const found = findStages(birthday, today, yearBegins, stages)
  if (found.kind !== 'found') return found.kind
  return found.years
    .map(({ year, open, reason }) => {
      const names = open.map(({ stage, since }) => `${stage.name}${since ? ` from ${since}` : ''}`)
      return `${year} ${names.join(', ') || reason}`
    })
    .join('; ')
}

test.each([
  ['of eight', '2018-03-07', '2026-11-21', '2026 Primary; 2027 Primary'],
  ['of five on the first day of the year', '2021-09-01', '2026-11-21', '2026 Primary; 2027 Primary'],
  ['of five the day after it', '2021-09-02', '2026-11-21', '2026 Crèche; 2027 Primary'],
  ['who has two stages to choose from', '2015-01-31', '2026-11-21', '2026 Lower, Junior; 2027 Lower, Junior'],
  [
    'who is six months old in the year',
    '2026-08-12',
    '2026-11-21',
    '2026 Crèche from 2027-02-12; 2027 Crèche',
  ],
  ['born on the last day of August', '2026-08-31', '2026-11-21', '2026 Crèche from 2027-03-03; 2027 Crèche'],
  ['born today', '2026-11-21', '2026-11-21', '2026 Crèche from 2027-05-21; 2027 Crèche'],
  ['of a leap day', '2020-02-29', '2026-11-21', '2026 Primary; 2027 Primary'],
  ['between two stages', '2011-10-01', '2026-11-21', '2026 between; 2027 between'],
  ['who is too old next year', '2009-08-31', '2026-11-21', '2026 Sixth; 2027 old'],
  ['who is too old', '2000-01-01', '2026-11-21', '2026 old; 2027 old'],
])('a child %s', (_, birthday, today, expected) => {
  expect(answerTo(birthday, today)).toBe(expected)
})

test.each([
  ['on the last day of a school year', '2027-08-31', '2026 Crèche; 2027 Primary'],
  ['on the first day of the next', '2027-09-01', '2027 Primary; 2028 Primary'],
])('this school year follows from the day of the visit: %s', (_, today, expected) => {
  expect(answerTo('2021-12-24', today)).toBe(expected)
})

test('a school year may begin with that of the calendar, and all may be too young', () => {
  expect(answerTo('2021-12-24', '2026-12-31', '01-01')).toBe('2026 Crèche; 2027 Primary')
  const late = [{ name: 'Sixth', ages: rangeOf({ from: '16 years', to: '18 years' }) }]
  expect(findStages('2021-12-24', '2026-12-31', '01-01', late)).toMatchObject({
    years: [{ reason: 'young' }, { reason: 'young' }],
  })
})

test.each([
  ['', 'incomplete'],
  ['20-1-1', 'incomplete'],
  ['2026-11-22', 'ahead'],
  ['1996-11-21', 'past'],
  ['0201-05-06', 'past'],
])('"%s" is %s', (birthday, kind) => {
  expect(answerTo(birthday, '2026-11-21')).toBe(kind)
})
