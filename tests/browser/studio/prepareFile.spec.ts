import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import type { FileFacts } from '../../../schema/model/FileFacts.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { documents } from '../../fixtures/pdf/documents.ts'
import { expect, test } from '../fixtures.ts'
import { photograph } from './photographs.ts'

/** The policy that a page of the studio can have. Its worker that decodes HEIC needs WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"

/** What a worker of the page does here: it measures the files that it gets. */
const MEASURING = `
import { measureFile } from '/measureFile.js'
onmessage = async ({ data: [path, bytes] }) => postMessage(await measureFile(path, bytes))`

const files = new Map<string, string | Uint8Array>()

test.beforeAll(async () => {
  const { NODE_ENV } = process.env
  const built = await build({
    ...{ root: projectRoot, configFile: false, logLevel: 'error', base: './', publicDir: false },
    worker: { format: 'es' },
    build: {
      ...{ write: false, target: 'es2023', modulePreload: false },
      rolldownOptions: {
        input: ['app/files/prepareFile', 'site/measureFile'].map(name => `scripts/studio/${name}.ts`),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  // Vite makes the whole process one of production.
  process.env.NODE_ENV = NODE_ENV
  if (!('output' in built)) throw new Error('Nothing was bundled')
  for (const file of built.output) files.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
  files.set('measuring.js', MEASURING)
  files.set('', '<!doctype html><title>Studio</title>')
})

let server: Server
let address: string

/** Serves what was bundled. A route of the test would not see what the workers of workers ask for. */
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://localhost').pathname.slice(1)
    const body = files.get(name)
    const type = name === '' ? 'text/html' : 'text/javascript'
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'content-security-policy': POLICY })
      .end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${Object(server.address()).port}/`
})

test.afterAll(() => server.close())

test.beforeEach(({ page }) => page.goto(address))

interface Answer {
  ending?: string
  bytes: Buffer
  refusal?: string
}

async function prepare(
  page: Page,
  bytes: Uint8Array,
  name = 'IMG_2041.JPG',
  kind = 'picture',
): Promise<Answer> {
  const { hex = '', ...answer } = await page.evaluate(
    async ({ base64, name, kind, module }) => {
      const { prepareFile } = await import(module)
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      try {
        const { bytes: made, ending } = await prepareFile(new File([bytes], name), kind)
        return { ending, hex: [...made].map((byte: number) => byte.toString(16).padStart(2, '0')).join('') }
      } catch (error) {
        if ((error as Error).name !== 'UsageError') throw error
        return { refusal: (error as Error).message }
      }
    },
    { base64: Buffer.from(bytes).toString('base64'), name, kind, module: '/prepareFile.js' },
  )
  return { ...answer, bytes: Buffer.from(hex, 'hex') }
}

const noise = (width: number, height: number, channels: 3 | 4) => {
  const data = Buffer.alloc(width * height * channels)
  let seed = 1
  for (let at = 0; at < data.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    data[at] = seed >>> 24
  }
  return sharp(data, { raw: { width, height, channels } })
}

/** Two colours and hard edges, as in a screenshot. */
const chequers = (width: number, height: number) =>
  sharp(
    Buffer.from(Array.from({ length: width * height }, (_, at) => ((at ^ Math.floor(at / width)) & 2) * 120)),
    {
      raw: { width, height, channels: 1 },
    },
  )

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 40, alpha } } })

test('a photograph becomes upright, loses its place and camera, and is as large as screens need', async ({
  page,
}) => {
  const tagged = await photograph(20)
  expect(tagged.toString('latin1')).toContain('Secret Camera')
  const { ending, bytes } = await prepare(page, tagged)
  expect(ending).toBe('jpg')
  const { width, height, orientation, exif, space } = await sharp(bytes).metadata()
  expect([width, height, orientation ?? 1, exif, space]).toEqual([600, 800, 1, undefined, 'srgb'])
  expect(bytes.toString('latin1')).not.toMatch(/Secret Camera|Exif/)
  const large = await prepare(page, await plain(4000, 300).jpeg().toBuffer())
  expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 2560, height: 192 })
  const screenshot = await prepare(page, await plain(1500, 9000).png().toBuffer())
  expect(await sharp(screenshot.bytes).metadata()).toMatchObject({ width: 1440, height: 8640 })
})

test('a photograph in HEIC becomes a JPEG', async ({ page }) => {
  const { ending, bytes } = await prepare(
    page,
    await readFile(join(projectRoot, 'tests/fixtures/photograph.heic')),
  )
  expect(ending).toBe('jpg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 80 })
  const [red, , blue] =
    (await sharp(bytes).extract({ left: 10, top: 40, width: 1, height: 1 }).raw().toBuffer()) ?? []
  expect(Number(blue)).toBeGreaterThan(Number(red))
})

test('pictures of many colours become JPEG, those of few PNG, and large ones with transparent parts WebP', async ({
  page,
}) => {
  const endingOf = async (picture: Promise<Buffer>) => (await prepare(page, await picture)).ending
  expect(await endingOf(noise(200, 200, 3).png().toBuffer())).toBe('jpg')
  expect(await endingOf(noise(200, 200, 3).webp().toBuffer())).toBe('jpg')
  expect(await endingOf(chequers(200, 200).png().toBuffer())).toBe('png')
  expect(await endingOf(plain(9, 9, 0).png().toBuffer())).toBe('png')
  expect(await endingOf(noise(900, 900, 4).png().toBuffer())).toBe('webp')
})

test('a drawing keeps nothing that is active', async ({ page }) => {
  const { ending, bytes } = await prepare(
    page,
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="x()"><script>x()</script><rect width="9" height="9"/></svg>',
    ),
  )
  expect(ending).toBe('svg')
  expect(bytes.toString()).toContain('<path')
  expect(bytes.toString()).not.toMatch(/script|onload/)
})

const moving = async (format: 'gif' | 'webp') =>
  sharp([await plain(8, 8).png().toBuffer(), await noise(8, 8, 3).png().toBuffer()], {
    join: { animated: true },
  })
    .toFormat(format)
    .toBuffer()

const refused: readonly [string, () => Promise<Buffer> | Buffer, RegExp, name?: string, kind?: string][] = [
  [
    'half of a JPEG',
    async () => (await noise(200, 150, 3).jpeg().toBuffer()).subarray(0, 9000),
    /end of this picture is missing/,
  ],
  ['a document', () => Buffer.from('%PDF-1.7 …'), /document and no picture/],
  [
    'a broken HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /^This photograph is damaged/,
  ],
  [
    'a broken drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    /end of this picture is missing/,
  ],
  [
    'a drawing whose words would be missing',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Enrolment</p></foreignObject></svg>',
      ),
    /“Enrolment”.*PNG/,
  ],
  ['a picture that is too long', () => plain(10, 66_000).png().toBuffer(), /Cut it into several/],
  ['a GIF that moves', () => moving('gif'), /moves/],
  ['a WebP that moves', () => moving('webp'), /moves/],
  ['a web page as a document', () => Buffer.from('<html>'), /run as a program/, 'page.html', 'document'],
]

test('a file of more than 40 MB is refused before it is read', async ({ page }) => {
  const refusal = await page.evaluate(async module => {
    const { prepareFile } = await import(module)
    const file = new File([new Uint8Array(40_000_001)], 'x.jpg')
    return prepareFile(file, 'picture').catch((error: Error) => error.message)
  }, '/prepareFile.js')
  expect(refusal).toMatch(/more than 40 MB.*as JPEG/)
})

test('what cannot be added is refused in words that say what to do', async ({ page }) => {
  for (const [what, make, words, name, kind] of refused)
    expect((await prepare(page, await make(), name, kind)).refusal, what).toMatch(words)
})

test('a worker measures files as builds do', async ({ page }) => {
  const worker = (path: string, bytes: Uint8Array): Promise<FileFacts> =>
    page.evaluate(
      async ([path, base64]) => {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        const worker = new Worker('/measuring.js', { type: 'module' })
        const facts = await new Promise<FileFacts>((resolve, reject) => {
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage([path, bytes])
        })
        worker.terminate()
        return facts
      },
      [path, Buffer.from(bytes).toString('base64')] as const,
    )
  const picture = async (path: string, bytes: Uint8Array) => (await worker(path, bytes)).picture
  const problem = async (path: string, bytes: Uint8Array) => (await worker(path, bytes)).problems?.[0]?.code
  const upright = await picture('/images/a.jpg', await photograph(0))
  expect(upright).toEqual({ width: 600, height: 800, color: '#a82828', isPhotograph: true })
  const wide = await picture('/images/a.png', await plain(800, 300).png().toBuffer())
  expect(wide).toMatchObject({ width: 800, extremes: ['#c85028', '#c85028'] })
  expect(await picture('/images/a.png', await plain(8, 8, 0.5).png().toBuffer())).toEqual({
    width: 8,
    height: 8,
  })
  const drawing = (attributes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)
  expect(await picture('/a.svg', drawing('width="30" height="20mm"'))).toEqual({ width: 30, height: 57 })
  expect(await picture('/a.svg', drawing('width="100%" viewBox="0 0 64 48"'))).toEqual({
    width: 64,
    height: 48,
  })
  expect(await problem('/images/a.jpg', Buffer.from('x'))).toBe('unreadable-picture')
  expect(await worker('/docs/a.pdf', await documents['300 pages']())).toMatchObject({ pages: 300 })
  expect(await problem('/docs/a.pdf', await documents.encrypted())).toBe('locked-pdf')
  expect(await problem('/docs/a.pdf', Buffer.from('<html>'))).toBe('unreadable-pdf')
  expect(await problem('/fonts/a.woff2', Buffer.from('wOFF'))).toBe('unreadable-typeface')
})
