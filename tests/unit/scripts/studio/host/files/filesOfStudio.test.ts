import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../../../scripts/quality/browser/spawnServer.ts'
import { startStudio } from '../../../../../../scripts/studio/host/startStudio.ts'
import type { Deletion, ListedPicture } from '../../../../../../scripts/studio/site/fileCalls.ts'
import type { ListedAttachment } from '../../../../../../scripts/studio/site/fileUses.ts'
import { documents as pdfs } from '../../../../../fixtures/pdf/documents.ts'
import { scratchFolder } from '../../../../scratchFolder.ts'
import { smallSite } from '../../../../smallSite.ts'

const folder = scratchFolder()
let studio: Awaited<ReturnType<typeof startStudio>>
let origin: string
let token: string

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="9" height="9"/></svg>'

beforeAll(async () => {
  const files = Object.entries(smallSite).map(([name, text]) => [`pages/${name}`, text] as const)
  const drawings = ['hero', 'mark-light', 'mark-dark'].map(
    name => [`public/images/${name}.svg`, drawing] as const,
  )
  for (const [name, content] of [...files, ...drawings]) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  studio = await startStudio({
    pages: join(folder, 'pages'),
    public: join(folder, 'public'),
    port: await freePort(),
  })
  origin = new URL(studio.address).origin
  token = new URL(studio.address).hash.slice(1)
})

afterAll(() => studio.server.close())

interface Answer {
  status: number
  type: string
  body: Buffer
}

