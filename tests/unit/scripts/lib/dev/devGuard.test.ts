import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDevServer } from '../../../../../scripts/lib/dev/devServer.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'
import { freePort } from '../../../../../scripts/quality/browser/spawnServer.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { writeSmallSite } from '../../smallFolders.ts'

const folder = scratchFolder()
let kept: string
let port: number
let server: ViteDevServer

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/")</script></svg>'

beforeAll(async () => {
  const folders = await writeSmallSite(folder)
  await mkdir(join(folders.public, '.well-known'))
  for (const file of [
    'evil.html',
    'EVIL.HTM',
    'evil.svg',
    'evil.xml',
    'evil.xhtml',
    'evil',
    'a b.html',
    'sw.js',
    'data.csv',
    '.well-known/a.txt',
  ])
    await writeFile(join(folders.public, file), SCRIPT)
  for (const file of ['fees.pdf', 'photo.jpg', 'hall.mp4'])
    await writeFile(join(folders.public, file), 'bytes')
  // As builds keep what they have made.
  kept = await mkdtemp(join(projectRoot, '.cache/guard-test-'))
  await writeFile(join(kept, 'draft.json'), '"of an author"')
  port = await freePort()
  server = (await startDevServer({ ...folders, port })).server
})

afterAll(async () => {
  await server.close()
  await rm(kept, { recursive: true })
})

/** Sends a path as it is given. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request({ host: 'localhost', port, path, headers }, async response =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .on('error', reject)
      .end()
  })

test.each([
  '/evil.html',
  '/EVIL.HTM',
  '/evil.svg',
  '/evil.svg?raw=1',
  '/%65vil.svg',
  '/evil.xml',
  '/evil.xhtml',
  '/evil',
  '/a%20b.html',
  '/sw.js',
  '/data.csv',
  '/.well-known/a.txt',
])('a public file runs nothing on the address of the server: %s', async path => {
  const { headers, body } = await get(path)
  expect(body).toContain('fetch')
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(['/fees.pdf', '/photo.jpg', '/hall.mp4'])(
  '%s is shown as ever, since no browser shows it in a sandbox',
  async path => {
    const { status, headers } = await get(path)
    expect([status, headers['content-security-policy']]).toEqual([200, undefined])
  },
)

test.each([
  ['/sw.js', { 'service-worker': 'script' }],
  ['/renderer/browser/entry.ts', { 'service-worker': 'script' }],
  ['/', { 'sec-fetch-dest': 'serviceworker' }],
  ['/__open-in-editor?file=/etc/passwd:3:1', {}],
  ['/__open-in-editor?file=/etc/passwd:3:1', { origin: 'https://evil.example' }],
  ['//__open-in-editor?file=package.json', {}],
  ['/%5f%5fopen-in-editor?file=package.json', {}],
  ['/__OPEN-in-editor?file=package.json', {}],
  ['/scripts/studio.ts', {}],
  ['/scripts/build.ts?import', {}],
  ['/SCRIPTS/build.ts', {}],
  ['/%73cripts/build.ts', {}],
  ['/scripts/lib/dev/refresh/../../../studio/server/guard.ts', {}],
  ['/scripts/lib/dev/refresh.ts', {}],
  ['/.git/config', {}],
  ['/.env', {}],
  ['/images/hero.svg', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['/renderer/browser/entry.ts', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' }],
  ['/', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
])('%s with %j is refused', async (path, headers) => {
  const { status } = await get(path, headers)
  expect([403, 404]).toContain(status)
})

test.each([
  (path: string) => path,
  (path: string) => path.replace('.cache', '%2ecache'),
  (path: string) => path.replace('.cache', '%252ecache'),
  (path: string) => path.replace('.cache', '.CACHE'),
  (path: string) => `${path}?raw`,
  (path: string) => `${path}?import&raw`,
  (path: string) => `${path}?url`,
  (path: string) => `/renderer/..${path}`,
  (path: string) => `/@fs${join(projectRoot, path)}`,
  (path: string) => `/@fs${join(projectRoot, path)}?import&raw`,
  (path: string) => `/@fs/${join(projectRoot, 'renderer')}/..${path}?raw`,
  (path: string) => `/node_modules/..${path}`,
])('unsaved work is read by nobody: spelling %#', async spelled => {
  const { body, status } = await get(spelled(`/${kept.slice(projectRoot.length + 1)}/draft.json`))
  expect(body).not.toContain('of an author')
  expect(status).toBeGreaterThanOrEqual(400)
})

test.each([
  '/package.json',
  '/vite.config.ts',
  '/pages-json/_site.json',
  '/tests/playwright.config.ts',
  '/scripts/studio/server/guard.ts',
])('%s is no code of pages, so it is not served', async path => {
  expect((await get(path)).status).toBeGreaterThanOrEqual(400)
  expect((await get(`${path}?import&raw`)).status).toBeGreaterThanOrEqual(400)
})

test.each(['http://localhost:9999', 'http://127.0.0.1:18099', 'http://evil.localhost', 'null'])(
  'a page of %s may read nothing',
  async origin => {
    for (const path of ['/', '/@vite/client', '/renderer/browser/entry.ts', '/evil.html'])
      expect((await get(path, { origin })).headers['access-control-allow-origin']).toBeUndefined()
  },
)

test.each([
  '/',
  '/@vite/client',
  '/renderer/browser/entry.ts',
  '/scripts/lib/dev/refresh/refreshClient.ts',
  '/renderer/theme/typefaces/cabin.woff2',
  '/images/hero.svg',
])('what pages need is served: %s', async path => {
  const { status } = await get(path, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' })
  expect(status).toBe(200)
})

test('all code that the page of the dev server loads is served', async () => {
  const loadAll = async () => {
    const seen = new Set<string>()
    const load = async (path: string): Promise<void> => {
      if (seen.has(path)) return
      seen.add(path)
      const { status, body } = await get(path)
      expect(status, path).toBe(200)
      for (const [, found = ''] of body.matchAll(/(?:from|import)\s*\(?\s*"(\/[^"]+)"/g)) await load(found)
    }
    const { body } = await get('/')
    for (const [, found = ''] of body.matchAll(/src="(\/[^"]+\.tsx?)"/g)) await load(found)
    expect(seen.size).toBeGreaterThan(50)
  }
  // While another server of the same checkout prepares packages, Vite answers 504 for those of before and has the page reloaded.
  await vi.waitFor(loadAll, { timeout: 30_000, interval: 500 })
})
