// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import Results from '../../../../renderer/sections/Results.tsx'
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

test('the label of the chart says its numbers, and a dash stands for one that is not known', () => {
  const { label, texts } = drawn('%', [
    { year: 2025, values: [null] },
    { year: 2024, candidates: 1200, values: [98.25] },
  ])
  expect(label).toBe('Passes: 98.25% in 2024, not known in 2025')
  expect(texts('td')).toEqual(['–', '–', '1,200', '98.25%'])
})

test('a word as unit stands with the name of the measure', () => {
  const { texts } = drawn('points', [{ year: 2025, values: [6.1] }])
  expect(texts('thead th')).toEqual(['Year', 'Passes (points)'])
  expect(texts('td')).toEqual(['6.1'])
})
