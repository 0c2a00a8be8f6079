// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { startViewerLink } from '../../../../renderer/browser/viewerLink.ts'

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
