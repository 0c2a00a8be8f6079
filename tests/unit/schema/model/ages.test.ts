import { expect, test } from 'vitest'
import { ages, rangeOf } from '../../../../schema/model/ages.ts'
import { mistakesOf, problemsOf, siteOf, smallSite } from '../../smallSite.ts'

const withAges = (written: object) => {
  const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')
  return JSON.stringify({ ...ils, summary: { ...ils.summary, ages: written } }, null, 2)
}

const finder = JSON.stringify({
  title: 'Stages',
  description: 'Every stage.',
  sections: [{ type: 'ageFinder', title: 'Which stage?', from: '/stages', yearBegins: '09-01' }],
})

test.each(['6 months', '1 month', '1 year', '18 years'])('"%s" is an age', age => {
  expect(ages.safeParse({ from: age, to: '19 years' }).success).toBe(true)
})

test('ages are counted in months, and keep the unit in which they were written', () => {
  expect(rangeOf({ from: '18 months', to: '5 years', usual: true })).toEqual({
    from: { count: 18, unit: 'month', months: 18 },
    to: { count: 5, unit: 'year', months: 60 },
    isUsual: true,
  })
})

test.each([
  ['no unit', { from: '6', to: '5 years' }],
  ['a number', { from: 6, to: '5 years' }],
  ['words', { from: 'six months', to: '5 years' }],
  ['another unit', { from: '6 weeks', to: '5 years' }],
  ['the later one first', { from: '5 years', to: '18 months' }],
  ['one age twice', { from: '12 months', to: '1 year' }],
])('%s is reported, with what to write', (name, written) => {
  expect(mistakesOf({ ...smallSite, 'stages/ils.json': withAges(written) })).toMatchSnapshot(name)
})

test('a table of ages without any is reported, and one with an age is not', () => {
  const empty = { ...smallSite, 'stages/index.json': finder }
  expect(problemsOf(empty).map(({ code, path }) => [code, ...path].join(' '))).toEqual([
    'missing-ages sections 0 from',
  ])
  const filled = { ...empty, 'stages/ils.json': withAges({ from: '11 years', to: '14 years' }) }
  expect(siteOf(filled).problems).toEqual([])
})
