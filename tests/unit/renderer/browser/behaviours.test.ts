// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, expect, test, vi } from 'vitest'
import { behaviours, endPart, startPart, startViewerLink } from '../../../../renderer/browser/behaviours.ts'
import { createRenderer, loadSections } from '../../../../renderer/server/renderPage.tsx'
import { sectionPresets } from '../../../../schema/section.ts'
import { parsed, refsOf } from '../parsed.ts'
import { siteData } from '../siteData.ts'

await loadSections()

afterEach(() => document.body.replaceChildren())

const film =
  '<section><p><a href="/film" data-video="https://video.example/1" data-plays="Plays"><i></i><b><i></i></b></a></p></section>'
const link = () => document.querySelector('a')

test('what was left before its code arrived is left alone', async () => {
  document.body.innerHTML = film
  startPart(document.body)
  endPart(document.body)
  const other = document.body.appendChild(document.createElement('div'))
  other.innerHTML = film
  startPart(other)
  await vi.waitFor(() => expect(other.querySelector('a')?.role).toBe('button'))
  expect(link()?.hasAttribute('role')).toBe(false)
})

test('every behaviour of the table finds something in what the renderer writes', () => {
  const notice = { text: 'Closed on Friday.', from: '2026-01-01', until: '2026-02-01' }
  const menu = [{ label: 'Stages', path: '/stages', subMenu: [{ label: 'ILS', path: '/stages/ils' }] }]
  const sections = sectionPresets.map(({ section }) => ({
    section: parsed(section),
    refs: {
      ...refsOf(section),
      ...{ pictures: {}, icons: {}, files: {}, entries: [], posts: [], stages: [] },
      frame: { url: 'https://video.example/1', service: 'Tube' },
    },
  }))
  const { start, body, end } = createRenderer({ ...siteData, notice, navigation: menu }).renderPage({
    ...{ route: '/', title: 'Home', description: 'A school.', header: 'solid', light: 'noon' },
    sections: sections.filter(({ section }) => !/^post|^relatedPosts/.test(section.type)),
  })
  document.body.innerHTML = start + body + end
  const idle = behaviours.filter(([selector]) => !document.querySelector(selector))
  expect(idle.map(([selector]) => selector)).toEqual([])
})

test('the link to a document is announced as the button of a dialog, and Space presses it, until its page is left', () => {
  document.body.innerHTML = '<a href="#document">View Prospectus</a>'
  const [link] = document.querySelectorAll('a')
  if (!link) throw new Error('There is no link')
  const clicked = vi.fn()
  link.addEventListener('click', clicked)
  const press = (key: string) => link.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  const end = startViewerLink(link)
  expect([link.getAttribute('role'), link.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog'])
  // The page does not scroll.
  expect(press(' ')).toBe(false)
  expect(clicked).toHaveBeenCalledOnce()
  expect(press('Tab')).toBe(true)
  end()
  expect(press(' ')).toBe(true)
  expect(clicked).toHaveBeenCalledOnce()
})
