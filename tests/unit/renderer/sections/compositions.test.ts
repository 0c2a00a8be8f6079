import { expect, test } from 'vitest'
import { shownSections } from '../../../../schema/section.ts'
import { realContent } from '../../realSite.ts'
import { parsed } from '../parsed.ts'
import { compositionOf } from './compositions.ts'

/** The compositions of each page of the site, by route. */
async function compositionsByRoute(): Promise<Map<string, string[]>> {
  const { pages } = await realContent()
  return new Map(
    [...pages].map(([route, { page }]) => [
      route,
      shownSections(page).map(section => compositionOf(parsed(section))),
    ]),
  )
}

test('no page of the site has one composition three times in a row', async () => {
  const pages = await compositionsByRoute()
  expect(pages.size).toBeGreaterThan(30)
  for (const [route, list] of pages) {
    const triples = list.filter((one, index) => one === list[index + 1] && one === list[index + 2])
    expect(triples, `${route}: ${list.join(', ')}`).toEqual([])
  }
})

test('the site has more than four compositions besides the ledger, and no page is ledgers alone', async () => {
  const pages = await compositionsByRoute()
  const used = new Set([...pages.values()].flat())
  expect(used.size).toBeGreaterThan(5)
  for (const [route, list] of pages) expect(new Set(list).size, route).toBeGreaterThan(1)
})
