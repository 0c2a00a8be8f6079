// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { setValue } from '../../../../../../schema/text/edit.ts'
import { app, loadForEachTest, open, save, use } from '../appOnSite.ts'
import { all, find, wordsOf } from '../byRole.ts'
import { fill, press, pressEscape } from '../use.ts'

loadForEachTest()

const FILE = 'about/history.json'

async function useOfPage(action: string) {
  await use(/^More for/)
  press(await find('button', action), 'Enter')
}

test('the versions of a page say who changed what, one is taken back, and a text says who has written it', async () => {
  const text = setValue(app.read(FILE), ['description'], 'By Kofi: how the school began, and who began it.')
  await app.host.publishAs(
    'Kofi',
    new Map([[`pages/${FILE}`, new TextEncoder().encode(text)]]),
    'History\n\n- More',
  )
  await app.call('refresh', {})
  await open('/about/history')
  fill(await find('textbox', /^Title/), 'Our own history')
  await save()

  await useOfPage('Earlier versions')
  const versions = await find('region', 'Versions')
  expect(wordsOf(versions)).toMatch(/^Not published yet .*Now Our own history/)
  press(await find('button', /^History Kofi/, versions), 'Enter')
  await vi.waitFor(() => expect(wordsOf(versions)).toContain('Now By Kofi: how the school began'), 10_000)
  await use('Take back “History”')
  await find('status', /“History” is taken back here/)
  expect(app.read(FILE)).not.toContain('By Kofi')
  expect(app.read(FILE)).toContain('Our own history')
  // Once it is not busy.
  await vi.waitFor(() => use('Put back as on the website'), 10_000)
  await find('status', /as it is on the website/)
  expect(app.read(FILE)).toBe(text)
  pressEscape()

  const description = await find('textbox', /^Description/)
  description.focus()
  await useOfPage('Who changed this text?')
  const answer = await find('status', /^Kofi, /)
  expect(wordsOf(answer.closest('dialog'))).toContain('Before that it said:')
  expect(all('alert')).toEqual([])
})
