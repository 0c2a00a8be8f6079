import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { HotPayload, ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startDevServer } from '../../../scripts/lib/devServer.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort } from '../../freePort.ts'
import { smallSite } from '../smallSite.ts'
import { writeSmallSite } from './smallFolders.ts'

const disk = vi.hoisted(() => ({ isSlow: false }))

// The samples are the last that is read, when the documents have been: a look can be held up in between.
vi.mock('node:fs/promises', async load => {
  const real = await load<typeof import('node:fs/promises')>()
  const readFile = async (file: string, encoding?: BufferEncoding) => {
    if (disk.isSlow && file.endsWith('hero.json')) {
      disk.isSlow = false
      await setTimeout(1000)
    }
    return real.readFile(file, encoding)
  }
  return { ...real, readFile }
})

let folder: string
let server: ViteDevServer
/** What browsers have been told. */
const told: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-dev-'))
  server = await startDevServer({ ...(await writeSmallSite(folder)), port: await freePort() })
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === 'object') told.push(payload.type === 'custom' ? payload.event : payload.type)
  })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  told.length = 0
})

/** Tells the server, without waiting for the system to do so. */
const announce = (file: string) => server.watcher.emit('all', 'change', join(folder, 'pages', file))

async function nameSchool(name: string) {
  const site = smallSite['_site.json']?.replace('Harbour View School', name) ?? ''
  await writeFile(join(folder, 'pages/_site.json'), site)
  announce('_site.json')
}

test('a page that is saved is shown without a reload', async () => {
  announce('index.json')
  await expect.poll(() => told).toEqual(['chalkline:content'])
})

test('what all pages share is reloaded also when a page is saved right after it', async () => {
  announce('_site.json')
  announce('index.json')
  await expect.poll(() => told).toEqual(['full-reload'])
})

test('what is saved while the server still reads what was saved before is what it shows in the end', async () => {
  disk.isSlow = true
  await nameSchool('Early School')
  await expect.poll(() => disk.isSlow).toBe(false)
  await nameSchool('Late School')
  await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(1)
  const [address = ''] = server.resolvedUrls?.local ?? []
  expect(await (await fetch(`${address}site.json`)).text()).toContain('Late School')
})

test('what a build writes beside pages is answered: aliases of any ending, dates; and what is no address is refused', async () => {
  const page = JSON.parse(smallSite['stages/ils.json'] ?? '')
  const calendar = JSON.parse(
    await readFile(join(projectRoot, 'tests/fixtures/sections/calendar.json'), 'utf8'),
  )
  const changed = { ...page, aliases: ['/old/ils.html'], sections: [...page.sections, [calendar].flat()[0]] }
  await writeFile(join(folder, 'pages/stages/ils.json'), JSON.stringify(changed))
  announce('stages/ils.json')
  await expect.poll(() => told).toHaveLength(1)
  const ask = async (path: string) => {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]))
    return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 15)]
  }
  expect(await ask('/old/ils.html')).toEqual([200, 'text/html; charset=utf-8', '<!doctype html>'])
  expect(await ask('/stages/ils/calendar.ics')).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'BEGIN:VCALENDAR',
  ])
  expect(await ask('/stages/calendar.ics')).toEqual([404, expect.anything(), expect.anything()])
  expect(await ask('/%zz')).toEqual([400, 'text/plain', 'Bad Request'])
})
