// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { app, loadForEachTest, open, save, use } from '../appOnSite.ts'
import { all, find, wordsOf } from '../byRole.ts'
import { fill } from '../use.ts'

loadForEachTest()

test('each change is kept at once and not published yet, and one that cannot be kept says so until it is', async () => {
  await open('/about/history')
  expect(all('button', 'Everything is published')).toHaveLength(1)
  const title = await find('textbox', /^Title/)
  fill(title, 'Kept')
  await save()
  await find('button', 'Not published yet (1)')
  expect(Object(app.store.changes.get('pages/about/history.json')).content).toContain('"Kept"')

  app.store.isFull = true
  fill(title, 'Not kept')
  expect(wordsOf(await find('alert', /^Not kept: /))).toContain('Try again')
  app.store.isFull = false
  await use('Try again')
  await find('status', /^Kept, /)
  expect(all('alert')).toEqual([])
  expect(Object(app.store.changes.get('pages/about/history.json')).content).toContain('"Not kept"')
})
