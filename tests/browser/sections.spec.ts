import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postSectionTypes, sectionSchemas } from '../../schema/section.ts'
import { findings } from '../../scripts/lib/audit/axe.ts'
import { readSamples } from '../../scripts/lib/catalogue/samples.ts'
import { projectRoot } from '../../scripts/lib/root.ts'
import { createSiteServer } from '../../scripts/lib/server.ts'
import { expect, test } from './fixtures.ts'
import { live } from './openLive.ts'

/** A copy of the site with one more page for each section type, made of that type's fixture alone. */
const folder = join(projectRoot, '.cache/fixture-site')
const types = sectionSchemas.map(schema => schema.shape.type.value)
/** Sections of a post need one: they are seen on a post's page. */
const addressOf = (type: string) =>
  postSectionTypes.some(other => other === type) ? '/blog/1' : `/sections/${type.toLowerCase()}`

let server: Server
let origin: string

// One worker for all: they share the built site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  await rm(folder, { recursive: true, force: true })
  await cp(join(projectRoot, 'pages-json'), join(folder, 'pages'), { recursive: true })
  await mkdir(join(folder, 'pages/sections'))
  const samples = await readSamples()
  const sectionsOf = (type: string) =>
    samples.filter(sample => sample.type === type).map(({ section }) => section)
  const page = (title: string, sections: unknown[]) =>
    JSON.stringify({ title, description: `${title}.`, sections })
  for (const type of types.filter(type => !postSectionTypes.some(other => other === type))) {
    await writeFile(join(folder, `pages/sections/${type.toLowerCase()}.json`), page(type, sectionsOf(type)))
  }
  await writeFile(
    join(folder, 'pages/blog/[id].json'),
    page('Blog post not found', postSectionTypes.flatMap(sectionsOf)),
  )
  await promisify(execFile)(
    'npx',
    ['tsx', 'scripts/build.ts', '--pages', join(folder, 'pages'), '--out', join(folder, 'dist')],
    { cwd: projectRoot },
  )
  server = createSiteServer(join(folder, 'dist'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a pipe
})

test.afterAll(() => server?.close())

test('every section type has a fixture, and no fixture is without a type', async () => {
  const files = await readdir(join(projectRoot, 'tests/fixtures/sections'))
  expect(files.sort()).toEqual(types.map(type => `${type}.json`).sort())
})

for (const type of types) {
  test(`${type}: validates, renders, hydrates without a message, has nothing that axe finds, fits 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(origin + addressOf(type))
    await expect(page.locator(`[data-section="${type}"]`).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await live(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await findings(page)).toEqual([])
  })
}
