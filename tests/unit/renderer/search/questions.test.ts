import { beforeAll, expect, test } from 'vitest'
import { realContent } from '../../realSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { searchFilesOf, searchIn } from '../../scripts/lib/outputs/search/searchIn.ts'

/** What parents type, and the page of which one of the first three results has to be. */
const questions: [typed: string, route: string][] = [
  ['fees', '/admissions/fees'],
  ['how much are the fees', '/admissions/fees'],
  ['how much is jhs', '/admissions/fees'],
  ['cost of pre-school', '/admissions/fees'],
  ['tution', '/admissions/fees'],
  ['can I pay in parts', '/admissions/fees'],
  ['school bus', '/about/daily-life'],
  ['transport', '/about/daily-life'],
  ['lunch', '/about/daily-life'],
  ['after school care', '/about/daily-life'],
  ['term dates', '/about/calendar'],
  ['when is the vacation', '/about/calendar'],
  ['mid-term break', '/about/calendar'],
  ['reopening day', '/about/calendar'],
  ['WASSCE results', '/about/results'],
  ['bece pass rate', '/about/results'],
  ['wasce', '/about/results'],
  ['how do I apply', '/admissions/apply'],
  ['admision', '/admissions'],
  ['what to bring', '/admissions/apply'],
  ['birth certificate', '/admissions/apply'],
  ['visit the school', '/admissions/visit'],
  ['open morning', '/admissions/visit'],
  ['where are you', '/admissions/visit'],
  ['junior high school', '/stages/jhs'],
  ['shs', '/stages/shs'],
  ['a levels', '/stages/a-level'],
  ['igcse', '/stages/igcse'],
  ['igcse subjects', '/stages/igcse'],
  ['my child is 4', '/admissions'],
  ['stage for a child of 15', '/stages/igcse'],
  ['nursery', '/stages/pre-school'],
  ['kindergarten', '/stages/pre-school'],
  ['how old for nursery', '/stages'],
  ['which stage at which age', '/stages'],
  ['robotics', '/offerings/cutting-edge-robotics'],
  ['robtics club', '/offerings/cutting-edge-robotics'],
  ['sport practice', '/offerings/dynamic-sports-programs'],
  ['chess', '/offerings/engaging-extra-curricular-activities'],
  ['science lab', '/offerings/advanced-science-laboratories'],
  ['jobs for teachers', '/about/vacancies'],
  ['safeguarding policies', '/about/policies'],
  ['whom can I ask about a teacher', '/about/people'],
  ['sukuu fees ɛhe', '/admissions/fees'],
  ['mathematics champion', '/blog/1'],
]

let files: ReadonlyMap<string, string>

beforeAll(async () => {
  files = searchFilesOf(await realContent(), { ...assets, base: '/' })
}, 60_000)

test.each(questions)('"%s" finds %s among the first three', async (typed, route) => {
  const { search } = await searchIn(files)
  const pages = (await search.find(typed)).map(({ page }) => page.route)
  const first = [...new Set(pages)].slice(0, 3)
  expect(first, first.join(', ')).toContain(route)
})
