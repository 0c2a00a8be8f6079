import { beforeAll, expect, test } from 'vitest'
import * as code from '../../../../../renderer/server/renderPage.tsx'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { setValue } from '../../../../../schema/text/edit.ts'
import { pageAt } from '../../../../../scripts/lib/dev/shownFiles.ts'
import { shownSite } from '../../../../../scripts/lib/dev/shownSite.ts'
import type { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { shownFields } from '../../../../../scripts/studio/site/shownFields.ts'
import { around, input, openStudio, realHost, today } from './openStudio.ts'

let host: MemoryHost

beforeAll(async () => {
  host = await realHost()
})

const open = () => openStudio(host)

test('a site from a host is the site of its folders: the same problems, and each page to the letter', async () => {
  const studio = await open()
  const site = createSite(input, { today, isPreview: true })
  const listed = (problems: readonly { code: string; file: string; message: string }[]) =>
    problems.map(({ code, file, message }) => `${code} ${file} ${message}`)
  expect(listed(studio.site.problems)).toEqual(listed(site.problems))
  if (!site.content) throw new Error('The site has errors')
  const shown = shownSite(site, site.content, pictures => around.assetsFor(input.files, pictures))
  const routes = [...site.content.pages.keys()]
  expect(routes.length).toBeGreaterThan(40)
  for (const route of routes) {
    const { status, html, fields } = studio.page(route) ?? {}
    expect([route, status]).toEqual([route, 200])
    expect(html).toBe(pageAt(route, shown, code)?.html)
    expect(fields).toEqual(shownFields(route, shown))
  }
})

test('each letter is on the page at once, and a mistake keeps the page as it was', async () => {
  const studio = await open()
  const text = studio.site.texts.get('stages/ils.json') ?? ''
  const write = (key: string, value: unknown) =>
    studio.write(new Map([['stages/ils.json', setValue(text, [key], value)]]))
  await write('title', 'Lower Secondary of today')
  expect(studio.page('/stages/ils')?.html).toContain('Lower Secondary of today')
  await write('sections', 5)
  expect(studio.site.problems.map(({ code }) => code)).toContain('wrong-kind')
  expect(studio.page('/stages/ils')?.html).toContain('Lower Secondary of today')
  expect(studio.page('/about')?.status).toBe(200)
})

test('a page is shown as visitors see it on another day', async () => {
  const studio = await open()
  const text = studio.site.texts.get('about/index.json') ?? ''
  await studio.write(new Map([['about/index.json', setValue(text, ['publishOn'], '2026-12-10')]]))
  expect(studio.page('/about', '2026-12-09')?.html).toContain('10 December 2026')
  expect(studio.page('/about', '2026-12-10')?.html).not.toContain('10 December 2026')
})

test('a picture that was added a moment ago can be shown', async () => {
  const studio = await open()
  await studio.writeFiles(new Map([['/images/new.jpg', new Uint8Array([0xff, 0xd8, 1])]]))
  expect(studio.site.input.files.get('/images/new.jpg')).toEqual({
    size: 3,
    picture: { width: 3, height: 2 },
  })
  await studio.writeFiles(new Map([['/images/new.jpg', null]]))
  expect(studio.site.input.files.has('/images/new.jpg')).toBe(false)
})

test('what a colleague publishes is shown, with what the author has changed', async () => {
  const studio = await open()
  const text = studio.site.texts.get('about/index.json') ?? ''
  await studio.write(new Map([['about/index.json', setValue(text, ['title'], 'About our school')]]))
  const theirs = setValue(
    text,
    ['description'],
    'What a colleague has written about the whole of our school.',
  )
  await host.publishAs(
    'Kofi',
    new Map([['pages/about/index.json', new TextEncoder().encode(theirs)]]),
    'Change',
  )
  await studio.refresh()
  const html = studio.page('/about')?.html
  expect(html).toContain('About our school')
  expect(html).toContain('What a colleague has written')
})
