// @vitest-environment happy-dom
import { act, useReducer } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteContext } from '../../../../../renderer/contexts/site.tsx'
import { Toolbar } from '../../../../../renderer/ui/viewer/Toolbar.tsx'
import { initialState, viewerReducer } from '../../../../../renderer/ui/viewer/viewerState.ts'
import { siteData } from '../../siteData.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => document.body.replaceChildren())

function Viewer() {
  const [state, dispatch] = useReducer(viewerReducer, { ...initialState, page: 1, pages: 3 })
  return <Toolbar state={state} dispatch={dispatch} url="/docs/fees.pdf" />
}

async function showToolbar() {
  const ground = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(ground).render(
      <SiteContext value={siteData}>
        <Viewer />
      </SiteContext>,
    ),
  )
  const button = (name: string) => {
    const found = ground.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  return { button, said: () => [...ground.querySelectorAll('[role="status"]')].map(one => one.textContent) }
}

test.each([
  ['Next page', 3, ['Page 3 of 3', '100%']],
  ['Zoom in', 11, ['Page 1 of 3', '200%']],
  ['Zoom out', 6, ['Page 1 of 3', '50%']],
])(
  '%s keeps the focus at its end, says that it is unavailable, and does nothing more',
  async (name, presses, said) => {
    const bar = await showToolbar()
    const pressed = bar.button(name)
    pressed.focus()
    for (let press = 0; press < presses; press++) await act(async () => pressed.click())
    expect(document.activeElement).toBe(pressed)
    expect(pressed.disabled).toBe(false)
    expect(pressed.getAttribute('aria-disabled')).toBe('true')
    expect(bar.said()).toEqual(said)
  },
)

test('Previous page is unavailable on the first page, and works again after another', async () => {
  const bar = await showToolbar()
  const previous = bar.button('Previous page')
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await act(async () => bar.button('Next page').click())
  expect(previous.getAttribute('aria-disabled')).toBe('false')
  await act(async () => previous.click())
  expect(bar.said()[0]).toBe('Page 1 of 3')
})
