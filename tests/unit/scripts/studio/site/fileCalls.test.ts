import { beforeEach, expect, test } from 'vitest'
import { setValue } from '../../../../../schema/text/edit.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { fileCalls } from '../../../../../scripts/studio/site/fileCalls.ts'
import { StudioSite } from '../../../../../scripts/studio/site/StudioSite.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { smallContext, smallSite } from '../../../smallSite.ts'
import { MemoryStore } from './MemoryStore.ts'
import { around } from './openStudio.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A page that shows a document in a field, in a link and in a running text. */
const feesPage = JSON.stringify({
  ...{ title: 'Fees', description: 'D' },
  sections: [
    { type: 'text', title: 'T', content: 'Read [the fees](/docs/fees.pdf#page=2).' },
    { type: 'callToAction', title: 'C', description: 'D', buttonText: 'Fees', buttonLink: '/docs/fees.pdf' },
    { type: 'prospectus', title: 'Fees', buttonText: 'Read', pdfUrl: '/docs/fees.pdf' },
  ],
})

const CUP = '/images/kofi.jpg'

/** A page that shows a pupil wherever it can, and a post that must have a picture. */
const cupPage = JSON.stringify({
  ...{ title: 'Sports', description: 'D' },
  sections: [
    {
      ...{ type: 'text', title: 'T', image: CUP, imageAlt: 'Kofi Mensah with a cup' },
      content: `Kofi Mensah won. See [his [big] cup](${CUP}).`,
    },
    {
      ...{ type: 'gallery', title: 'G' },
      items: [
        { src: CUP, alt: 'Kofi Mensah with a cup' },
        { src: '/images/hero.svg', alt: 'The harbour' },
        { src: '/images/kofi-part-2.jpg', alt: 'The cup' },
      ],
    },
  ],
})

let studio: StudioSite

beforeEach(async () => {
  const pages = { ...smallSite, 'fees.json': feesPage, 'sports.json': cupPage }
  const images = ['hero.svg', 'mark-light.svg', 'mark-dark.svg', 'kofi.jpg', 'kofi-part-2.jpg']
  const host = await MemoryHost.of(
    new Map([
      ...Object.entries(pages).map(([name, text]) => [`pages/${name}`, bytesOf(text)] as const),
      ...[...images.map(name => `images/${name}`), 'docs/fees.pdf', 'docs/fees-2027.pdf'].map(
        name => [`public/${name}`, bytesOf(name)] as const,
      ),
    ]),
  )
  studio = await StudioSite.open(await Workspace.open(host, new MemoryStore()), {
    ...around,
    icons: smallContext.icons,
    factsOf: () => undefined,
    measure: async (path, { length: size }) =>
      path.endsWith('.pdf') ? { size, pages: 3 } : { size, picture: { width: 800, height: 600 } },
  })
})

const documentAt = (file: string) => JSON.parse(studio.site.texts.get(file) ?? '')
const add = (name: string, ending = 'jpg') =>
  fileCalls.addFile(studio, {
    ...{ bytes: bytesOf(name), ending, name, about: 'Founders’ Day' },
    kind: ending === 'jpg' ? 'picture' : 'document',
  })

test('a picture is added under a free name, and is listed first with its size, until it is published', async () => {
  const added = await Promise.all([add('Sports Day.JPG'), add('Sports Day.JPG'), add('IMG_2041.JPG')])
  expect(added.map(({ path }) => path)).toEqual([
    '/images/sports-day.jpg',
    '/images/sports-day-2.jpg',
    '/images/founders-day.jpg',
  ])
  const [first, ...others] = fileCalls.files(studio, { kind: 'picture' })
  expect(first).toMatchObject({ picture: { width: 800, height: 600 }, uses: [] })
  expect(others.slice(2).map(({ path }) => path)).toEqual([
    ...[
      '/images/hero.svg',
      '/images/kofi-part-2.jpg',
      CUP,
      '/images/mark-dark.svg',
      '/images/mark-light.svg',
    ],
  ])
  expect(await studio.readFile('/images/sports-day.jpg')).toEqual(bytesOf('Sports Day.JPG'))
})

test('the list says where a picture is shown, and in which words', () => {
  const hero = fileCalls.files(studio, { kind: 'picture' }).find(({ path }) => path === '/images/hero.svg')
  expect(hero?.uses).toEqual(
    expect.arrayContaining([
      {
        ...{ file: '_posts/1.json', title: 'Post 1', section: undefined, path: ['featuredImage'] },
        alt: 'The harbour',
      },
      expect.objectContaining({ file: 'index.json', section: { type: 'hero', title: 'Welcome' } }),
    ]),
  )
})

test('a new version takes the place of a file of its name, and of no other file', async () => {
  const file = {
    bytes: bytesOf('new'),
    ending: 'pdf',
    kind: 'document',
    name: 'fees.pdf',
    about: '',
  } as const
  const replace = '/docs/fees.pdf'
  expect(fileCalls.namesakeOf(studio, { ...file, name: 'Fees.PDF' })).toMatchObject({ path: replace })
  expect(fileCalls.namesakeOf(studio, { ...file, ending: 'csv' })).toBeUndefined()
  expect(await fileCalls.addFile(studio, { ...file, replace })).toEqual({ path: replace })
  expect(await studio.readFile(replace)).toEqual(bytesOf('new'))
  await expect(fileCalls.addFile(studio, { ...file, replace: CUP })).rejects.toThrow('no such document')
  await expect(fileCalls.addFile(studio, { ...file, replace: '/../pages/fees.json' })).rejects.toThrow(
    'no such document',
  )
})

