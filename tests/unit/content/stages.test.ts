import { expect, test } from 'vitest'
import type { Section, SectionType } from '../../../schema/section.ts'
import { realContent } from './realSite.ts'

const content = await realContent()
const stages = ['pre-school', 'iprimary', 'ils', 'jhs', 'shs', 'igcse', 'a-level'].map(
  name => `/stages/${name}`,
)

function pageAt(route: string) {
  const found = content.pages.get(route)
  if (!found) throw new Error(`There is no page ${route}`)
  return found.page
}

function sectionOf<T extends SectionType>(route: string, type: T): Section<T> {
  const found = pageAt(route).sections.find((section): section is Section<T> => section.type === type)
  if (!found) throw new Error(`${route} has no ${type}`)
  return found
}

const allText = (route: string) => JSON.stringify(pageAt(route))

test.each(stages)('R-STG-1: %s has its sections in order, and enough in each', route => {
  const order = [
    'hero',
    'text',
    'principalMessage',
    'subjects',
    'learningApproaches',
    'faq',
    'admissionRequirements',
    'pathForward',
    'callToAction',
  ]
  const types = pageAt(route).sections.map(({ type }) => type)
  expect(types.filter(type => order.includes(type))).toEqual(order)
  expect(sectionOf(route, 'subjects').items.length).toBeGreaterThanOrEqual(6)
  expect(sectionOf(route, 'learningApproaches').items.length).toBeGreaterThanOrEqual(4)
  expect(sectionOf(route, 'faq').items.length).toBeGreaterThanOrEqual(6)
  expect(sectionOf(route, 'admissionRequirements').items.length).toBeGreaterThanOrEqual(5)
  expect(sectionOf(route, 'pathForward').items.length).toBeGreaterThanOrEqual(3)
  expect(sectionOf(route, 'callToAction').buttonLink).toBe('/admissions/apply')
})

test('R-STG-5: Pre-School closes with the prospectus beside its button', () => {
  expect(sectionOf('/stages/pre-school', 'callToAction').prospectus).toMatchObject({
    buttonText: 'View Prospectus',
    pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
  })
})

test('R-STG-6: IGCSE subjects are grouped as Core, Sciences, Humanities, Business', () => {
  const groups = new Set(sectionOf('/stages/igcse', 'subjects').items.map(item => item.group))
  expect([...groups]).toEqual(['Core', 'Sciences', 'Humanities', 'Business'])
})

test('R-STG-7: the A Level page says what the specification says', () => {
  const hero = sectionOf('/stages/a-level', 'hero')
  expect(hero.title).toBe('A Levels at the school')
  expect(hero.description).toMatch(/^Preparing students for university success and beyond/)
  expect(sectionOf('/stages/a-level', 'principalMessage').principalTitle).toBe('Principal, A Level Program')
  expect(sectionOf('/stages/a-level', 'steps').items.length).toBeGreaterThanOrEqual(3)
  expect(sectionOf('/stages/a-level', 'callToAction')).toMatchObject({
    title: 'Elevate Your Academic Journey with A Levels',
    buttonText: 'Apply Now',
  })
})

test.each([
  ['/stages/pre-school', /6 months to 5 years/],
  ['/stages/iprimary', /aged 5 to 11/],
  ['/stages/shs', /BECE aggregate of 24 or better/i],
  ['/stages/a-level', /at least 5 IGCSE passes at grade C or above, including English and Mathematics/i],
])('R-STG-8: %s asks for what the specification says', (route, rule) => {
  expect(sectionOf(route, 'admissionRequirements').items.join('\n')).toMatch(rule)
})

test('R-STG-9: IGCSE students take 8 to 10 subjects, A Level students 3 to 4', () => {
  expect(allText('/stages/igcse')).toMatch(/(?:8|eight) to (?:10|ten) subjects/i)
  expect(allText('/stages/a-level')).toMatch(/(?:3|three) (?:to|or) (?:4|four) subjects/i)
})

test('R-STG-10: the secondary schools show their two tracks', () => {
  const names = (route: string) =>
    sectionOf(route, 'tracks').items.flatMap(item => item.tracks.map(({ name }) => name))
  expect(names('/stages/secondary')).toEqual(['GES Champions Path', 'Pearson Global Track'])
  expect(names('/stages/senior-secondary')).toEqual(['SHS Mastery Program', 'IGCSE World Scholars'])
})

test('R-STG-11: the claims are 100% BECE pass rate and 98%+ WASSCE pass rate', () => {
  expect(sectionOf('/', 'claims').items.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '100% BECE pass rate',
    '98%+ WASSCE pass rate',
  ])
})

test('R-BLG-6: three posts by the school media team, newest first, with dates, categories and relations', () => {
  expect(
    content.posts.map(({ id, date, categories, relatedPosts }) => ({ id, date, categories, relatedPosts })),
  ).toEqual([
    {
      id: 3,
      date: '2025-04-25',
      categories: ['School News', 'Announcements', 'Community'],
      relatedPosts: [1, 2],
    },
    { id: 2, date: '2024-11-14', categories: ['Achievements', 'Global Citizenship'], relatedPosts: [1, 3] },
    { id: 1, date: '2022-11-15', categories: ['STEM', 'Achievements'], relatedPosts: [2, 3] },
  ])
  expect(new Set(content.posts.map(({ author }) => author))).toEqual(new Set(['School Media Team']))
})
