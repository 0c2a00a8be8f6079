// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { canonicalPath } from '../../../../../schema/model/paths.ts'
import { isError } from '../../../../../schema/problems/problem.ts'
import { app, loadForEachTest, open, save, selectSection, use } from './appOnSite.ts'
import { all, find, wordsOf } from './byRole.ts'
import { fill, press, pressEscape, select, textIn } from './use.ts'

loadForEachTest()

/** A page that was added or renamed is listed once the whole site has been checked. */
const eventually = <T>(actual: () => T) => expect.poll(actual, { timeout: 30_000 })
const read = (file: string) => app.read(file)
const readValue = async (file: string) => JSON.parse(await read(file))
const choose = async (name: string | RegExp) => press(await find('radio', name), ' ')
const write = async (name: string | RegExp, text: string) => fill(await find('textbox', name), text)
const show = async (status: string) => select(await find('combobox', 'Show'), status)

/** Chooses what is done with a page, in the menu above its form. */
async function useOfPage(title: string, action: string) {
  await use(`More for “${title}”`)
  press(await find('button', action), 'Enter')
}

const list = () => find('navigation', 'Pages and posts')
/** What the list says of the document that is shown. */
const current = async () => wordsOf((await list()).querySelector('[aria-current="page"]'))
const isListed = async (words: RegExp) => all('button', words, await list()).length > 0
/** The name of the page in the frame. */
const shown = () => document.querySelector('iframe')?.title

test('a first stage is added by its title, is a draft, and is shown as it is written', async () => {
  await use('New page')
  await choose(/^Stage/)
  const title = await find('textbox', 'Title')
  fill(title, 'Foundation Year')
  press(title, 'Enter')
  await eventually(shown).toBe('The page "Foundation Year"')
  await use(/^The page itself/)
  expect((await find('checkbox', /^Draft/)).matches(':checked')).toBe(true)
  const file = 'stages/foundation-year.json'
  expect(await readValue(file)).toMatchObject({ title: 'Foundation Year', draft: true })

  await use(/^Hero/)
  expect((await find('button', /^Hero/)).getAttribute('aria-current')).toBe('true')
  await write(/^Title/, 'The Foundation Year')
  await eventually(() => app.studio.page('/stages/foundation-year')?.html).toContain('The Foundation Year')
  await save()
  expect((await readValue(file)).sections[0].title).toBe('The Foundation Year')
})

test('what cannot be added is refused in the dialog, which keeps what was written', async () => {
  await use('New page')
  expect((await find('button', 'Add it')).matches(':disabled')).toBe(true)
  await write('Title', 'About')
  await use('Add it')
  expect(wordsOf(await find('alert'))).toContain('There is a page at "/about" already')
  expect(textIn(await find('textbox', 'Title'))).toBe('About')
  pressEscape()
  await eventually(() => all('dialog')).toEqual([])
})

test('a page opens with the form of its first section, and that of the page is one press away', async () => {
  const heading = () => wordsOf(document.querySelector('#fields'))
  await open('/about/history')
  expect(heading()).toBe('The page itself')
  await use(/^Calendar/, await list())
  await eventually(heading).toBe('Hero Calendar')
  await use(/^The page itself/)
  await eventually(heading).toBe('The page itself')
})

test('a copy opens as a draft, and the list shows drafts alone', async () => {
  await open('/accessibility')
  await useOfPage('Accessibility', 'Duplicate')
  // What is typed takes the place of the title.
  const { selectionStart, selectionEnd, value } = (await find(
    'textbox',
    'Title of the copy',
  )) as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, value.length])
  await write('Title of the copy', 'Second thoughts')
  await use('Make the copy')
  await eventually(current).toContain('Second thoughts')
  await show('drafts')
  await eventually(() => isListed(/\/accessibility\b/)).toBe(false)
  expect(await isListed(/^Second thoughts/)).toBe(true)
  await use(/^The page itself/)
  press(await find('checkbox', /^Draft/), ' ')
  await save()
  await eventually(() => isListed(/^Second thoughts/)).toBe(false)
  expect(await readValue('second-thoughts.json')).not.toHaveProperty('draft')
})

test('a page is scheduled with two days, and undone in one step each', async () => {
  const before = await read('about/calendar.json')
  await open('/about/calendar')
  await write(/^Publish on/, '2099-01-11')
  await write(/^Take down on/, '2099-04-01')
  await save()
  expect(await readValue('about/calendar.json')).toMatchObject({
    publishOn: '2099-01-11',
    unpublishOn: '2099-04-01',
  })
  await show('scheduled')
  await eventually(() => isListed(/is not on the website before 11 January 2099/)).toBe(true)
  for (const _ of [1, 2]) await use('Undo')
  await save()
  expect(await read('about/calendar.json')).toBe(before)
})

test('where other pages say something else than what is written, that is said above its form', async () => {
  const differing = () => all('region', 'What other pages say').map(wordsOf).join()
  await open('/about/history')
  await write(/^Title/, 'Policies')
  await eventually(differing).toContain(
    'On “Policies”: The page "/about/history" (“Policies”) has the same title.',
  )
  await use('Undo')
  await eventually(differing).toBe('')
})

test('a page gets another title and address, its links follow, and its old address still leads to it', async () => {
  await open('/about/history')
  await useOfPage('Our history', 'Rename')
  await write('Title', 'Our story')
  await write('Address', '/about/our-story')
  await use('Rename', await find('dialog'))
  await eventually(current).toContain('Our story /about/our-story')
  expect(app.studio.site.texts.has('about/history.json')).toBe(false)
  expect(await read('_site.json')).not.toContain('"/about/history"')
  const { aliases } = await readValue('about/our-story.json')
  expect(aliases.map(canonicalPath)).toContain('/about/history')
  // Every link leads somewhere.
  expect(app.studio.site.problems.filter(isError)).toEqual([])
})

test('deleting shows what links there, and until it is published the page is put back', async () => {
  const before = await read('about/achievements.json')
  await open('/about/achievements')
  await useOfPage('Achievements', 'Delete')
  const dialog = await find('dialog')
  await eventually(() => all('listitem', undefined, dialog).map(wordsOf)).toContainEqual(
    expect.stringMatching(/^About .*“Achievements”/),
  )
  await use('Delete it')
  await eventually(() => wordsOf(document.querySelector('main'))).toContain('“Achievements” is deleted.')
  expect(app.studio.site.texts.has('about/achievements.json')).toBe(false)
  await eventually(() => isListed(/^Achievements/)).toBe(false)
  await show('mistakes')
  await eventually(() => isListed(/ \/about .*\d+ mistakes?\b/)).toBe(true)
  expect(await isListed(/\/accessibility\b/)).toBe(false)

  await app.call('putBack', { files: ['about/achievements.json'] })
  await show('all')
  await eventually(() => isListed(/^Achievements/)).toBe(true)
  expect(await read('about/achievements.json')).toBe(before)
})

test('a section is copied to the end of another page, and undone there', async () => {
  const target = await read('about/calendar.json')
  const [, copied] = (await readValue('accessibility.json')).sections
  await open('/accessibility')
  await selectSection(1)
  await use(/^Copy .* to another page/)
  select(await find('combobox', 'To which page?'), 'about/calendar.json')
  await use('Copy it')
  await eventually(current).toContain('/about/calendar')
  await save()
  expect((await readValue('about/calendar.json')).sections.at(-1)).toEqual(copied)
  await use('Undo')
  await save()
  expect(await read('about/calendar.json')).toBe(target)
})
