// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { chooseByAddress } from '../../../../renderer/browser/answersOfAddress.ts'
import { ADDRESS_CHANGE } from '../../../../renderer/browser/linkClicks.ts'
import { SiteContext } from '../../../../renderer/contexts/site.tsx'
import { FormView } from '../../../../renderer/forms/FormView.tsx'
import type { FormField } from '../../../../schema/sections/shared/formField.ts'
import { siteData } from '../siteData.ts'

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const fields: FormField[] = [
  { name: 'stage', label: 'Which stage?', kind: 'select', options: ['Pre-School', 'O’ Level', 'A Level'] },
  { name: 'start', label: 'When?', kind: 'radio', options: ['In September', 'In January'] },
  { name: 'message', label: 'Your question', kind: 'textarea' },
]

/** Opens a page with a form at an address. @returns the form, and what ends its choosing */
function openForm(address: string) {
  window.history.replaceState(null, '', address)
  const props = {
    submitText: 'Send',
    subject: 'Ask us',
    successMessage: 'Thank you.',
    variant: 'page',
  } as const
  document.body.innerHTML = renderToString(
    createElement(SiteContext, { value: siteData }, createElement(FormView, { ...props, fields })),
  )
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  const end = chooseByAddress(form)
  onTestFinished(end)
  return { form, end, answerTo: (name: string) => new FormData(form).get(name) }
}

/** Follows a link within the page. */
function follow(query: string) {
  window.history.replaceState(null, '', `/apply${query}`)
  window.dispatchEvent(new Event(ADDRESS_CHANGE))
}

test('a link chooses answers by its query, and writes no text', () => {
  const { answerTo } = openForm('/apply?stage=A-Level&start=in-january&message=Pay+me#enquiry')
  expect(['stage', 'start', 'message'].map(answerTo)).toEqual(['A Level', 'In January', ''])
})

test('a link within the page chooses anew, what a visitor has chosen stays, and an unknown choice is none', () => {
  const { form, answerTo } = openForm('/apply?stage=nursery')
  expect(answerTo('stage')).toBe('')
  follow('?stage=o-level')
  expect(answerTo('stage')).toBe('O’ Level')
  follow('?stage=pre-school')
  expect(answerTo('stage')).toBe('Pre-School')
  const list = form.querySelector('select')
  if (list) list.value = 'A Level'
  follow('?stage=o-level')
  expect(answerTo('stage')).toBe('A Level')
})

test('a form of a page that was left follows no address any more', () => {
  const { end, answerTo } = openForm('/apply?stage=o-level')
  end()
  follow('?stage=pre-school')
  expect(answerTo('stage')).toBe('O’ Level')
})
