// @vitest-environment happy-dom
import { act, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrateIsland } from '../../../renderer/browser/hydrateIsland.tsx'
import { type IslandSite, islandSite } from '../../../renderer/islandSite.ts'
import { islands, loaderOf } from '../../../renderer/islands.ts'
import { createRenderer, loadSections, moduleOf } from '../../../renderer/server/renderPage.tsx'
import type { IslandData } from '../../../renderer/ui/Island.tsx'
import { defaultWords } from '../../../schema/model/site/words.ts'
import type { PageData } from '../../../schema/model/viewModel.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import { type AnySection, isForPostsAlone, sectionPresets, sectionTypes } from '../../../schema/section.ts'
import { assets, site as school } from '../schema/resolve/school.ts'

await loadSections()

const content = school()
const site = resolveSite(content, assets)
const renderer = createRenderer(site)

/** A page of each section preset, a page of a post with those of posts, and the page that searches. */
function pages(): PageData[] {
  const page = { title: 'Sections', description: 'Sections.' }
  const sections = sectionPresets.map(({ section }) => section)
  const ofPost = sections.filter(({ type }) => isForPostsAlone(type))
  const [post] = content.posts
  const template = { prefix: '/blog', page: { ...page, sections: ofPost } }
  const search: PageData = {
    ...{ ...page, route: '/search', header: 'solid', sections: [] },
    search: { topics: [{ title: 'About', links: [{ label: 'History', path: '/about/history' }] }] },
  }
  return [
    ...sections
      .filter(({ type }) => !isForPostsAlone(type))
      .map(section => resolvePage(content, { route: '/a', page: { ...page, sections: [section] } }, assets)),
    resolvePost({ ...content, template }, post && { ...post, images: ['/images/hero.svg'] }, assets),
    search,
  ]
}

function bodyOf(page: PageData): string {
  const { start, body, end } = renderer.renderPage(page)
  return start + body + end
}

const bodies = pages().map(bodyOf)

/** What the build writes of a site for its islands. Reading anything else fails. */
function siteOfIslands(): IslandSite {
  const known = islandSite(site)
  const written: IslandSite = JSON.parse(JSON.stringify(known))
  return new Proxy(written, {
    get(target, key, receiver) {
      if (typeof key === 'string' && !(key in known)) throw new Error(`islandSite lacks "${key}"`)
      return Reflect.get(target, key, receiver)
    },
  })
}

const islandsIn = (part: ParentNode, name: string) => [
  ...part.querySelectorAll<HTMLElement>(`[data-island="${name}"]`),
]

const dataOf = (element: Element): IslandData => JSON.parse(element.nextElementSibling?.textContent ?? '')

/** Hydrates an island by what the page and the site's file say. @returns ends it */
async function hydrated(element: Element, Component: ComponentType<never>): Promise<() => void> {
  const hydration: { done?: Promise<() => void> } = {}
  await act(async () => {
    hydration.done = hydrateIsland(element, Component, dataOf(element), siteOfIslands())
  })
  const end = await hydration.done
  return () => act(() => end?.())
}

/** Where React reports what it recovers from, such as HTML that its first render does not equal. */
const reported = vi.fn()
const said = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('reportError', reported)
  // The index of the search is still on its way.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(said)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const spy of [reported, said]) spy.mockReset()
  document.body.replaceChildren()
})

/** Of those that the project has, happy-dom does not know `<search>`. */
const isUnknownElement = ([text, name]: unknown[]) =>
  String(text).includes('is unrecognized in this browser') && name === 'search'

const names = [...Object.keys(islands), ...sectionTypes.filter(type => moduleOf(type).hydrate)]