test('only what nothing uses is deleted, with its focal point', async () => {
  const before = studio.site.texts.get('_site.json')
  const { path } = await add('unused.jpg')
  await fileCalls.focusPicture(studio, { path, focus: { x: 1, y: 2 } })
  await studio.write(new Map([['broken.json', '{ "title": "/docs/fees-2027.pdf" ']]))
  const paths = [path, '/docs/fees.pdf', '/docs/fees-2027.pdf', '/none.pdf']
  expect(await fileCalls.deleteFiles(studio, { paths })).toEqual({
    deleted: [path],
    kept: [
      { path: '/docs/fees.pdf', reason: '“Fees” uses it. Take it out there first.' },
      { path: '/docs/fees-2027.pdf', reason: expect.stringContaining('uses it') },
      { path: '/none.pdf', reason: 'There is no such file any more.' },
    ],
  })
  expect(studio.site.texts.get('_site.json')).toBe(before)
  expect(studio.site.input.files.has(path)).toBe(false)
})

test('a picture gets a focal point, gets another and loses it, and nothing else of the site changes', async () => {
  const before = studio.site.texts.get('_site.json')
  const focus = (path: string, focus: { x: number; y: number } | null) =>
    fileCalls.focusPicture(studio, { path, focus })
  await focus('/images/hero.svg', { x: 60, y: 25 })
  await focus('/images/mark-dark.svg', { x: 0, y: 100 })
  await focus('/images/hero.svg', { x: 40, y: 30 })
  expect(documentAt('_site.json').focalPoints).toEqual([
    { image: '/images/hero.svg', x: 40, y: 30 },
    { image: '/images/mark-dark.svg', x: 0, y: 100 },
  ])
  expect(fileCalls.focusOf(studio, { path: '/images/hero.svg' })).toMatchObject({ x: 40, y: 30 })
  await focus('/images/hero.svg', null)
  await focus('/images/mark-dark.svg', null)
  expect(studio.site.texts.get('_site.json')).toBe(before)
  await expect(focus('/docs/fees.pdf', { x: 1, y: 1 })).rejects.toThrow('no such picture')
})

test('U1: a picture is taken out of all documents and of the site, with its parts, and words that name the pupil are listed', async () => {
  const trial = await fileCalls.takeOutFile(studio, { path: CUP, isTrial: true })
  expect(studio.site.texts.get('sports.json')).toBe(cupPage)
  expect(trial).toMatchObject({ paths: [CUP, '/images/kofi-part-2.jpg'], needed: [] })
  expect(trial.removed.map(({ path }) => path.join('.')).sort()).toEqual([
    ...['sections.0.content', 'sections.0.image', 'sections.1.items.0.src', 'sections.1.items.2.src'],
  ])
  expect(trial.mentions).toEqual([
    expect.objectContaining({ file: 'sports.json', title: 'Sports', path: ['sections', 0, 'content'] }),
  ])
  expect(await fileCalls.takeOutFile(studio, { path: CUP, isTrial: false })).toEqual(trial)
  expect(documentAt('sports.json').sections).toEqual([
    { type: 'text', title: 'T', content: 'Kofi Mensah won. See his [big] cup.' },
    { type: 'gallery', title: 'G', items: [{ src: '/images/hero.svg', alt: 'The harbour' }] },
  ])
  expect([...studio.site.input.files.keys()].filter(path => path.includes('kofi'))).toEqual([])
})

test('a file that a place cannot be without is named, and nothing is changed', async () => {
  const text = smallSite['index.json'] ?? ''
  await studio.write(new Map([['index.json', setValue(text, ['sections', 0, 'backgroundImage'], CUP)]]))
  const before = new Map(studio.site.input.texts)
  const { needed } = await fileCalls.takeOutFile(studio, { path: CUP, isTrial: false })
  expect(needed.map(({ path }) => path)).toEqual([['sections', 0, 'backgroundImage']])
  expect(studio.site.input.texts).toEqual(before)
  expect(studio.site.input.files.has(CUP)).toBe(true)
})

test('captions go with their pictures', async () => {
  const text = smallSite['_posts/1.json'] ?? ''
  const post = (images: string[], captions: string[]) =>
    setValue(setValue(text, ['images'], images), ['captions'], captions)
  await studio.write(
    new Map([
      ['_posts/1.json', post([CUP, '/images/hero.svg'], ['Kofi', 'Harbour'])],
      ['_posts/2.json', post([CUP], ['Kofi'])],
      ['sports.json', null],
    ]),
  )
  expect((await fileCalls.takeOutFile(studio, { path: CUP, isTrial: false })).needed).toEqual([])
  expect(documentAt('_posts/1.json')).toMatchObject({ images: ['/images/hero.svg'], captions: ['Harbour'] })
  expect(documentAt('_posts/2.json').images).toEqual([])
  expect(documentAt('_posts/2.json')).not.toHaveProperty('captions')
})