/** Sends what `fetch` would not: any host, origin and path. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: Uint8Array = Buffer.alloc(0),
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, async response => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body })
    })
    sent.on('error', reject).end(body)
  })
}

const own = () => ({ origin, authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' })

const upload = (name: string, bytes: Uint8Array, headers: Record<string, string> = own()) =>
  add({ kind: 'picture', name, about: 'Founders’ Day' }, bytes, headers)

const add = (words: Record<string, string>, bytes: Uint8Array, headers: Record<string, string> = own()) =>
  send('POST', `/_studio/files?${new URLSearchParams(words)}`, headers, bytes)

async function call<T>(name: string, input: object): Promise<T> {
  const headers = { ...own(), 'content-type': 'application/json' }
  const { status, body } = await send(
    'POST',
    `/_studio/api/${name}`,
    headers,
    Buffer.from(JSON.stringify(input)),
  )
  const answer = JSON.parse(body.toString())
  if (status !== 200) throw new Error(answer.error)
  return answer
}

const photograph = (red = 200) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 80, b: 40 } } })
    .jpeg()
    .toBuffer()

const images = () => readdir(join(folder, 'public/images'))
const pages = async (file: string) => JSON.parse(await readFile(join(folder, 'pages', file), 'utf8'))
const listed = async (path: string) =>
  (await call<ListedPicture[]>('pictures', {})).find(picture => picture.path === path)

test('a photograph is stored, listed and shown small', async () => {
  const { status, body } = await upload('Sports Day.JPG', await photograph())
  expect([status, JSON.parse(body.toString())]).toEqual([200, { path: '/images/sports-day.jpg' }])
  expect(await listed('/images/sports-day.jpg')).toEqual({
    path: '/images/sports-day.jpg',
    width: 80,
    height: 60,
    uses: [],
  })
  const small = await send('GET', '/_studio/thumbnails/images/sports-day.jpg', {})
  expect([small.status, small.type]).toEqual([200, 'image/webp'])
  expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 80 })
})

test('nothing is stored for other sites, without the token, by a form, or in another way', async () => {
  const before = await images()
  const bytes = await photograph()
  const refused: [Record<string, string>, number][] = [
    [{ ...own(), origin: 'http://localhost:1' }, 403],
    [{ ...own(), authorization: 'Bearer wrong' }, 401],
    [{ ...own(), 'content-type': 'image/jpeg' }, 415],
  ]
  for (const [headers, status] of refused)
    expect((await upload('x.jpg', bytes, headers)).status, JSON.stringify(headers)).toBe(status)
  expect((await send('PUT', '/_studio/files', own(), bytes)).status).toBe(405)
  expect((await send('GET', '/_studio/files', {})).status).toBe(405)
  expect(await images()).toEqual(before)
})

test('a file that is too large or no picture is refused in words, and nothing is stored', async () => {
  const before = await images()
  const large = await upload('x.jpg', Buffer.alloc(40_000_001))
  expect([large.status, large.body.toString()]).toEqual([413, expect.stringContaining('more than 40 MB')])
  const broken = await upload('x.jpg', (await photograph()).subarray(0, 200))
  expect([broken.status, broken.body.toString()]).toEqual([422, expect.stringContaining('save it as JPEG')])
  expect(await images()).toEqual(before)
})

test('no address of a small picture leads anywhere but to a picture of the folder', async () => {
  for (const path of ['/../pages/_site.json', '/%2e%2e/pages/index.json', '/images']) {
    const { status, type } = await send('GET', `/_studio/thumbnails${path}`, {})
    expect([status, type], path).toEqual([422, 'application/json; charset=utf-8'])
  }
  expect((await send('GET', '/_studio/thumbnails/images/hero.svg', { host: 'school.example' })).status).toBe(
    403,
  )
})

test('the list says where a picture is shown, and in which words', async () => {
  const hero = await listed('/images/hero.svg')
  expect(hero).toMatchObject({ width: 1600, height: 900 })
  expect(hero?.uses).toEqual([
    expect.objectContaining({
      file: '_posts/1.json',
      title: 'Post 1',
      path: ['featuredImage'],
      alt: 'The harbour',
    }),
    expect.objectContaining({ file: '_posts/2.json', title: 'Post 2' }),
    expect.objectContaining({
      file: 'index.json',
      section: { type: 'hero', title: 'Welcome' },
      path: ['sections', 0, 'backgroundImage'],
    }),
    expect.objectContaining({
      file: 'index.json',
      section: { type: 'gallery', title: 'Gallery Highlights' },
      alt: 'The harbour',
    }),
  ])
})

test('a part becomes a picture of its own, and the whole picture stays', async () => {
  await upload('whole.jpg', await photograph())
  const before = await readFile(join(folder, 'public/images/whole.jpg'))
  const area = { left: 10, top: 5, width: 30, height: 20 }
  expect(await call('cropPicture', { path: '/images/whole.jpg', area })).toEqual({
    path: '/images/whole-part.jpg',
  })
  expect(await readFile(join(folder, 'public/images/whole.jpg'))).toEqual(before)
  const beyond = { ...area, left: 60 }
  await expect(call('cropPicture', { path: '/images/whole.jpg', area: beyond })).rejects.toThrow(
    'beyond the picture',
  )
  await expect(call('cropPicture', { path: '/images/hero.svg', area })).rejects.toThrow(
    'drawing cannot be cut',
  )
  await expect(call('cropPicture', { path: '/../pages/index.json', area })).rejects.toThrow('no such picture')
})

test('a picture is replaced in all documents, and nothing else of them changes', async () => {
  const text =
    '{ "title": "Sea",  "description": "D", "sections": [{ "type": "text", "title": "T", "content": "C", "image": "/images/hero.svg",\n "imageAlt": "A" }] }'
  await writeFile(join(folder, 'pages/sea.json'), text)
  await upload('harbour.jpg', await photograph())
  const { changed, failed } = await call<{ changed: string[]; failed: object[] }>('replaceFile', {
    from: '/images/hero.svg',
    to: '/images/harbour.jpg',
  })
  expect(failed).toEqual([])
  expect(changed.sort()).toEqual(['_posts/1.json', '_posts/2.json', 'index.json', 'sea.json'])
  expect(await readFile(join(folder, 'pages/sea.json'), 'utf8')).toBe(text.replace('hero.svg', 'harbour.jpg'))
  expect((await pages('index.json')).sections[1].items[0]).toMatchObject({
    src: '/images/harbour.jpg',
    alt: 'The harbour',
  })
})

test('where one document cannot be changed, none is, and its author learns why', async () => {
  await upload('quay.jpg', await photograph())
  const { text } = await call<{ text: string }>('open', { file: 'index.json' })
  await call('preview', {
    file: 'index.json',
    text: text.replace('Welcome', 'Hello'),
    base: text,
    window: 'one',
  })
  const before = await pages('_posts/1.json')
  const replacing = { from: '/images/harbour.jpg', to: '/images/quay.jpg' }
  expect(await call('replaceFile', replacing)).toEqual({
    changed: [],
    failed: [{ file: 'index.json', reason: 'It has changes that are not saved. Save them first.' }],
  })
  expect(await pages('_posts/1.json')).toEqual(before)
  await expect(call('replaceFile', { ...replacing, to: '/images/none.jpg' })).rejects.toThrow('no such file')
  await call('preview', { file: 'index.json', text, base: text, window: 'one' })
})

test('a picture gets a focal point, gets another and loses it, and nothing else of the site changes', async () => {
  const read = () => readFile(join(folder, 'pages/_site.json'), 'utf8')
  const before = await read()
  const focus = (path: string, focus: object | null) => call('focusPicture', { path, focus })
  const points = async () => (await pages('_site.json')).focalPoints
  await focus('/images/hero.svg', { x: 60, y: 25 })
  await focus('/images/mark-dark.svg', { x: 0, y: 100 })
  await focus('/images/hero.svg', { x: 40, y: 30 })
  expect(await points()).toEqual([
    { image: '/images/hero.svg', x: 40, y: 30 },
    { image: '/images/mark-dark.svg', x: 0, y: 100 },
  ])
  expect(await listed('/images/hero.svg')).toMatchObject({ focus: { x: 40, y: 30 } })
  await focus('/images/hero.svg', null)
  expect(await points()).toEqual([{ image: '/images/mark-dark.svg', x: 0, y: 100 }])
  await focus('/images/mark-dark.svg', null)
  await focus('/images/mark-dark.svg', null)
  expect(await read()).toBe(before)
})

test('a focal point is refused for what is no picture, and while the site has changes that are not saved', async () => {
  const focus = { x: 60, y: 25 }
  await expect(call('focusPicture', { path: '/../pages/_site.json', focus })).rejects.toThrow(
    'no such picture',
  )
  await expect(call('focusPicture', { path: '/images/hero.svg', focus: { x: 101, y: 0 } })).rejects.toThrow()
  const base = await readFile(join(folder, 'pages/_site.json'), 'utf8')
  await call('preview', { file: '_site.json', text: base.replace('"name"', ' "name"'), base, window: 'one' })
  await expect(call('focusPicture', { path: '/images/hero.svg', focus })).rejects.toThrow('not saved')
  await call('preview', { file: '_site.json', text: base, base, window: 'one' })
  expect(await readFile(join(folder, 'pages/_site.json'), 'utf8')).toBe(base)
})

test('replacing a picture everywhere leaves its focal point with its file', async () => {
  await call('focusPicture', { path: '/images/hero.svg', focus: { x: 60, y: 25 } })
  await call('replaceFile', { from: '/images/hero.svg', to: '/images/mark-dark.svg' })
  expect((await pages('_site.json')).focalPoints).toEqual([{ image: '/images/hero.svg', x: 60, y: 25 }])
  await call('focusPicture', { path: '/images/hero.svg', focus: null })
})

const docs = () => readdir(join(folder, 'public/docs')).catch(() => [])
const addDocument = async (name: string, bytes: Uint8Array, words: Record<string, string> = {}) => {
  const { status, body } = await add({ kind: 'document', name, about: 'Fees', ...words }, bytes)
  return { status, ...JSON.parse(body.toString()) }
}
const attachment = async (path: string) =>
  (await call<ListedAttachment[]>('attachments', {})).find(file => file.path === path)
const binned = () => call<{ id: string; kind: string; route: string }[]>('bin', {})
const deleteFiles = (...paths: string[]) => call<Deletion>('deleteFiles', { paths })

/** A page that shows a document in a field, in a link and in a running text. */
const feesPage = JSON.stringify({
  ...{ title: 'Fees', description: 'D' },
  sections: [
    { type: 'text', title: 'T', content: 'Read [the fees](/docs/fees.pdf#page=2).' },
    { type: 'callToAction', title: 'C', description: 'D', buttonText: 'Fees', buttonLink: '/docs/fees.pdf' },
    { type: 'prospectus', title: 'Fees', buttonText: 'Read', pdfUrl: '/docs/fees.pdf' },
  ],
})

