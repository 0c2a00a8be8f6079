import { beforeAll, describe, expect, test } from 'vitest'
import { groupResults } from '../../../../renderer/search/groupResults.ts'
import type { SiteSearch } from '../../../../renderer/search/SiteSearch.ts'
import { realContent } from '../../realSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { searchFilesOf, searchIn } from '../../scripts/lib/outputs/search/searchIn.ts'
import { questions } from './questions.ts'

let search: SiteSearch

beforeAll(async () => {
  search = (await searchIn(searchFilesOf(await realContent(), { ...assets, base: '/' }))).search
}, 60_000)

/** The pages that answer, in the order in which a visitor sees them. */
async function pagesFor(typed: string): Promise<string[]> {
  const shown = groupResults(await search.find(typed)).flatMap(({ results }) => results)
  return [...new Set(shown.map(({ found }) => found.page.route))]
}

describe.each(Object.entries(questions))('%s', (_, asked) => {
  test.each(asked)('"%s" finds %s among the first three', async (typed, ...routes) => {
    const pages = await pagesFor(typed)
    const rank = Math.min(...routes.map(route => pages.indexOf(route)).map(at => (at < 0 ? 99 : at + 1)))
    const flat = [...new Set((await search.find(typed)).map(f => f.page.route))]
    const r2 = Math.min(...routes.map(route => flat.indexOf(route)).map(at => (at < 0 ? 99 : at + 1)))
    if (process.env.RANKS) console.log(`RANK\t${typed}\t${rank}\t${r2}\t${pages.slice(0, 4).join(' ')}`)
    expect(rank, pages.join(', ')).toBeLessThanOrEqual(3)
  })
})
