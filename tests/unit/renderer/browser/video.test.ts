// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test } from 'vitest'
import { startVideo } from '../../../../renderer/browser/video.ts'
import { createRenderer } from '../../../../renderer/server/renderPage.tsx'
import { siteData } from '../siteData.ts'

const section = {
  type: 'video',
  title: 'The choir',
  url: 'https://vimeo.com/1',
  videoTitle: 'The choir in concert',
} as const
const frame = { url: 'https://player.example/1', service: 'Vimeo' }
const { body } = createRenderer(siteData).renderPage({
  ...{ route: '/', title: 'Film', description: 'A film.', header: 'solid' },
  sections: [{ section, refs: { pictures: {}, icons: {}, files: {}, frame } }],
})

function poster(): HTMLElement {
  const link = document.querySelector<HTMLElement>('[data-video]')
  if (!link) throw new Error('There is no film')
  return link
}

beforeEach(() => {
  document.body.innerHTML = body
})

const player = () => document.querySelector('iframe')

test('the link to a film says that it leads away, and once it plays here that it does', () => {
  expect(poster().textContent).toContain('Opens Vimeo')
  startVideo(poster())
  expect(poster().textContent).not.toContain('Opens Vimeo')
  expect(poster().textContent).toContain('Vimeo')
  expect(poster().role).toBe('button')
  expect(document.body.innerHTML).not.toContain('src="https://player.example')
})

test.each([
  ['a click', () => poster().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))],
  ['Space', () => poster().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }))],
])(
  '%s puts the player in the place of the poster, with the focus, and a link to the film beside it',
  (_, act) => {
    startVideo(poster())
    // Nothing else happens: no navigation, no scrolling.
    expect(act()).toBe(false)
    expect(player()?.getAttribute('src')).toBe('https://player.example/1')
    expect(player()?.title).toBe('The choir in concert')
    expect(document.activeElement).toBe(player())
    expect(document.querySelector('[data-video]')).toBeNull()
    const link = document.querySelector('figure a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Watch on Vimeo', 'https://vimeo.com/1'])
  },
)

test('a click that opens a new tab, and any other key, play nothing here', () => {
  startVideo(poster())
  const link = poster()
  expect(
    link.dispatchEvent(new MouseEvent('click', { bubbles: false, cancelable: true, ctrlKey: true })),
  ).toBe(true)
  expect(link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }))).toBe(true)
  expect(player()).toBeNull()
})