test('a document is stored under the name that it has, and listed with its pages and what uses it', async () => {
  const one = await pdfs['one page']()
  expect(await addDocument('Fees.PDF', one)).toEqual({ status: 200, path: '/docs/fees.pdf' })
  expect(await addDocument('FEES.pdf', one)).toEqual({ status: 200, path: '/docs/fees-2.pdf' })
  await writeFile(join(folder, 'pages/fees.json'), feesPage)
  expect(await attachment('/docs/fees.pdf')).toMatchObject({ pages: 1, size: one.length })
  const uses = (await attachment('/docs/fees.pdf'))?.uses ?? []
  expect(uses.map(({ file, path }) => `${file} ${path.join('.')}`).sort()).toEqual([
    'fees.json sections.0.content',
    'fees.json sections.1.buttonLink',
    'fees.json sections.2.pdfUrl',
  ])
  expect(await addDocument('Locked.pdf', await pdfs.encrypted())).toMatchObject({ status: 200 })
  expect((await attachment('/docs/locked.pdf'))?.problem).toMatch(/asks for a password.*without a password/)
})

test('what is no document that visitors can open is refused, and nothing is stored', async () => {
  const before = await docs()
  expect(await addDocument('page.html', Buffer.from('<html>'))).toMatchObject({ status: 422 })
  const large = await addDocument('x.pdf', Buffer.alloc(40_000_001))
  expect(large).toMatchObject({ status: 413, error: expect.stringContaining('Minimum size') })
  expect(await docs()).toEqual(before)
})

