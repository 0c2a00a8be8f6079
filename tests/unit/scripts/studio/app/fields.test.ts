// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { app, form, loadForEachTest, open, part, selectSection } from './appOnSite.ts'
import { all, descriptionOf, find, nameOf, wordsOf } from './byRole.ts'
import { fill, paste, press, pressEscape, select, textIn } from './use.ts'

loadForEachTest()

/** Opens the search of a field, and looks for something there. */
async function look(label: string, words: string, within: Element = form()): Promise<HTMLElement> {
  press(await find('button', `Choose: ${label}`, within), 'Enter')
  const dialog = await find('dialog', label)
  fill(await find('searchbox', undefined, dialog), words)
  return dialog
}

const take = async (dialog: Element) => press(await find('searchbox', undefined, dialog), 'Enter')
const undo = async () => press(await find('button', 'Undo'), 'Enter')

test('an icon is found by what it means, chosen by Enter, and taken back by undo', async () => {
  await open('/stages/jhs')
  await part('Summary')
  const field = await find('textbox', /^Icon\b/)
  expect(textIn(field)).toBe('pencil-ruler')
  const dialog = await look('Icon', 'swimming')
  await find('button', 'waves ladder', dialog)
  await take(dialog)
  await expect.poll(() => textIn(field)).toBe('waves-ladder')
  expect(all('dialog')).toEqual([])
  await undo()
  await expect.poll(() => textIn(field)).toBe('pencil-ruler')
})

test('a link is found among pages, posts, places and documents, or leads out of the site', async () => {
  await open('Name, menu, contact, footer')
  const button = await part('Button beside the menu')
  const field = await find('textbox', /^Link\b/, button)
  await expect.poll(() => descriptionOf(field)).toContain('The page Apply')
  const places = await look('Link', 'what to bring', button)
  await expect.poll(() => all('listitem', undefined, places)).toHaveLength(1)
  await take(places)
  await expect.poll(() => textIn(field)).toBe('/admissions/apply#documents')
  expect(descriptionOf(field)).toContain('A place on the page Apply')
  const outside = await look('Link', 'www.ges.gov.gh', button)
  await find('button', /^Use what you have written/, outside)
  await take(outside)
  await expect.poll(() => textIn(field)).toBe('https://www.ges.gov.gh')
})

test('what is in no list can be written by hand, and Escape changes nothing', async () => {
  await open('/stages/jhs')
  await part('Summary')
  const field = await find('textbox', /^Parent page\b/)
  fill(field, '/stages/new-building')
  const dialog = await look('Parent page', 'primary')
  await find('listitem', undefined, dialog)
  pressEscape()
  await expect.poll(() => all('dialog')).toEqual([])
  expect(textIn(field)).toBe('/stages/new-building')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await undo()
})

test('a day of which a part is cleared is a mistake, and stays until it is whole or cleared', async () => {
  await open('/about/history')
  const field = () => document.querySelector<HTMLInputElement>('#field-unpublishOn')
  await expect.poll(field).not.toBeNull()
  const until = field() ?? document.createElement('input')
  const isWrong = () => until.getAttribute('aria-invalid')
  const clear = (badInput: boolean) => {
    Object.defineProperty(until, 'validity', { value: { badInput }, configurable: true })
    fill(until, '')
    // Of the last part browsers tell nothing but the key.
    until.dispatchEvent(new KeyboardEvent('keyup', { key: 'Backspace', bubbles: true }))
  }
  fill(until, '2031-01-02')
  clear(true)
  await expect.poll(isWrong).toBe('true')
  expect(descriptionOf(until)).toContain('or clear all three. The last whole day is kept until then.')
  fill(until, '2031-01-03')
  await expect.poll(isWrong).toBe('false')
  clear(true)
  clear(false)
  await expect.poll(isWrong).toBe('false')
  await undo()
  await expect.poll(() => until.value).not.toBe('')
  while (all('button', 'Undo').some(button => !button.matches(':disabled'))) await undo()
})

test('a pasted day is read as the site writes days, and the reading is shown', async () => {
  await open('/about/history')
  const field = () => document.querySelector<HTMLInputElement>('#field-unpublishOn')
  await expect.poll(field).not.toBeNull()
  const until = field() ?? document.createElement('input')
  for (const [written = '', day] of [
    ['01/09/2027', 'Wednesday, 1 September 2027'],
    ['Tue 21 September 2027', 'Tuesday, 21 September 2027'],
  ]) {
    paste(until, written)
    await expect.poll(() => until.parentElement?.querySelector('output')?.textContent).toBe(day)
  }
})

