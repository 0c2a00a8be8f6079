import { beforeAll, expect, test } from 'vitest'
import type { SiteSearch } from '../../../../renderer/search/SiteSearch.ts'
import { realContent } from '../../realSite.ts'
import { assets } from '../../schema/resolve/school.ts'
import { searchFilesOf, searchIn } from '../../scripts/madeFiles.ts'
import questions from './questions.json'

let search: SiteSearch

beforeAll(async () => {
  search = (await searchIn(searchFilesOf(await realContent(), { ...assets, base: '/' }))).search
}, 60_000)

/** The place of the first right page among the pages that a visitor is shown; Infinity where none is. */
async function rankOf(typed: string, routes: readonly string[]): Promise<number> {
  const found = (await search.find(typed)) ?? []
  const rank = found.findIndex(({ page }) => routes.includes(page.route)) + 1
  return rank || Number.POSITIVE_INFINITY
}

// What parents type, and the pages of which one has to be among the first two that are shown.
test.each(Object.entries<string[][]>(questions))(
  'of the questions that %s, 95 % have a right page among the first two',
  async (_, asked) => {
    const ranks = await Promise.all(
      asked.map(async ([typed = '', ...routes]) => ({ typed, rank: await rankOf(typed, routes) })),
    )
    const table = ranks.map(({ typed, rank }) => `${rank}\t${typed}`).join('\n')
    const right = ranks.filter(({ rank }) => rank <= 2)
    expect(right.length / ranks.length, table).toBeGreaterThanOrEqual(0.95)
  },
)

test('a word that no page has finds no other word instead', async () => {
  const marked = async (typed: string) => (await search.find(typed))?.flatMap(({ matches }) => [...matches])
  expect(await marked('bullying')).not.toContain('building')
  expect(await marked('Ntɛm')).not.toContain('stem')
  expect(await marked('hunting')).toEqual([])
})
