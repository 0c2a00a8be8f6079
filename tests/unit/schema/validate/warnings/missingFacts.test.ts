import { expect, test } from 'vitest'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { problemsOf, smallSite, withFields, withMistake } from '../../../smallSite.ts'

const words = (files: Record<string, string>) =>
  problemsOf(files).map(problem => oneLine(problem).replace(/^\S+ +/, ''))

const FACTS = ['The fees of ILS', 'The year of the pass rate']
const WARNINGS = FACTS.map(
  fact =>
    `Warning: Still to come from the organisation: "${fact}". Write it where visitors look for it, and delete this line.`,
)

test('D12: each fact that a page lists as still to come is a warning with its own line', () => {
  const files = withFields('stages/ils.json', { toConfirm: FACTS })
  expect(words(files)).toEqual(WARNINGS)
  expect(problemsOf(files).map(({ path }) => path)).toEqual([
    ['toConfirm', 0],
    ['toConfirm', 1],
  ])
})

test('D12: the contact details of the site list facts, too', () => {
  const files = withMistake('_site.json', '"contact": {', `"contact": { "toConfirm": ["${FACTS[0]}"],`)
  expect(words(files)).toEqual([WARNINGS[0]])
})

test('a draft is not asked for facts', () => {
  const sections = [{ type: 'text', title: 'Uniform', content: 'Blue.' }]
  const page = { title: 'Uniform', description: 'What to wear.', draft: true, toConfirm: FACTS, sections }
  expect(words({ ...smallSite, 'uniform.json': JSON.stringify(page) })).toEqual([])
})
