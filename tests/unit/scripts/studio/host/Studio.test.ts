import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { setValue } from '../../../../../schema/text/edit.ts'
import { calendarDay } from '../../../../../scripts/lib/calendarDay.ts'
import { DevSite } from '../../../../../scripts/lib/dev/DevSite.ts'
import { Studio } from '../../../../../scripts/studio/host/Studio.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { writeSmallSite } from '../../smallFolders.ts'

const FILE = '_posts/1.json'

const folder = scratchFolder()
let studio: Studio
let text: string
beforeAll(async () => {
  const folders = await writeSmallSite(folder)
  // Of the dev server, only what tells browsers of changes is used.
  const dev = new DevSite({ ws: { send: () => {} } } as unknown as ViteDevServer, folders)
  await dev.start()
  studio = new Studio(dev, folders, join(folder, 'cache'))
  text = await readFile(join(folders.pages, FILE), 'utf8')
})

/** What is said of a day in the post, as the author of its form reads it. */
const saidOf = async (key: string, day: string, draft = false): Promise<string[]> => {
  const written = setValue(setValue(text, [key], day), ['draft'], draft)
  const { problems } = await studio.preview(FILE, written, text, 'window')
  return problems.filter(({ code }) => code === 'past-day').map(({ message }) => message)
}

test('a day that has passed is said once, while its author writes it into a public document or a draft', async () => {
  const comes = [expect.stringContaining('visitors would see this at once')]
  expect(await saidOf('publishOn', '2024-03-01')).toEqual(comes)
  expect(await saidOf('publishOn', '2024-03-01', true)).toEqual(comes)
  expect(await saidOf('unpublishOn', '2024-03-01')).toEqual([
    expect.stringContaining('visitors would never see this'),
  ])
  expect(await saidOf('publishOn', '2999-03-01')).toEqual([])
})

test('a day that has passed is not said of a public document that has had it before', async () => {
  const { digest } = await studio.open(FILE)
  const saved = setValue(text, ['publishOn'], '2024-03-01')
  expect(await studio.save(FILE, saved, digest)).toMatchObject({ saved: true })
  await studio.reread('/images/hero.svg')
  expect(await saidOf('publishOn', '2024-03-01')).toEqual([])
  expect(await saidOf('publishOn', '2024-03-02')).toHaveLength(1)
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'today is the day where the organisation is, not where its author works: %s',
  async timeZone => {
    const file = join(studio.folders.pages, '_site.json')
    await writeFile(file, setValue(await readFile(file, 'utf8'), ['timeZone'], timeZone))
    expect((await studio.list()).today).toBe(calendarDay(new Date(), timeZone))
  },
)
