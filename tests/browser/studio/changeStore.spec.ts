import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { transformWithOxc } from 'vite'
import { projectRoot } from '../../../scripts/lib/root.ts'
import type { openChangeStore } from '../../../scripts/studio/site/openChangeStore.ts'
import { expect, test } from '../fixtures.ts'
import { anyRoute } from '../routes.ts'

const MODULE = '/open-change-store.js'

/** Opens a page on which a script can import the store. */
async function openWithStore(page: Page): Promise<void> {
  const file = join(projectRoot, 'scripts/studio/site/openChangeStore.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  await page
    .context()
    .route(`**${MODULE}`, route => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.goto(anyRoute)
}

test('changes are kept in the browser, texts and pictures, until they are removed', async ({
  page,
  context,
}) => {
  await openWithStore(page)
  await page.evaluate(async module => {
    const { openChangeStore: open }: { openChangeStore: typeof openChangeStore } = await import(module)
    const store = await open('school')
    await store.put({ path: 'pages/about.json', content: '{ "title": "About ɛɔ" }', base: '{}', at: 1 })
    await store.put({ path: 'pages/about.json', content: '{ "title": "About us" }', base: '{}', at: 2 })
    await store.put({ path: 'public/images/hall.jpg', content: new Uint8Array([0, 255]), at: 3 })
    await store.put({ path: 'pages/old.json', content: null, base: '{}', at: 4 })
    await store.put({ path: 'pages/gone.json', content: '{}', at: 5 })
    await store.remove('pages/gone.json')
    await (await open('museum')).put({ path: 'pages/index.json', content: '{}', at: 6 })
  }, MODULE)
  await page.close()
  const next = await context.newPage()
  await openWithStore(next)
  const kept = await next.evaluate(async module => {
    const { openChangeStore: open }: { openChangeStore: typeof openChangeStore } = await import(module)
    const changes = await (await open('school')).load()
    return changes.map(({ content, ...change }) => ({
      ...change,
      content: content instanceof Uint8Array ? [...content] : content,
    }))
  }, MODULE)
  expect(kept).toEqual([
    { path: 'pages/about.json', content: '{ "title": "About us" }', base: '{}', at: 2 },
    { path: 'pages/old.json', content: null, base: '{}', at: 4 },
    { path: 'public/images/hall.jpg', content: [0, 255], at: 3 },
  ])
})
