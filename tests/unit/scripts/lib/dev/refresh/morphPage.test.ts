// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { morphPage } from '../../../../../../scripts/lib/dev/refresh/morphPage.ts'

const details = (words: string) => `<details><summary>Is there a bus?</summary><p>${words}</p></details>`
const faq = (words = 'Yes.') => `<div data-section="faq"><h2>Questions</h2>${details(words)}</div>`
const text = (words: string) => `<div data-section="text"><p>${words}</p></div>`
const island = (words: string, name = 'gallery') =>
  `<div data-section="${name}" data-island="${name}"><p>${words}</p></div><script type="application/json">{"words":"${words}"}</script>`

const pageOf = (...sections: readonly string[]): Element => {
  const page = document.createElement('div')
  page.id = 'page'
  page.innerHTML = `<main id="main">${sections.join('')}</main>`
  return page
}

/** The open page, with everything that it was before it changed. */
let page: Element

const open = (...sections: readonly string[]) => {
  page = pageOf(...sections)
  document.body.replaceChildren(page)
}

beforeEach(() => open(faq(), text('One.')))

/** @throws when the open page has nothing that matches */
function one(selector: string): Element {
  const found = page.querySelector(selector)
  if (!found) throw new Error(`Nothing matches ${selector}`)
  return found
}

/** What React does with an island, as far as others see it: its elements are no longer those of the server. */
function hydrate(selector: string): Element {
  const found = one(selector)
  found.setAttribute('data-hydrated', '')
  found.innerHTML = '<button>Next picture</button>'
  return found
}

/** What the page is after a morph, without what marks hydrated islands. */
const expectPage = (...sections: readonly string[]) =>
  expect(page.outerHTML).toBe(pageOf(...sections).outerHTML)

test('what a document says now is shown, and the elements of all else stay', () => {
  const [main, question] = [one('main'), one('details')]
  morphPage(page, pageOf(faq('Yes, two.'), text('One.'), text('Two.')))
  expectPage(faq('Yes, two.'), text('One.'), text('Two.'))
  expect([one('main'), one('details')]).toEqual([main, question])
  morphPage(page, pageOf(text('Two.')))
  expectPage(text('Two.'))
})

test('an open disclosure stays open while its words change, and what was typed stays', () => {
  const field = '<form><input name="email" value=""><textarea name="more"></textarea></form>'
  open(faq(), field)
  one('details').setAttribute('open', '')
  const controls = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  for (const control of controls) control.value = 'ama@example.com'
  morphPage(page, pageOf(faq('Yes, two.'), field))
  expect(one('details').hasAttribute('open')).toBe(true)
  expect(one('details p').textContent).toBe('Yes, two.')
  for (const control of controls) {
    expect(control.isConnected).toBe(true)
    expect(control.value).toBe('ama@example.com')
  }
})

test('a hydrated island whose JSON is the same stays as React has it, also at another place', () => {
  open(text('One.'), island('Pictures'), text('Two.'))
  const gallery = hydrate('[data-island]')
  morphPage(page, pageOf(text('New.'), text('One.'), text('Two.'), island('Pictures')))
  expect(one('[data-island]')).toBe(gallery)
  expect(gallery.innerHTML).toBe('<button>Next picture</button>')
  expect(gallery.id).toBe('')
  expect([...one('main').children].map(({ tagName }) => tagName)).toEqual([
    ...['DIV', 'DIV', 'DIV', 'DIV', 'SCRIPT'],
  ])
  expect(one('main').lastElementChild?.previousElementSibling).toBe(gallery)
})

test('a hydrated island with other JSON is replaced by what the server has rendered, to be started again', () => {
  open(island('Pictures'), island('Fields', 'form'))
  const [gallery, form] = [hydrate('[data-island="gallery"]'), hydrate('[data-island="form"]')]
  morphPage(page, pageOf(island('Other pictures'), island('Fields', 'form')))
  const other = one('[data-island="gallery"]')
  expect(other).not.toBe(gallery)
  expect(other.outerHTML + other.nextElementSibling?.outerHTML).toBe(island('Other pictures'))
  expect(one('[data-island="form"]')).toBe(form)
})

test('of two islands that say the same both stay, and of one that is gone nothing stays', () => {
  open(island('Pictures'), island('Pictures'), island('Fields', 'form'))
  for (const element of page.querySelectorAll('[data-island]')) element.setAttribute('data-hydrated', '')
  const before = [...page.querySelectorAll('[data-island="gallery"]')]
  morphPage(page, pageOf(island('Pictures'), island('Pictures')))
  expect([...page.querySelectorAll('[data-island]')]).toEqual(before)
})

test('the id of an island that stays is its own again', () => {
  const named = island('Pictures').replace('<div', '<div id="pictures"')
  open(named)
  hydrate('[data-island]')
  morphPage(page, pageOf(named))
  expect(one('[data-island]').id).toBe('pictures')
})
