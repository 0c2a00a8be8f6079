import { EventEmitter, once } from 'node:events'
import files, { rename, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { HotPayload, ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sectionPresets } from '../../../../../schema/section.ts'
import type { DevSite } from '../../../../../scripts/lib/dev/DevSite.ts'
import { startDevServer } from '../../../../../scripts/lib/dev/devServer.ts'
import { freePort } from '../../../../../scripts/quality/browser/spawnServer.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSmallSite } from '../../smallFolders.ts'

const folder = scratchFolder()
let server: ViteDevServer
let site: DevSite
/** Types of the messages sent to browsers. */
const sent: string[] = []

beforeAll(async () => {
  const folders = await writeSmallSite(folder)
  await writeFile(join(folders.public, 'fees.pdf'), '%PDF-1.7\n%%EOF')
  const started = await startDevServer({ ...folders, port: await freePort() })
  server = started.server
  site = started.site
  vi.spyOn(server.ws, 'send').mockImplementation((payload: HotPayload | string) => {
    if (typeof payload === 'object') sent.push(payload.type === 'custom' ? payload.event : payload.type)
  })
})

afterAll(() => server.close())

beforeEach(() => {
  sent.length = 0
})

/** Lets the next PDF file that is read wait until it is released. */
function holdBackPdf(): { isReached: Promise<unknown>; release: () => void } {
  const { readFile } = files
  const steps = new EventEmitter()
  const [reached, released] = [once(steps, 'reached'), once(steps, 'released')]
  const reading = vi.spyOn(files, 'readFile')
  const hold = async (...of: Parameters<typeof readFile>) => {
    if (String(of[0]).endsWith('.pdf')) {
      reading.mockRestore()
      syncBuiltinESMExports()
      steps.emit('reached')
      await released
    }
    return readFile(...of)
  }
  // It has one signature, and the function has several.
  reading.mockImplementation(hold as typeof readFile)
  // Modules that import the function by its name see the change.
  syncBuiltinESMExports()
  return { isReached: reached, release: () => steps.emit('released') }
}

const ask = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]))
const textAt = async (path: string) => (await ask(path)).text()

/** Tells the server, without waiting for the system to do so. */
const announce = (file: string) => site.changed(join(folder, 'pages', file))

async function nameSchool(name: string) {
  const site = smallSite['_site.json'] ?? ''
  await writeFile(join(folder, 'pages/_site.json'), site.replace('Harbour View School', name))
  announce('_site.json')
}

/** Saves a document at once: one that is seen while it is written in place has a mistake, which is a message, too. */
async function save(file: string, text: string) {
  const unfinished = join(folder, 'pages/.unfinished')
  await writeFile(unfinished, text)
  await rename(unfinished, join(folder, 'pages', file))
  announce(file)
}

/** Saves a document with another description. */
async function describe(file: string, description: string) {
  const value = JSON.parse(smallSite[file] ?? '')
  await writeFile(join(folder, 'pages', file), JSON.stringify({ ...value, description }))
  announce(file)
}

test('a page that is saved is shown without a reload', async () => {
  await describe('index.json', 'Another description.')
  await expect.poll(() => sent).toEqual(['chalkline:content'])
})

test('what is saved while the server still reads what was saved before is what it shows in the end', async () => {
  // PDF files are read after the documents, and only when they are new.
  const held = holdBackPdf()
  await writeFile(join(folder, 'public/fees.pdf'), '%PDF-1.7\n\n%%EOF')
  await nameSchool('Early School')
  await held.isReached
  await nameSchool('Late School')
  held.release()
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(await textAt('/')).toContain('Late School')
})

test('what a build writes besides pages is answered: aliases of any ending, dates, what browsers fetch of the site; and what is no address is refused', async () => {
  const page = JSON.parse(smallSite['stages/ils.json'] ?? '')
  const calendar = sectionPresets.find(({ section }) => section.type === 'calendar')?.section
  const changed = { ...page, aliases: ['/old/ils.html'], sections: [...page.sections, calendar] }
  await writeFile(join(folder, 'pages/stages/ils.json'), JSON.stringify(changed))
  announce('stages/ils.json')
  await expect.poll(async () => (await ask('/old/ils.html')).status).toBe(200)
  const answerTo = async (path: string) => {
    const response = await ask(path)
    return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 15)]
  }
  expect(await answerTo('/old/ils.html')).toEqual([200, 'text/html; charset=utf-8', '<!doctype html>'])
  expect(await answerTo('/stages/ils/calendar.ics')).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'BEGIN:VCALENDAR',
  ])
  expect(await answerTo('/stages/calendar.ics')).toEqual([404, expect.anything(), expect.anything()])
  for (const file of ['/site.json', '/screens.json'])
    expect(await answerTo(file)).toEqual([
      200,
      'application/json; charset=utf-8',
      expect.stringMatching(/^\{"name":"\w/),
    ])
  for (const path of ['/blog/category/news', '/Blog/Category/News/'])
    expect((await answerTo(path)).slice(0, 1), path).toEqual([200])
  expect((await answerTo('/blog/category/none')).slice(0, 1)).toEqual([404])
  expect(await answerTo('/%zz')).toEqual([400, 'text/plain', 'Bad Request'])
})

