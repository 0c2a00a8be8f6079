// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { startMobileMenu } from '../../../../renderer/browser/mobileMenu.ts'

beforeEach(() => {
  // Closed at once: happy-dom moves nothing.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML =
    '<details open><summary>Menu</summary><ul><li><a href="#one">One</a><b>Two</b></li></ul></details><p></p>'
})

const element = (selector: string) => document.querySelector(selector) as HTMLElement // set above
const isOpen = () => element('details').hasAttribute('open')
const leaveFor = (target: Element | null) =>
  element('a').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: target }))

test('R-HDR-6: Escape, leaving it and choosing a link close it, and Escape gives the focus back', () => {
  const end = startMobileMenu(element('details'))
  for (const close of [
    () => element('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => leaveFor(element('p')),
    () => element('a').click(),
    () => end?.(),
  ]) {
    element('details').setAttribute('open', '')
    close()
    expect(isOpen()).toBe(false)
  }
  expect(document.activeElement).toBe(element('summary'))
})

test('it stays open while the focus moves within it or out of the window, and when no link is pressed', () => {
  const end = startMobileMenu(element('details'))
  leaveFor(element('summary'))
  leaveFor(null)
  element('b').click()
  expect(isOpen()).toBe(true)
  end?.()
})
