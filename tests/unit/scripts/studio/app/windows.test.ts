// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { app, form, loadForEachTest, open, save } from './appOnSite.ts'
import { all, find, wordsOf } from './byRole.ts'
import { fill, press, textIn } from './use.ts'

loadForEachTest()

const FILE = 'accessibility.json'
const field = (label: string) => find('textbox', new RegExp(`^${label}`), form())
const replaced = (text: string, key: string, value: string) =>
  text.replace(new RegExp(`"${key}": "[^"]*"`), `"${key}": "${value}"`)
/** Writes a title, and waits until the studio keeps it. */
async function write(words: string): Promise<void> {
  fill(await field('Title'), words)
  await expect.poll(async () => (await kept())?.title, { timeout: 5000 }).toBe(words)
}
/** The texts that are kept although they are not saved. */
const kept = async () => {
  const { draft } = await app.studio.open(FILE)
  return draft && JSON.parse(draft.text)
}
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const alerts = () => all('alert').map(wordsOf).join(' ')

test('what two windows write in one page is merged, when one of them saves and the other is closed', async () => {
  const before = await app.site.read(FILE)
  await open('/accessibility')
  await write('Mine')

  const theirs = replaced(before, 'description', 'Only theirs.')
  await app.studio.preview(FILE, theirs, before, 'other')
  const { digest } = await app.studio.open(FILE)
  await app.studio.save(FILE, theirs, digest, 'other')
  await find('button', 'Compare')

  // The window is closed, and the studio opened anew.
  await app.load()
  await open('/accessibility')
  expect(textIn(await field('Title'))).toBe('Mine')
  press(await find('button', 'Compare'), 'Enter')
  press(await find('button', 'Keep both'), 'Enter')
  await expect.poll(async () => textIn(await field('Description'))).toBe('Only theirs.')
  await save()
  expect(await app.site.read(FILE)).toBe(replaced(theirs, 'title', 'Mine'))
  expect(await kept()).toBeUndefined()
})

test('work of another window is taken up where there is none of its own, and forgotten once it is saved', async () => {
  const before = await app.site.read(FILE)
  await app.studio.preview(FILE, replaced(before, 'title', 'Theirs'), before, 'other')
  await open('/accessibility')
  expect(textIn(await field('Title'))).toBe('Theirs')
  await find('region', 'Changes that were not saved')
  await save()
  expect(await kept()).toBeUndefined()

  // What the page has already is no work that was not saved.
  const saved = await app.site.read(FILE)
  const both = replaced(saved, 'description', 'Of both.')
  await app.studio.preview(FILE, replaced(saved, 'title', 'Again'), saved, 'other')
  await app.studio.save(FILE, replaced(both, 'title', 'Again'), (await app.studio.open(FILE)).digest, 'third')
  await app.load()
  await open('/accessibility')
  expect(textIn(await field('Title'))).toBe('Again')
  expect(alerts()).toBe('')
  expect(await kept()).toBeUndefined()
})

test('work that another window has taken up and ended is kept when the window in which it is shown goes', async () => {
  const before = await app.site.read(FILE)
  await open('/accessibility')
  await write('Still here')
  const { draft } = await app.studio.open(FILE, { id: 'other', before: undefined })
  await app.studio.preview(FILE, before, draft?.base ?? '', 'other')
  expect(await kept()).toBeUndefined()
  await app.load()
  await expect.poll(async () => (await kept())?.title).toBe('Still here')
  await open('/accessibility')
  press(await find('button', 'Discard them'), 'Enter')
  await expect.poll(kept).toBeUndefined()
})

test('a window that goes as soon as everything is undone leaves no work behind', async () => {
  await open('/accessibility')
  const title = await field('Title')
  const written = textIn(title)
  for (const words of ['One', 'Two', 'Three']) fill(title, words)
  press(await find('button', 'Undo'), 'Enter')
  await expect.poll(() => textIn(title)).toBe(written)
  await app.load()
  await open('/accessibility')
  expect(textIn(await field('Title'))).toBe(written)
  await expect.poll(kept).toBeUndefined()
})

test('what is written while the studio is away is kept, and saved in the same window, once it is started again', async () => {
  await open('/accessibility')
  await write('Before')
  expect(leaves()).toBe(true)
  app.end()
  fill(await field('Title'), 'Before and after')
  await expect.poll(alerts).toContain('does not answer')
  await expect.poll(leaves).toBe(false)
  app.start()
  await expect.poll(async () => (await kept())?.title, { timeout: 5000 }).toBe('Before and after')
  await expect.poll(alerts, { timeout: 5000 }).toBe('')
  expect(leaves()).toBe(true)
  await save()
  expect(await app.site.read(FILE)).toContain('"title": "Before and after"')
})

test('a window of another studio says so, and does not let its work go unasked', async () => {
  await open('/accessibility')
  app.end()
  app.start('another secret')
  fill(await field('Title'), 'Nobody has this')
  await expect.poll(alerts, { timeout: 5000 }).toContain('Copy what you have not saved yet')
  await expect.poll(leaves).toBe(false)
  app.end()
  app.start()
  await expect.poll(async () => (await kept())?.title, { timeout: 5000 }).toBe('Nobody has this')
  await save()
})

test('a page that two people change at once keeps the work of both, and asks where both changed the same', async () => {
  const text = await app.site.read(FILE)
  const { title, description } = JSON.parse(text)
  await open('/accessibility')
  const titleField = await find('textbox', 'Title', form())
  fill(titleField, 'Mine')
  await find('status', 'Not saved yet')

  const theirs = text
    .replace(`"title": "${title}"`, '"title": "Theirs"')
    .replace(`"description": "${description}"`, '"description": "Only theirs."')
  await app.site.write(FILE, theirs)
  app.dev.changed(FILE)
  press(await find('button', 'Compare', await find('alert')), 'Enter')
  const dialog = await find('dialog', 'Two versions of this page')
  expect(all('group', undefined, dialog)).toHaveLength(1)
  const mine = await find('radio', 'Yours Mine', dialog)
  expect(mine.matches(':checked')).toBe(true)
  press(await find('radio', 'Theirs Theirs', dialog), ' ')
  await expect.poll(() => mine.matches(':checked')).toBe(false)
  press(mine, ' ')
  await expect.poll(() => mine.matches(':checked')).toBe(true)
  press(await find('button', 'Keep these', dialog), 'Enter')
  await expect.poll(() => all('dialog')).toEqual([])
  expect(textIn(titleField)).toBe('Mine')
  await expect.poll(() => textIn(all('textbox', 'Description', form())[0] ?? titleField)).toBe('Only theirs.')
  // It would take back what the other has saved.
  expect((await find('button', 'Undo')).matches(':disabled')).toBe(true)

  await save()
  expect(await app.site.read(FILE)).toBe(theirs.replace('"title": "Theirs"', '"title": "Mine"'))
})
