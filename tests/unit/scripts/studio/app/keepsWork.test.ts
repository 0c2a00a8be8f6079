// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { insertItem } from '../../../../../schema/text/edit.ts'
import { app, form, loadForEachTest, open, part, rows, save, selectSection, use } from './appOnSite.ts'
import { all, descriptionOf, find, wordsOf } from './byRole.ts'
import { fill, press, pressEscape, textIn } from './use.ts'

loadForEachTest()

/** Whether all that folds around an element is unfolded. */
function isUnfolded(element: Element): boolean {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    if (!part.open) return false
  return true
}
const problemsOf = (field: Element) => descriptionOf(field).includes('Did you mean')
const focused = () => document.activeElement ?? document.body

test('what is written in stays unfolded when the last thing that was wrong in it has been corrected', async () => {
  await open('Name, menu, contact, footer')
  const hours = await find('group', /^Hours/, await part('Contact'))
  const closes = await find('textbox', /^Closes/, hours)
  fill(closes, '4.00 pm')
  await expect.poll(() => problemsOf(closes)).toBe(true)
  fill(closes, '16:00')
  await expect.poll(() => problemsOf(closes)).toBe(false)
  expect(isUnfolded(closes)).toBe(true)
  await use('Undo')
})

test('a part that is folded unfolds when something in it becomes wrong, its author can fold it again, and the list says that it is not saved', async () => {
  await open('/stages/jhs')
  const summary = await part('Summary')
  const [details] = summary.querySelectorAll('details')
  if (!details) throw new Error('The summary does not fold')
  const parent = await find('textbox', /^Parent page/, summary)
  fill(parent, '/nowhere')
  await expect.poll(() => parent.getAttribute('aria-invalid')).toBe('true')
  press(details.querySelector('summary') ?? details, 'Enter')
  expect(details.open).toBe(false)
  const entry = () => document.querySelector('nav [aria-current="page"]')?.textContent
  const title = await find('textbox', /^Title/, form())
  fill(title, `${textIn(title)} here`)
  await expect.poll(entry).toContain('not saved')
  await use('Undo')
  expect(details.open).toBe(false)
  await use('Undo')
  await expect.poll(entry).not.toContain('not saved')
  await expect.poll(() => parent.getAttribute('aria-invalid')).toBe('false')
  fill(parent, '/nowhere')
  await expect.poll(() => details.open).toBe(true)
  await use('Undo')
})

test('undo changes nothing behind a dialog or of another page, and leaves a search to the browser', async () => {
  const words = async () => textIn(await find('textbox', /^Title/, form()))
  await open('/accessibility')
  const title = await find('textbox', /^Title/, form())
  const before = textIn(title)
  fill(title, 'Changed')
  const search = await find('searchbox', 'Search pages and texts')
  press(search, 'z', { ctrlKey: true })
  expect(await words()).toBe('Changed')
  await use('New page')
  const inDialog = await find('textbox', 'Title')
  press(inDialog, 'z', { ctrlKey: true })
  pressEscape()
  await expect.poll(() => all('dialog')).toEqual([])
  expect(await words()).toBe('Changed')

  await open('/about/calendar')
  await find('button', /\/about\/calendar/)
  await expect.poll(async () => (await find('button', 'Undo')).matches(':disabled')).toBe(true)
  await open('/accessibility')
  await expect.poll(words).toBe('Changed')
  press(await find('textbox', /^Title/, form()), 'z', { ctrlKey: true })
  await expect.poll(words).toBe(before)
})

test('Back and Forward lead to the document before and after, with its form', async () => {
  const shown = () => document.querySelector('iframe')?.getAttribute('src')
  const title = async () => textIn(await find('textbox', /^Title/, form()))
  await open('/about/history')
  await expect.poll(shown).toBe('/about/history')
  const frame = document.querySelector('iframe')
  await open('/about/calendar')
  await expect.poll(shown).toBe('/about/calendar')
  // The history of a frame would be that of the window.
  expect(document.querySelector('iframe')).not.toBe(frame)
  const { title: written } = JSON.parse(await app.site.read('about/history.json'))
  window.dispatchEvent(new PopStateEvent('popstate', { state: { file: 'about/history.json' } }))
  await expect.poll(shown).toBe('/about/history')
  await expect.poll(title).toBe(written)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(shown()).toBe('/about/history')
})