test.each(names)('%s is hydrated from its HTML, its data and what islands know of the site', async name => {
  const { default: Component } = (await loaderOf(name)?.()) ?? {}
  if (!Component) throw new Error(`There is no island "${name}"`)
  let count = 0
  for (const body of bodies.filter(html => html.includes(`data-island="${name}"`))) {
    document.body.innerHTML = body
    for (const element of islandsIn(document, name)) {
      const prerendered = element.firstElementChild
      const end = await hydrated(element, Component)
      // React keeps the elements that it hydrates.
      if (prerendered || name !== 'searchBox') expect(element.firstElementChild).toBe(prerendered)
      else expect(element.firstElementChild).not.toBeNull()
      if (element.firstElementChild) count += 1
      end()
      // The footer is the same on all pages.
      if (name === 'newsletter') break
    }
    if (name === 'newsletter') break
  }
  expect(count).toBeGreaterThan(0)
  expect([...said.mock.calls, ...reported.mock.calls].filter(call => !isUnknownElement(call))).toEqual([])
})

test('what an island sends of the site is no more than the table of its fields', () => {
  expect(() => siteOfIslands().words).not.toThrow()
  expect(() => Reflect.get(siteOfIslands(), 'navigation')).toThrow('islandSite lacks "navigation"')
})

const all = bodies.join('')

test('every island of a page is found by its name, and its data is behind it', () => {
  const found = [...all.matchAll(/ data-island="([^"]*)"/g)].map(([, name]) => name)
  expect([...new Set(found)].sort()).toEqual(names.toSorted())
  const data = [...all.matchAll(/<\/div><script type="application\/json">([^<]*)<\/script>/g)]
  expect(data).toHaveLength(found.length)
  for (const [, json = ''] of data) expect(JSON.parse(json)).toHaveProperty('props')
})

test.each(sectionTypes)(
  '%s has a component of its name, and is an island where its file is called one',
  type => {
    const { default: Component, hydrate } = moduleOf(type)
    expect(Component).toBeTypeOf('function')
    expect(loaderOf(type) !== undefined, 'an island says when it is hydrated').toBe(hydrate !== undefined)
    const sections = [...all.matchAll(new RegExp(`<div data-section="${type}"([^>]*)>`, 'g'))]
    const when = hydrate === 'intent' ? '' : ` data-hydrate="${hydrate}"`
    const expected = hydrate ? ` data-island="${type}"${when}` : ''
    expect([...new Set(sections.map(([, rest]) => rest))]).toEqual([expected])
  },
)

const failures: [name: string, headings: string[]][] = [
  ['gallery', ['Before', 'Unexpected Application Error!', 'After']],
  ['newsletter', ['Before', 'Gallery Highlights', 'After', 'Unexpected Application Error!']],
]

test.each(failures)(
  'a %s that throws says so in its place, and leaves the rest standing',
  async (name, headings) => {
    const text = (title: string) => ({ type: 'text', title, content: 'Words.' }) as const
    const gallery = {
      type: 'gallery',
      title: 'Gallery Highlights',
      items: [{ src: '/images/hero.svg', alt: 'The harbour' }],
    } satisfies AnySection
    const sections: AnySection[] = [text('Before'), gallery, text('After')]
    const page = { title: 'A page', description: 'A page.', sections }
    document.body.innerHTML = bodyOf(resolvePage(content, { route: '/a', page }, assets))
    const [element] = islandsIn(document, name)
    if (!element) throw new Error(`The page has no ${name}`)
    const Torn = () => {
      throw new Error('The data is torn')
    }
    await hydrated(element, Torn)
    const [alert, ...others] = document.querySelectorAll('[role="alert"]')
    expect(others).toEqual([])
    expect(element.contains(alert ?? null)).toBe(true)
    expect(alert?.textContent).toContain(
      defaultWords.sectionFailed.replace('{phone}', content.site.contact.phone),
    )
    expect(alert?.textContent, 'the words of the program').not.toContain('The data is torn')
    expect(said.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining('The data is torn'))
    const shown = document.querySelectorAll('main :is(h1, h2), [data-island] :is(h1, h2)')
    expect([...shown].map(heading => heading.textContent)).toEqual(headings)
    expect(document.querySelector('header nav')).not.toBeNull()
  },
)