test('all days of a calendar move by a year, and back by Undo', async () => {
  await open('/about/calendar')
  const ends = () => app.read('about/calendar.json').match(/"end": "\d{4}/g)
  await selectSection(2)
  const before = ends()
  press(await find('button', 'All dates a year later'), 'Enter')
  await expect.poll(ends).toEqual(before?.map(end => end.replace(/\d{4}/, year => String(Number(year) + 1))))
  await undo()
  await expect.poll(ends).toEqual(before)
})

test('what is still to come is a list, without a warning for each line', async () => {
  await open('/about/calendar')
  const facts = await find('group', /^Still to come/)
  expect(all('textbox', undefined, facts).length).toBeGreaterThan(1)
  expect(form().querySelector('[data-note]')).toBeNull()
})

test('a document is found by its name', async () => {
  await open('/stages/pre-school')
  press(await find('button', /^Call to action/), 'Enter')
  const field = await find('textbox', /^Document\b/)
  fill(field, '')
  press(await find('button', 'Choose: Document'), 'Enter')
  const dialog = await find('dialog', 'Documents')
  const found = /PRE SCHOOL FEES/
  await find('button', found, dialog)
  const search = await find('searchbox', 'Search documents', dialog)
  fill(search, 'nothing of that name')
  await expect.poll(() => all('button', found, dialog)).toEqual([])
  fill(search, 'fees pre-school')
  press(await find('button', found, dialog), 'Enter')
  press(await find('button', 'Use this document', dialog), 'Enter')
  await expect.poll(() => textIn(field)).toBe('/docs/PRE-SCHOOL-FEES.pdf')
})

test('days of the week are boxes to tick', async () => {
  await open('Name, menu, contact, footer')
  const hours = await find('group', /^Hours/, await part('Contact'))
  press(await find('button', 'Add to hours', hours), 'Enter')
  press(await find('button', 'Days, row 3 of hours: Monday', hours), 'Enter')
  const days = await find('group', /^Days/, await find('dialog'))
  const boxes = all('checkbox', undefined, days)
  expect(boxes).toHaveLength(7)
  const ticked = () => boxes.filter(day => day.matches(':checked')).map(nameOf)
  expect(ticked()).toEqual(['Monday'])
  press(await find('checkbox', 'Tuesday', days), ' ')
  await expect.poll(ticked).toEqual(['Monday', 'Tuesday'])
  press(await find('checkbox', 'Monday', days), ' ')
  await expect.poll(ticked).toEqual(['Tuesday'])
})

test('related posts are chosen by their titles, among those that are not chosen yet', async () => {
  await open('/blog/2')
  const related = await find('group', /^Related posts/, form())
  const boxes = () => all('combobox', undefined, related)
  const titlesIn = (box: Element) => all('option', undefined, box).map(wordsOf)
  // The titles are asked for. A post that is chosen in one box is in no other.
  await expect.poll(() => boxes().flatMap(titlesIn)).not.toContain('Choose a post')
  const others = titlesIn(boxes().at(-1) ?? related)
  const [second = ''] = others
  expect(second).toMatch(/\p{L}/u)
  press(all('button', /^Remove /, related).at(-1) ?? related, 'Enter')
  await expect.poll(boxes).toHaveLength(1)
  press(await find('button', 'Add a related post', related), 'Enter')
  await expect.poll(boxes).toHaveLength(2)
  const [, added] = boxes()
  if (!added) throw new Error('Nothing was added')
  await expect.poll(() => titlesIn(added)).toEqual(['Choose a post', ...others])
  select(added, textIn(all('option', second, added)[0] ?? added))
  await expect.poll(() => titlesIn(added)).toEqual(others)
})

test('an entry of the menu moves by keys, keeps the focus, and its own entries fold within it', async () => {
  await open('Name, menu, contact, footer')
  const menu = await part('Menu')
  const names = () =>
    [...menu.querySelectorAll('details > ol > li > details > summary')].map(name => wordsOf(name))
  const [first = '', second = '', third] = names()
  press(await find('button', first, menu), 'Enter')
  press(await find('button', `Move ${first} down`, menu), 'Enter')
  await expect.poll(() => names().slice(0, 2)).toEqual([second, first])
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await expect.poll(focused).toBe(`Move ${first} down`)
  press(await find('button', `Move ${first} down`, menu), 'Enter')
  await expect.poll(() => names().slice(0, 3)).toEqual([second, third, first])
  for (const _ of [1, 2]) await undo()
  await expect.poll(() => names().slice(0, 3)).toEqual([first, second, third])
})

test('a number is read from what is pasted, and what says two of them becomes none', async () => {
  await open('Name, menu, contact, footer')
  const field = await find('spinbutton', /^Copyright year/, await part('Footer'))
  paste(field, 'GHS 2,026')
  await expect.poll(() => textIn(field)).toBe('2026')
  paste(field, '5.6037, -0.187')
  await expect.poll(() => descriptionOf(field)).toContain('must be a number')
  expect(textIn(field)).toBe('')
  await undo()
})