test('an entry keeps what is unfolded in it when another one is removed, and the focus stays in the list', async () => {
  await open('Name, menu, contact, footer')
  const menu = await part('Menu')
  const summaries = () => [...menu.querySelectorAll<HTMLElement>('details > ol > li > details > summary')]
  const [first, second] = summaries().map(wordsOf)
  for (const summary of summaries().slice(0, 2)) press(summary, 'Enter')
  await use(`Remove ${first}`, menu)
  await expect.poll(() => wordsOf(summaries()[0] ?? null)).toBe(second)
  expect(summaries()[0]?.closest('details')?.open).toBe(true)
  expect(summaries()[1]?.closest('details')?.open).toBe(false)
  await expect.poll(() => menu.contains(focused())).toBe(true)
  await use('Undo')
})

test('what has just been saved stays shown while the site is being read', async () => {
  const file = 'about/calendar.json'
  const shown = () => app.dev.shown?.content.pages.get('/about/calendar')?.page.description
  const before = await app.site.read(file)
  await open('/about/calendar')
  const field = await find('textbox', /^Description/, form())
  const written = textIn(field)
  for (const words of ['Every day of the year.', written]) {
    fill(field, words)
    await expect.poll(shown).toBe(words)
    await save()
    expect(shown()).toBe(words)
  }
  expect(await app.site.read(file)).toBe(before)
  // From then on the file counts.
  await app.dev.reread(file)
  expect(shown()).toBe(written)
  await app.site.write(file, before.replace(written, 'From the disk.'))
  await app.dev.reread(file)
  expect(shown()).toBe('From the disk.')
  await app.site.write(file, before)
})

test('what a document would break elsewhere is said above its form, each with a button that opens the page, until it is mended', async () => {
  const broken = () => all('region', 'Mistakes on other pages', form()).map(wordsOf).join()
  await open('/blog/2')
  const number = await vi.waitFor(() => {
    const found = form().querySelector<HTMLElement>('#field-id')
    if (!found) throw new Error('There is no number')
    return found
  })
  fill(number, '99')
  const { title } = JSON.parse(await app.site.read('_posts/3.json'))
  await expect.poll(broken).toContain(`On “${title}”: `)
  expect(broken()).toMatch(/post 2\b/)
  expect(broken()).not.toContain('.json')
  await use(`Open it: ${title}`, form())
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe('/blog/3')
  // What is wrong with a page through another one that is not saved is not said of a third.
  fill(await find('textbox', /^Title/, form()), 'Another title')
  await expect
    .poll(async () => (await app.studio.open('_posts/3.json')).draft?.text)
    .toContain('Another title')
  expect(broken()).toBe('')
  await use('Undo')
  await open('/blog/2')
  await expect.poll(broken).toContain(`On “${title}”: `)
  // Saving mends nothing.
  await save()
  for (const address of ['/blog/3', '/blog/99']) await open(address)
  expect(broken()).toContain(`On “${title}”: `)
  await use('Undo')
  await save()
  await expect.poll(broken).toBe('')
})

test('the section that is selected stays so when another one above it comes or goes, by an undo or because somebody else saves', async () => {
  const file = 'about/history.json'
  const selected = async () => (await rows()).findIndex(row => row.matches('[data-selected]'))
  const heading = () => wordsOf(form().querySelector('#fields'))
  const saveAs = async (edit: (text: string) => string) => {
    const { text, digest } = await app.studio.open(file)
    await app.studio.save(file, edit(text), digest, 'other')
    return text
  }
  await open('/about/history')
  await selectSection(1)
  await use(/^Duplicate /)
  await expect.poll(selected).toBe(2)
  await selectSection(3)
  const shown = heading()
  const field = await find('textbox', /^Title/, form())
  await use('Undo')
  await expect.poll(selected).toBe(2)
  expect(heading()).toBe(shown)

  const added = { type: 'text', title: 'Theirs', content: 'Words of somebody else.' }
  const before = await saveAs(text => insertItem(text, ['sections'], 0, added))
  await expect.poll(selected).toBe(3)
  expect(heading()).toBe(shown)
  // What is written now is not lost.
  expect(form().contains(field)).toBe(true)
  await saveAs(() => before)
  await expect.poll(selected).toBe(2)
})
