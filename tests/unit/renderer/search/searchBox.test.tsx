// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IslandSiteProvider } from '../../../../renderer/contexts/site.tsx'
import { islandSite } from '../../../../renderer/islandSite.ts'
import { SearchBox } from '../../../../renderer/search/SearchBox.tsx'
import type { SiteData } from '../../../../schema/model/viewModel.ts'
import { assets } from '../../schema/resolve/school.ts'
import { searchFilesOf } from '../../scripts/madeFiles.ts'
import { contentOf, smallSite } from '../../smallSite.ts'
import { siteData } from '../siteData.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => document.body.replaceChildren())

/** Shows a box for each of some queries, above the index of a small site, and waits for the answer to the last one. */
async function ask(queries: readonly string[], shown: Partial<SiteData> = {}) {
  const files = searchFilesOf(contentOf(smallSite), { ...assets, base: '/' })
  vi.stubGlobal('fetch', async (url: string) => new Response(files.get(url.slice(1))))
  const ground = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(ground).render(
      <IslandSiteProvider site={islandSite({ ...siteData, ...shown })}>
        {queries.map(query => (
          <SearchBox key={query} initial={query} />
        ))}
      </IslandSiteProvider>,
    ),
  )
  const said = () => [...ground.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
  await act(async () => vi.waitFor(() => expect(said().at(-1)).not.toBe('')))
  return { ground, said: said() }
}

const links = (ground: Element) =>
  [...ground.querySelectorAll('li a')].map(link => [link.textContent, link.getAttribute('href')])

test('an answer without results offers the telephone, the shortcuts of the site and the list of all pages', async () => {
  const shortcuts = [{ label: 'Fees', path: '/fees' }]
  const { ground, said } = await ask(['xyzzy'], { shortcuts })
  expect(said).toEqual(['Nothing found for “xyzzy”. Try other words.'])
  expect(links(ground)).toEqual([
    ['Call +233 30 123 4567', 'tel:+233301234567'],
    ['Fees', '/fees'],
    ['All pages', '/search'],
  ])
})

test('a site without shortcuts offers its menu instead', async () => {
  const navigation = [{ label: 'About', path: '/about' }]
  const { ground } = await ask(['xyzzy'], { navigation })
  expect(links(ground).map(([label]) => label)).toEqual(['Call +233 30 123 4567', 'About', 'All pages'])
})
