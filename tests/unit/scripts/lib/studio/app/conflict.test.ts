// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AppOnSite, appOnSite, form, open, save } from './appOnSite.ts'
import { all, find } from './byRole.ts'
import { fill, press, textIn } from './use.ts'

let app: AppOnSite
beforeAll(async () => {
  app = await appOnSite()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => app.load())

test('a page that two people change at once keeps the work of both, and asks where both changed the same', async () => {
  const file = 'accessibility.json'
  const text = await app.site.read(file)
  const { title, description } = JSON.parse(text)
  await open('/accessibility')
  const titleField = await find('textbox', 'Title', form())
  fill(titleField, 'Mine')
  await find('status', 'Not saved yet')

  const theirs = text
    .replace(`"title": "${title}"`, '"title": "Theirs"')
    .replace(`"description": "${description}"`, '"description": "Only theirs."')
  await app.site.write(file, theirs)
  app.dev.changed(file)
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
  expect(await app.site.read(file)).toBe(theirs.replace('"title": "Theirs"', '"title": "Mine"'))
})
