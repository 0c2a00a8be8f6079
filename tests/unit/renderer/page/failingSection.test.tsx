// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../../../renderer/page/App.tsx'
import { loadSections } from '../../../../renderer/page/loadSections.ts'
import { saveStaticHtml } from '../../../../renderer/page/staticHtml.ts'
import type { PageData, SectionData } from '../../../../schema/model/viewModel.ts'
import { sectionTypes } from '../../../../schema/section.ts'
import { siteData } from '../siteData.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeAll(() => loadSections(sectionTypes))
// React says there what was thrown.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => document.body.replaceChildren())

const refs = { pictures: {}, icons: {}, files: {} }
const words = (title: string): SectionData => ({
  section: { type: 'text', title, content: ['Words.'] },
  refs,
})

/** Fails as soon as anything but its type is read. */
function torn<T extends object>(value: T): T {
  return new Proxy(value, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key)
      throw new Error('The data is torn')
    },
  })
}

const pageWith = (middle: PageData['sections'][number]): PageData => ({
  route: '/',
  title: 'A page',
  description: 'A page.',
  header: 'solid',
  light: 'noon',
  sections: [words('Before'), middle, words('After')],
})

const app = (page: PageData) => <App page={page} site={siteData} isLoading={false} />

const failing = (type: (typeof sectionTypes)[number]): SectionData => ({
  // No section that the schema knows lacks its fields: that is what is tried.
  section: torn({ type }) as SectionData['section'],
  refs: torn({ ...refs }),
})

function expectTheRestToStand() {
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  const words = document.querySelector('[role="alert"]')?.textContent
  expect(words).toContain('This part of the page could not be shown. Try again, or call +233 30 123 4567.')
  expect(words, 'the words of the program').not.toContain('The data is torn')
  expect(vi.mocked(console.error).mock.calls.flat().map(String)).toContainEqual(
    expect.stringContaining('The data is torn'),
  )
  expect([...document.querySelectorAll('h1, h2')].map(heading => heading.textContent)).toEqual([
    'Before',
    'Unexpected Application Error!',
    'After',
  ])
  expect(document.querySelector('header nav')).not.toBeNull()
}

test.each(sectionTypes)('a %s that throws when it is navigated to leaves the rest standing', async type => {
  const root = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(root).render(app(pageWith(failing(type)))))
  expectTheRestToStand()
})

test.each(sectionTypes)(
  'a %s that throws when React takes the page over leaves the rest standing',
  async type => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(app(pageWith({ section: { type } })))
    await act(async () =>
      hydrateRoot(root, app(pageWith(failing(type))), { onRecoverableError: () => undefined }),
    )
    expectTheRestToStand()
  },
)

test('a page whose header an extension has changed keeps the words of sections that came as HTML alone', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app(pageWith(words('Between'))))
  root.querySelector('header')?.prepend(document.createElement('b'))
  const page = pageWith({ section: { type: 'text' } })
  saveStaticHtml()
  await act(async () => hydrateRoot(root, app(page), { onRecoverableError: () => undefined }))
  expect(root.querySelector('header b')).toBeNull()
  expect([...root.querySelectorAll('h1, h2')].map(heading => heading.textContent)).toEqual([
    'Before',
    'Between',
    'After',
  ])
})
