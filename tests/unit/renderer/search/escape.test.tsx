// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { SearchBox } from '../../../../renderer/search/SearchBox.tsx'
import { siteData } from '../siteData.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
// The index of the search is not what this is about.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no server'))))
afterEach(() => document.body.replaceChildren())

/** Shows the box in an open dialog, in a browser whose box keeps Escape to itself. @returns whether the dialog is open after the key */
async function openAfterEscape(query: string): Promise<boolean> {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await act(async () =>
    createRoot(dialog).render(
      <SiteContext value={siteData}>
        <SearchBox query={query} onQuery={() => undefined} onSubmit={() => undefined} />
      </SiteContext>,
    ),
  )
  const box = dialog.querySelector('input')
  box?.focus()
  await act(async () => {
    box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  // A box that kept the focus would take the next key.
  expect(document.activeElement === box).toBe(dialog.open)
  return dialog.open
}

test('Escape closes the search where the box is empty, though the box keeps the key from the dialog', async () => {
  expect(await openAfterEscape('')).toBe(false)
})

test('Escape leaves the search open where there are words, which the browser clears', async () => {
  expect(await openAfterEscape('fees')).toBe(true)
})