test('an upload that breaks off leaves nothing', async () => {
  const before = await docs()
  const { hostname, port } = new URL(origin)
  const path = '/_studio/files?kind=document&name=half.pdf'
  const sent = request({
    hostname,
    port,
    path,
    method: 'POST',
    headers: { ...own(), 'content-length': 9999 },
  })
  const ended = new Promise(resolve => sent.on('close', resolve))
  sent.on('error', () => undefined)
  sent.write('%PDF-1.7', () => sent.destroy())
  await ended
  // Another is stored after it, so the server has dealt with both.
  expect(await addDocument('after.pdf', await pdfs['one page']())).toMatchObject({ path: '/docs/after.pdf' })
  expect((await docs()).sort()).toEqual([...before, 'after.pdf'].sort())
})

test('a new version keeps the address, and the bin keeps the old one', async () => {
  const before = await readFile(join(folder, 'public/docs/fees.pdf'))
  const long = await pdfs['300 pages']()
  const replacing = { replace: '/docs/fees.pdf' }
  expect(await addDocument('Fees 2027.pdf', long, replacing)).toEqual({ status: 200, path: '/docs/fees.pdf' })
  expect(await attachment('/docs/fees.pdf')).toMatchObject({ pages: 300 })
  const csv = await addDocument('fees.csv', Buffer.from('a,b'), replacing)
  expect(csv).toMatchObject({ status: 422, error: expect.stringContaining('address of its own') })
  expect(await addDocument('x.pdf', long, { replace: '/../pages/fees.json' })).toMatchObject({ status: 422 })
  const [old] = await binned()
  expect(old).toMatchObject({ kind: 'file', route: '/docs/fees.pdf' })
  expect(await call('restoreFile', { id: old?.id })).toEqual({ path: '/docs/fees-3.pdf' })
  expect(await readFile(join(folder, 'public/docs/fees-3.pdf'))).toEqual(before)
  expect(await binned()).toEqual([])
})

test('a document is replaced by another in fields, links and texts, and a page of it stays that page', async () => {
  expect(await call('replaceFile', { from: '/docs/fees.pdf', to: '/docs/fees-2.pdf' })).toEqual({
    changed: ['fees.json'],
    failed: [],
  })
  expect(await readFile(join(folder, 'pages/fees.json'), 'utf8')).toBe(
    feesPage.replaceAll('/docs/fees.pdf', '/docs/fees-2.pdf'),
  )
  await addDocument('fees.csv', Buffer.from('a,b'))
  expect(await call('replaceFile', { from: '/docs/fees-2.pdf', to: '/docs/fees.csv' })).toEqual({
    changed: [],
    failed: [{ file: 'fees.json', reason: 'It takes PDF documents only. Save the new file as PDF.' }],
  })
})

test('only what nothing uses is deleted, also nothing that is not saved yet, and it comes back to the byte', async () => {
  const bytes = await readFile(join(folder, 'public/docs/fees.pdf'))
  const base = await readFile(join(folder, 'pages/index.json'), 'utf8')
  const text = base.replace('"Welcome"', '"Welcome [there](/docs/after.pdf)"')
  await call('preview', { file: 'index.json', text, base, window: 'one' })
  await writeFile(join(folder, 'pages/broken.json'), '{ "title": "B", "sections": [{ "x": "/docs/fees.csv" ')
  const { deleted, kept } = await deleteFiles(
    ...['/docs/fees.pdf', '/docs/fees-2.pdf', '/docs/after.pdf', '/docs/fees.csv', '/../pages/index.json'],
  )
  expect(deleted).toEqual(['/docs/fees.pdf'])
  expect(Object.fromEntries(kept.map(({ path, reason }) => [path, reason]))).toEqual({
    '/docs/fees-2.pdf': '“Fees” uses it. Take it out there first.',
    '/docs/after.pdf': expect.stringContaining('uses it'),
    '/docs/fees.csv': expect.stringContaining('uses it'),
    '/../pages/index.json': 'There is no such file any more.',
  })
  expect(await docs()).not.toContain('fees.pdf')
  const [found] = await binned()
  expect(await call('restoreFile', { id: found?.id })).toEqual({ path: '/docs/fees.pdf' })
  expect(await readFile(join(folder, 'public/docs/fees.pdf'))).toEqual(bytes)
  await expect(call('restoreFile', { id: found?.id })).rejects.toThrow('not in the bin any more')
  await call('preview', { file: 'index.json', text: base, base, window: 'one' })
  await rm(join(folder, 'pages/broken.json'))
})

test('a picture that is deleted takes its focal point with it', async () => {
  await upload('unused.jpg', await photograph(9))
  await call('focusPicture', { path: '/images/unused.jpg', focus: { x: 1, y: 2 } })
  expect(await deleteFiles('/images/unused.jpg')).toEqual({ deleted: ['/images/unused.jpg'], kept: [] })
  expect((await pages('_site.json')).focalPoints).toBeUndefined()
  expect(await images()).not.toContain('unused.jpg')
})
