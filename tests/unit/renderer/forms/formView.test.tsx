// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { FormView } from '../../../../renderer/forms/FormView.tsx'
import { siteData as site } from '../siteData.ts'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
const service = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', service))
afterEach(() => {
  service.mockReset()
  document.body.replaceChildren()
})

/** Shows a form that goes to a form service. */
async function showForm() {
  const ground = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(ground).render(
      <SiteContext value={site}>
        <FormView
          fields={[{ name: 'email', label: 'Email', kind: 'email', required: true }]}
          submitText="Send"
          subject="Ask us"
          successMessage="Thank you."
          variant="page"
        />
      </SiteContext>,
    ),
  )
  const find = <T extends Element>(selector: string) => {
    const found = ground.querySelector<T>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  return {
    type: (name: string, value: string) => {
      find<HTMLInputElement>(`[name="${name}"]`).value = value
    },
    typed: () => find<HTMLInputElement>('[name="email"]').value,
    button: () => find('button').textContent,
    outcome: () => find('[aria-live]').textContent,
    send: () =>
      act(async () => {
        find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      }),
  }
}

test('D8: a form is sent once, however often its button is pressed meanwhile', async () => {
  let answer = (_: Response) => {}
  service.mockReturnValue(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  const form = await showForm()
  form.type('email', 'ama@example.com')
  await form.send()
  expect(form.button()).toBe('Sending…')
  await form.send()
  await act(async () => answer(new Response()))
  expect(service).toHaveBeenCalledOnce()
  expect(form.button()).toBe('Send')
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
])('D8: when the service %s, that is said and what was typed is kept', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  service.mockImplementation(answer)
  const form = await showForm()
  form.type('email', 'ama@example.com')
  await form.send()
  expect(form.outcome()).toBe(
    'That could not be sent. What you typed is still here: try again, or reach us another way:',
  )
  expect(form.typed()).toBe('ama@example.com')
  log.mockRestore()
})

test('D8: what a program fills in is not sent, and the program is none the wiser', async () => {
  const form = await showForm()
  form.type('email', 'bot@example.com')
  form.type('leave-empty', 'Buy now')
  await form.send()
  expect(service).not.toHaveBeenCalled()
  expect(form.outcome()).toBe('Thank you.')
})
