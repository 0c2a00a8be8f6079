import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { DevSite } from '../../../../../scripts/lib/dev/DevSite.ts'
import { commonFile } from '../../../../../scripts/site/outputs/typefaceFiles.ts'
import { Studio } from '../../../../../scripts/studio/host/Studio.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSmallSite } from '../../smallFolders.ts'

const folder = scratchFolder()
let dev: DevSite
let studio: Studio
let chooseTypefaces: (typefaces: object) => Promise<unknown>

beforeAll(async () => {
  const folders = await writeSmallSite(folder)
  await copyFile(commonFile('outfit'), join(folders.public, 'own.woff2'))
  // Of the dev server, only what tells browsers of changes is used.
  dev = new DevSite({ ws: { send: () => {} } } as unknown as ViteDevServer, folders)
  await dev.start()
  studio = new Studio(dev, folders, join(folder, 'cache'))
  const saved = await readFile(join(folders.pages, '_site.json'), 'utf8')
  chooseTypefaces = typefaces =>
    studio.preview('_site.json', JSON.stringify({ ...JSON.parse(saved), theme: { typefaces } }), saved, 'a')
})

const served = () => dev.made.map(({ path }) => `/${path}`)

test('a typeface that is chosen is served before the look is saved', async () => {
  await chooseTypefaces({ display: 'outfit', text: 'eb-garamond' })
  const { display, text } = dev.shown?.site.fonts ?? {}
  expect(display?.whole).toContain('/outfit-whole-')
  expect(text?.whole).toContain('/eb-garamond-whole-')
  expect(served()).toEqual(expect.arrayContaining([display?.whole, display?.common, text?.whole]))
})

test('a typeface of the site’s own is shown from the public folder before the look is saved', async () => {
  await chooseTypefaces({ displayFile: { path: '/own.woff2', fallback: 'sans' }, text: 'outfit' })
  expect(dev.shown?.site.fonts.display).toEqual({ whole: '/own.woff2' })
  expect(served()).toContain(dev.shown?.site.fonts.text.whole)
})

test('what is being written is shown although a link in it leads nowhere yet, and as it was while it has a mistake of its own', async () => {
  const file = 'stages/ils.json'
  const saved = smallSite[file] ?? ''
  const preview = (text: string) => studio.preview(file, text, saved, 'a')
  const section = { type: 'callToAction', title: 'Come', description: 'Now.', buttonText: 'Come' }
  const written = (description: string, more: object) => {
    const value = JSON.parse(saved)
    const sections = [...value.sections, { ...section, buttonLink: '/nowhere', ...more }]
    return JSON.stringify({ ...value, description, sections })
  }
  const shown = () => dev.shown?.content.pages.get('/stages/ils')?.page.description
  const { problems } = await preview(written('With a link.', {}))
  expect(problems.map(({ severity }) => severity)).toContain('error')
  expect(shown()).toBe('With a link.')
  await preview(written('With a mistake.', { title: 7 }))
  expect(shown()).toBe('With a link.')
  await preview(written('Mended.', { buttonLink: '/blog' }))
  expect(shown()).toBe('Mended.')
})

test('what was saved is shown, although it was read from disk before it was said to be saved, while the page showed less of it', async () => {
  const file = 'stages/index.json'
  const path = join(studio.folders.pages, file)
  const saved = smallSite[file] ?? ''
  const described = (description: string) => JSON.stringify({ ...JSON.parse(saved), description })
  await studio.preview(file, described('Half of'), saved, 'a')
  await writeFile(path, described('Half of it.'))
  await dev.reread(path)
  expect(dev.shown?.content.pages.get('/stages')?.page.description).toBe('Half of')
  await dev.saved(file, described('Half of it.'))
  expect(dev.shown?.content.pages.get('/stages')?.page.description).toBe('Half of it.')
})