test('a mistake is sent with its file, line, lines around it and suggestion; once it is mended, that there is none', async () => {
  const right = smallSite['stages/ils.json'] ?? ''
  await save('stages/ils.json', right.replace('"faq"', '"faqs"'))
  await expect.poll(() => sent).toEqual(['chalkline:problems'])
  expect(vi.mocked(server.ws.send).mock.lastCall?.[0]).toMatchObject({
    data: {
      count: 1,
      text: expect.stringMatching(
        /^stages\/ils\.json:29:15 {2}Unknown section type "faqs"\. Did you mean "faq"\?.*> 29 \| +"type": "faqs"/s,
      ),
    },
  })
  await save('stages/ils.json', right)
  await expect.poll(() => sent).toEqual(['chalkline:problems', 'chalkline:problems', 'chalkline:content'])
})

test('despite a mistake a new page is shown, without a reload, and stays while it gets a mistake of its own', async () => {
  const right = smallSite['stages/ils.json'] ?? ''
  await save('stages/ils.json', right.replace('"faq"', '"faqs"'))
  await expect.poll(() => sent).toEqual(['chalkline:problems'])

  const added = { ...JSON.parse(right), title: 'A new page' }
  await save('stages/new.json', JSON.stringify(added))
  await expect.poll(() => sent).toEqual(['chalkline:problems', 'chalkline:problems', 'chalkline:content'])
  expect(await textAt('/stages/new')).toContain('<title>A new page')
  expect((await ask('/stages/ils')).status).toBe(200)

  // A second mistake does not take away what was valid before.
  await save('stages/new.json', JSON.stringify({ ...added, title: 7 }))
  await expect.poll(() => sent).toHaveLength(4)
  expect(await textAt('/stages/new')).toContain('<title>A new page')

  await save('stages/ils.json', right)
  await expect.poll(() => sent).toHaveLength(5)
  await rm(join(folder, 'pages/stages/new.json'))
  await expect.poll(() => sent).toHaveLength(7)
  expect(await textAt('/stages/new')).not.toContain('<title>A new page')
})

test('a page that was never right says so at its own address, without lines of code', async () => {
  await save('stages/broken.json', '{ "title": "" }')
  await expect.poll(() => textAt('/stages/broken')).toContain('This page has mistakes')
  expect(await textAt('/stages/broken')).not.toContain('broken.json')
  await rm(join(folder, 'pages/stages/broken.json'))
  announce('stages/broken.json')
  await expect.poll(() => textAt('/stages/broken')).not.toContain('has mistakes')
})

test('a page that is added, renamed or deleted, and a picture that is added or changed, reach the browser by the watchers alone', async () => {
  const page = (name: string) => join(folder, 'pages/stages', name)
  // An address below "/stages" that is none has the page there.
  const isPage = async (path: string) => (await textAt(path)).includes('<title>International Lower Secondary')
  await writeFile(page('one.json'), smallSite['stages/ils.json'] ?? '')
  await expect.poll(() => isPage('/stages/one')).toBe(true)
  await rename(page('one.json'), page('other.json'))
  await expect.poll(() => isPage('/stages/other')).toBe(true)
  expect(await isPage('/stages/one')).toBe(false)
  await rm(page('other.json'))
  await expect.poll(() => isPage('/stages/other')).toBe(false)

  const heightOf = async () => {
    const [image = ''] = /<img[^>]* src="\/images\/hero\.svg[^>]*>/.exec(await textAt('/')) ?? []
    return Number(/ height="(\d+)"/.exec(image)?.[1])
  }
  const drawing = (height: number) =>
    writeFile(
      join(folder, 'public/images/hero.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 ${height}"><path d="M0 0h60v9z"/></svg>`,
    )
  for (const height of [20, 40]) {
    await drawing(height)
    await expect.poll(heightOf, { timeout: 20_000 }).toBe(height)
  }
  await writeFile(join(folder, 'public/images/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect.poll(async () => (await ask('/images/new.svg')).status).toBe(200)
})

test('a page that was rendered before a change is asked to fetch itself again once it listens, and no other', async () => {
  const [address = ''] = server.resolvedUrls?.local ?? []
  const [, shown] = /<meta name="revision" content="(.*?)">/.exec(await textAt('/')) ?? []
  const url = `${address.replace('http', 'ws')}?token=${server.config.webSocketToken}`
  // Node 20 has no WebSocket of its own.
  const { WebSocket } = new JSDOM('', { url: address }).window
  const socket = new WebSocket(url, 'vite-hmr')
  const answers: string[] = []
  socket.onmessage = ({ data }) => answers.push(JSON.parse(data).event)
  await new Promise(opened => {
    socket.onopen = opened
  })
  // The server answers in turn.
  for (const data of [shown, 'before'])
    socket.send(JSON.stringify({ type: 'custom', event: 'chalkline:ask-for-content', data }))
  const [content, problems] = ['chalkline:content', 'chalkline:problems']
  const answered = () => answers.filter(event => event === content || event === problems)
  await expect.poll(answered).toEqual([problems, problems, content])
  socket.close()
})

test('an error of the program is answered with its message, and written to the terminal', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = vi
    .spyOn(server, 'ssrLoadModule')
    .mockRejectedValue(new Error('No \u001b[31msuch\u001b[0m <module>'))
  const response = await ask('/stages')
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(text).toContain('An error in the program')
  expect(text).toContain('No such &lt;module>')
  expect(text).not.toContain('ErrorOverlay')
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('<module>') }),
  )
  failing.mockRestore()
  logged.mockRestore()
})
