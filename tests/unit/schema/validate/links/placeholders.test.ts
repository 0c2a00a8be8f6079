import { expect, test } from 'vitest'
import { applyFixes } from '../../../../../schema/read/fixDocuments.ts'
import { problemsOf, smallSite } from '../../../smallSite.ts'

const site = (label: string) =>
  (smallSite['_site.json'] ?? '').replace(
    /"label": "Blog",\s+"path": "\/blog"/,
    `"label": "${label}", "path": "#"`,
  )

const placeholdersOf = (files: Record<string, string>) =>
  problemsOf({ ...smallSite, ...files }).filter(({ code }) => code === 'placeholder-link')

test.each([
  ['Stages', 'The page "/stages" is called "Stages". Write its address.'],
  ['STAGES', 'The page "/stages" is called "STAGES". Write its address.'],
  ['ILS', 'The page "/stages/ils" is called "ILS". Write its address.'],
  [
    'International Lower-Secondary',
    'The page "/stages/ils" is called "International Lower-Secondary". Write its address.',
  ],
  ['Alumni', 'Write the address when it is known.'],
])('a link called "%s" that leads nowhere yet gets the page of that name', (label, suggestion) => {
  const text = site(label)
  const [problem, ...others] = placeholdersOf({ '_site.json': text })
  expect(others).toEqual([])
  expect(problem?.suggestion).toBe(suggestion)
  const fixed = applyFixes(text, problem ? [problem] : [])
  const isNamed = suggestion.startsWith('The page')
  expect(fixed === text).toBe(!isNamed)
  if (isNamed) expect(placeholdersOf({ '_site.json': fixed })).toEqual([])
})

test('where several pages have the name, or one that visitors do not see, nothing is fixed', () => {
  const page = (draft: boolean) =>
    JSON.stringify({
      title: 'Sport',
      description: 'Games.',
      draft,
      sections: [{ type: 'text', title: 'A', content: 'B' }],
    })
  const [several] = placeholdersOf({
    '_site.json': site('Sport'),
    'sport.json': page(false),
    'clubs/sport.json': page(false),
  })
  expect(several?.suggestion).toBe(
    'Several pages are called "Sport". Write the address of one: "/sport" or "/clubs/sport".',
  )
  expect(several?.fix).toBeUndefined()
  const [hidden] = placeholdersOf({ '_site.json': site('Sport'), 'sport.json': page(true) })
  expect(hidden?.suggestion).toBe('Write the address when it is known.')
})
