import { expect, test } from 'vitest'
import type { Section, SectionType } from '../../../schema/section.ts'
import { realContent } from '../realSite.ts'

// What the specification states of the school's pages, and nothing else: authors may change the rest.

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

test.each(stages)(
  'R-STG-1: %s has its sections in order, and closes with a link to the application',
  route => {
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
    expect(sectionOf(route, 'callToAction').buttonLink).toBe('/admissions/apply')
  },
)

test('D12: who signs a letter has a name, which is still to be confirmed', () => {
  const pages = [...content.pages.values()].map(({ page }) => page)
  const letters = pages.flatMap(page =>
    page.sections.flatMap(section =>
      section.type === 'principalMessage' ? { name: section.principalName, facts: page.toConfirm ?? [] } : [],
    ),
  )
  expect(letters.length).toBeGreaterThanOrEqual(stages.length)
  for (const { name, facts } of letters) {
    expect(name).not.toMatch(/head|principal/i)
    expect(facts.join('\n')).toContain(name)
  }
})

test('D12: the page of people names a head of school and an admissions officer, both to be confirmed', () => {
  const { groups } = sectionOf('/about/people', 'people')
  const facts = pageAt('/about/people').toConfirm?.join('\n')
  for (const role of ['Head of School', 'Admissions officer']) {
    const person = groups.flatMap(({ items }) => items).find(item => item.role === role)
    expect(person?.name).toMatch(/^\S+ \S+ \S+$/)
    expect(facts).toContain(person?.name)
  }
})

test('R-GAL-11: the galleries of posts are shuffled', () => {
  const section = content.template?.page.sections.find(({ type }) => type === 'postGallery')
  expect(section).toMatchObject({ shuffle: true })
})

test('R-STG-5: Pre-School closes with the prospectus next to its button', () => {
  expect(sectionOf('/stages/pre-school', 'callToAction').prospectus).toMatchObject({
    buttonText: 'View Prospectus',
    pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
  })
})

test('R-STG-6: IGCSE subjects are grouped as Core, Sciences, Humanities, Business', () => {
  const groups = new Set(sectionOf('/stages/igcse', 'subjects').items.map(item => item.group))
  expect([...groups]).toEqual(['Core', 'Sciences', 'Humanities', 'Business'])
})

test('R-STG-7: the A Level page has the titles, the application steps and the call to action of the specification', () => {
  const hero = sectionOf('/stages/a-level', 'hero')
  expect(hero.title).toBe('A Levels at the school')
  expect(hero.description).toMatch(/^Preparing students for university success and beyond/)
  expect(sectionOf('/stages/a-level', 'principalMessage').principalTitle).toBe('Principal, A Level Program')
  expect(sectionOf('/stages/a-level', 'steps').items).not.toEqual([])
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
])('R-STG-8: %s shows the admission rule of the specification', (route, rule) => {
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

test('R-STG-11: the home page claims a 100% BECE pass rate and a 98%+ WASSCE pass rate', () => {
  const claims = sectionOf('/', 'claims').items.map(({ value, label }) => `${value} ${label}`)
  expect(claims).toEqual(expect.arrayContaining(['100% BECE pass rate', '98%+ WASSCE pass rate']))
})

test.each([
  {
    id: 3,
    date: '2025-04-25',
    categories: ['School News', 'Announcements', 'Community'],
    relatedPosts: [1, 2],
  },
  { id: 2, date: '2024-11-14', categories: ['Achievements', 'Global Citizenship'], relatedPosts: [1, 3] },
  { id: 1, date: '2022-11-15', categories: ['STEM', 'Achievements'], relatedPosts: [2, 3] },
])(
  'R-BLG-6: post $id of $date is by the school media team, in its categories, with its related posts',
  post => {
    expect(content.posts.find(({ id }) => id === post.id)).toMatchObject({
      ...post,
      author: 'School Media Team',
    })
  },
)

test('R-RTE-15: the descriptions of the site and of its home page speak of innovative education and cutting-edge facilities', () => {
  for (const description of [content.site.description, pageAt('/').description]) {
    expect(description).toMatch(/innovative education/i)
    expect(description).toMatch(/cutting-edge facilities/i)
  }
})
