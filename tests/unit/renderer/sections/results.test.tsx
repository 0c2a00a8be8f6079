// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import Results, { arch, labelsOf } from '../../../../renderer/sections/Results.tsx'
import { siteData } from '../siteData.ts'

const years = Array.from({ length: 10 }, (_, index) => ({ year: 2016 + index, values: [80 + index] }))

function drawn(unit: string, section: { year: number; candidates?: number; values: (number | null)[] }[]) {
  const html = renderToStaticMarkup(
    <SiteContext value={siteData}>
      <Results
        section={{ type: 'results', title: 'Results', measures: [{ name: 'Passes', unit }], years: section }}
        refs={{ pictures: {}, icons: {}, files: {} }}
      />
    </SiteContext>,
  )
  document.body.innerHTML = html
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { texts, label: document.querySelector('[role=img]')?.getAttribute('aria-label') }
}

test('the table has the newest year first, the chart the last eight from left to right', () => {
  const { texts } = drawn('%', years.toReversed())
  expect(texts('tbody th').slice(0, 2)).toEqual(['2025', '2024'])
  expect(texts('tbody th')).toHaveLength(10)
  expect(texts('svg text').filter((_, index) => index % 2 === 1)).toEqual(
    years.slice(2).map(({ year }) => `${year}`),
  )
})

test('the label of the chart says its numbers, and a dash replaces one that is not known', () => {
  const { label, texts } = drawn('%', [
    { year: 2025, values: [null] },
    { year: 2024, candidates: 1200, values: [98.25] },
  ])
  expect(label).toBe('Passes: 98.25% in 2024, not known in 2025')
  expect(texts('td')).toEqual(['–', '–', '1,200', '98.25%'])
})

test('a word as unit is shown with the name of the measure', () => {
  const { texts } = drawn('points', [{ year: 2025, values: [6.1] }])
  expect(texts('thead th')).toEqual(['Year', 'Passes (points)'])
  expect(texts('td')).toEqual(['6.1'])
})

test('below its round top an opening is lit straight across', () => {
  expect(arch(0)).toBe('M0 100V100H100V100z')
  expect(arch(50)).toBe('M0 100V50H100V100z')
  expect(arch(80)).toBe('M0 100V20H100V100z')
})

test('in its round top it is lit as wide as the top is at that height', () => {
  expect(arch(90)).toBe('M0 100V20A50 20 0 0 1 6.7 10H93.3A50 20 0 0 1 100 20V100z')
})

test('all of it has the outline of the whole opening', () => {
  expect(arch(100)).toBe('M0 100V20A50 20 0 0 1 50 0H50A50 20 0 0 1 100 20V100z')
})

const repeat = (value: number | null, times: number) => Array.from({ length: times }, () => value)

test.each([
  [repeat(98.55, 2), '%', '98.55%'],
  [repeat(98.55, 6), '%', '98.55%'],
  [repeat(98.55, 8), '%', '98.55'],
  [repeat(100, 8), '%', '100%'],
  [repeat(123508.78, 4), 'points', '123,508.78'],
  [repeat(123508.78, 8), 'points', '124K'],
  [repeat(1234567, 8), undefined, '1.23M'],
])('the labels of %j with the unit %s have room on a phone: %s', (values, unit, label) => {
  expect(labelsOf(values, unit, 'en-GH')).toEqual(values.map(() => label))
})

test('all labels of a chart are written the same way', () => {
  expect(labelsOf([12345.67, null, ...repeat(7, 6)], 'points', 'en-GH')).toEqual([
    '12.3K',
    '–',
    ...repeat(7, 6).map(String),
  ])
})
