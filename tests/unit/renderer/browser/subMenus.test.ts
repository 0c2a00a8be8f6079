// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSubMenus } from '../../../../renderer/browser/subMenus.ts'

const item = (name: string) =>
  `<li id="${name}"><a href="#${name}">${name}</a><button type="button" aria-expanded="false"></button><ul><li><a href="#in">In</a></li></ul></li>`

let end = () => {}

beforeEach(() => {
  document.body.innerHTML = `<ul id="list">${item('about')}${item('stages')}<li id="blog"><a href="#blog">Blog</a></li></ul><p></p>`
  end = startSubMenus(element('#list'))
})
afterEach(() => end())

const element = (selector: string) => document.querySelector(selector) as HTMLElement // set above
const button = (name: string) => element(`#${name} > button`)
const opened = () => Array.from(document.querySelectorAll('[data-open]'), list => list.parentElement?.id)
const point = (type: string, name: string, pointerType = 'mouse') =>
  element(`#${name}`).dispatchEvent(new PointerEvent(type, { pointerType }))

test('a button opens its sub-menu, says so, and closes it again', () => {
  button('about').click()
  expect(opened()).toEqual(['about'])
  expect(button('about').getAttribute('aria-expanded')).toBe('true')
  button('about').click()
  expect(opened()).toEqual([])
  expect(button('about').getAttribute('aria-expanded')).toBe('false')
})

test('R-HDR-7: at most one is open, and the one that it replaces closes without animation', () => {
  button('about').click()
  button('stages').click()
  expect(opened()).toEqual(['stages'])
  expect(element('#about > ul').hasAttribute('data-replaced')).toBe(true)
  button('stages').click()
  expect(document.querySelector('[data-replaced]')).toBeNull()
})

test('a mouse opens by hovering, and a press of the button then keeps it open; a finger does not hover', () => {
  point('pointerenter', 'about', 'touch')
  expect(opened()).toEqual([])
  point('pointerenter', 'about')
  expect(opened()).toEqual(['about'])
  button('about').click()
  expect(opened()).toEqual(['about'])
  point('pointerleave', 'about')
  expect(opened()).toEqual([])
})

test.each([
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a press elsewhere', () => element('p').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the choice of an entry', () => element('#about > ul a').click()],
  ['the choice of the parent', () => element('#about > a').click()],
  [
    'leaving it',
    () => element('#about').dispatchEvent(new FocusEvent('focusout', { relatedTarget: element('p') })),
  ],
  ['the end of the page', () => end()],
])('%s closes it', (_, happens) => {
  button('about').click()
  expect(opened()).toEqual(['about'])
  happens()
  expect(opened()).toEqual([])
})

test('Escape gives the focus back to the button', () => {
  button('about').click()
  element('#about > ul a').focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(document.activeElement).toBe(button('about'))
})

test('the focus may move within an item, and a press on it leaves it open', () => {
  button('about').click()
  element('#about').dispatchEvent(new FocusEvent('focusout', { relatedTarget: element('#about > ul a') }))
  element('#about > ul').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(opened()).toEqual(['about'])
})

test('a page that was ended and is shown again has each press handled once', () => {
  end()
  end = startSubMenus(element('#list'))
  button('about').click()
  expect(opened()).toEqual(['about'])
})
