import { expect, test } from 'vitest'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf, mistakesOf, pageAt, problemsOf, smallSite } from '../../smallSite.ts'
import { assets } from '../resolve/school.ts'

/** The small site with some sections of one page hidden. */
function hiding(file: string, ...indexes: number[]): Record<string, string> {
  const page = JSON.parse(smallSite[file] ?? '')
  for (const index of indexes) page.sections[index].hidden = true
  return { ...smallSite, [file]: JSON.stringify(page, null, 2) }
}

test('a hidden section is not on its page', () => {
  const content = contentOf(hiding('stages/ils.json', 1))
  const { sections } = resolvePage(content, pageAt(content, '/stages/ils'), assets)
  expect(sections.map(({ section }) => section.type)).toEqual(['text', 'faq'])
})

test('a link to a hidden section is a mistake', () => {
  expect(mistakesOf(hiding('stages/ils.json', 0))).toContain(
    'The section "fees" of the page "/stages/ils" is hidden.',
  )
})

test('what is wrong in a hidden section is reported all the same, since it will be shown again', () => {
  const files = hiding('stages/ils.json', 1)
  files['stages/ils.json'] = files['stages/ils.json']?.replace('"users"', '"userz"') ?? ''
  expect(problemsOf(files).map(({ code }) => code)).toEqual(['unknown-icon'])
})

test('a page of which all sections are hidden is refused', () => {
  const problems = problemsOf(hiding('stages/index.json', 0))
  expect(problems.map(({ code, path }) => [code, ...path].join(' '))).toEqual([
    'all-sections-hidden sections 0 hidden',
  ])
})

test('a hidden section counts neither as the first one of its page nor against the limit of its type', () => {
  const file = 'blog/[id].json'
  const { sections } = JSON.parse(smallSite[file] ?? '')
  const [first] = sections
  const withSections = (...changed: unknown[]) =>
    problemsOf({
      ...smallSite,
      [file]: JSON.stringify({ ...JSON.parse(smallSite[file] ?? ''), sections: changed }),
    }).map(({ code }) => code)
  expect(first.type).toBe('postHero')
  expect(withSections({ ...first, hidden: true }, ...sections)).toEqual([])
  expect(withSections({ ...first, hidden: true }, ...sections.slice(1))).toEqual(['missing-main-heading'])
})
