import { expect, test } from 'vitest'
import * as code from '../../../../../renderer/server/renderPage.tsx'
import { setValue, valueOfText } from '../../../../../schema/text/edit.ts'
import { mergeVersions, withOwn } from '../../../../../schema/text/mergeVersions.ts'
import { devUrls } from '../../../../../scripts/lib/dev/shownFiles.ts'
import { UsageError } from '../../../../../scripts/lib/usageError.ts'
import { assetsOf } from '../../../../../scripts/site/outputs/assets.ts'
import { servedSite } from '../../../../../scripts/site/outputs/themeFiles.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { publicationCalls } from '../../../../../scripts/studio/site/publicationCalls.ts'
import { StudioSite, type Surroundings } from '../../../../../scripts/studio/site/StudioSite.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { smallContext, smallSite } from '../../../smallSite.ts'
import { MemoryStore } from './MemoryStore.ts'

const { review, publish, conflicts, settle, versions, changesIn, stillPage, whoChanged, takeBack, status } =
  publicationCalls

const bytes = (text: string) => new TextEncoder().encode(text)
const FEES = 'stages/ils.json'

const smallHost = () =>
  MemoryHost.of(
    new Map([
      ...Object.entries(smallSite).map(([file, text]) => [`pages/${file}`, bytes(text)] as const),
      ...[...smallContext.files.keys()].map(path => [`public${path}`, bytes(path)] as const),
    ]),
  )

await code.loadSections()

const facts = { size: 100, picture: { width: 1600, height: 900 } }
const around: Surroundings = {
  code,
  base: '/',
  icons: smallContext.icons,
  factsOf: () => facts,
  measure: async () => facts,
  assetsFor: (files, pictures) => assetsOf(files, pictures, servedSite('/', new Map())),
  drawings: async () => ({}),
  urls: () => devUrls,
  today: () => '2026-11-21',
}

const open = async (host: MemoryHost) =>
  StudioSite.open(await Workspace.open(host, new MemoryStore()), around)

const begin = async () => {
  const host = await smallHost()
  return { host, studio: await open(host) }
}

const textIn = (studio: StudioSite, file: string) => studio.site.texts.get(file) ?? ''

/** @throws when the words are not there, so that no test checks nothing */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Nothing says ${from}`)
  return text.replace(from, to)
}

const edit = (studio: StudioSite, from: string, to: string, file = FEES) =>
  studio.write(new Map([[file, replaced(textIn(studio, file), from, to)]]))

const write = (studio: StudioSite, file: string, text: string | null) => studio.write(new Map([[file, text]]))

/** What a colleague changes in what is published. */
async function colleague(host: MemoryHost, from: string, to: string, file = FEES): Promise<void> {
  const other = await open(host)
  const text = bytes(replaced(textIn(other, file), from, to))
  await host.publishAs('Kofi', new Map([[`pages/${file}`, text]]), 'Work of a colleague')
}

/** A colleague deletes the second post, and what leads to it. */
const deletePost = (host: MemoryHost) =>
  host.publishAs(
    'Kofi',
    new Map([
      ['pages/_posts/2.json', null],
      ['pages/_posts/1.json', bytes(setValue(smallSite['_posts/1.json'] ?? '', ['relatedPosts'], []))],
    ]),
    'Delete',
  )

const page = (title: string, fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    title,
    description: 'Words.',
    sections: [{ type: 'text', title, content: 'Words.' }],
    ...fields,
  })

const post = (id: number, title: string) =>
  setValue(setValue(smallSite['_posts/2.json'] ?? '', ['id'], id), ['title'], title)

const published = async (host: MemoryHost, file: string) => textIn(await open(host), file)

test('a review has the changes with the words before and after, the names of the list and a message', async () => {
  const { host, studio } = await begin()
  const before = Date.now()
  await edit(studio, '"answer": "Yes."', '"answer": "Yes, two."')
  await write(studio, '_posts/3.json', post(3, 'Sports day'))
  await studio.writeFiles(new Map([['/images/new.svg', bytes('new')]]))
  expect(await review(studio, {})).toEqual({
    obstacles: [],
    choosable: [
      {
        id: FEES,
        title: 'International Lower Secondary',
        former: [],
        paths: [],
        at: expect.any(Number),
        hasMistakes: false,
        hasUnused: false,
      },
      {
        id: '_posts/3.json',
        title: 'Post "Sports day"',
        former: [],
        paths: [],
        at: expect.any(Number),
        hasMistakes: false,
        hasUnused: false,
      },
      {
        id: 'files',
        title: 'Pictures and documents',
        former: [],
        paths: ['/images/new.svg'],
        at: expect.any(Number),
        hasMistakes: false,
        // U7: a file that was added and is not used, as after an undo, is not published by itself.
        hasUnused: true,
      },
    ],
    together: [],
    doubts: expect.any(Array),
    changes: [
      {
        about: 'International Lower Secondary',
        file: FEES,
        part: 'FAQ',
        words: 'section 3 (FAQ): Is there a bus? › answer',
        before: 'Yes.',
        after: 'Yes, two.',
        sentence: 'ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.',
      },
      {
        about: 'Post "Sports day"',
        file: '_posts/3.json',
        fate: 'added',
        words: 'added',
        sentence: 'Blog: post 3 "Sports day" added',
      },
      {
        about: 'Pictures and documents',
        file: 'files',
        paths: ['/images/new.svg'],
        words: 'a picture added',
        sentence: 'File /images/new.svg added',
      },
    ],
    lost: [],
    message: 'Change 1 page, add 1 page, change pictures and documents',
  })
  const { choosable, message } = await review(studio, { paths: [FEES] })
  expect(choosable[0]?.at).toBeGreaterThanOrEqual(before)
  expect(message).toBe('Change FAQ of International Lower Secondary')
  expect(await publish(studio, { ids: [FEES, '_posts/3.json'], message: 'For the new term' })).toEqual({
    head: '2',
  })
  expect((await versions(studio, {}))[0]).toMatchObject({
    head: '2',
    author: 'Ama Mensah',
    message:
      'For the new term\n\n- ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.\n- Blog: post 3 "Sports day" added',
    canBeTakenBack: true,
  })
  expect((await review(studio, {})).choosable.map(({ id }) => id)).toEqual(['files'])
  expect(await published(host, FEES)).toContain('Yes, two.')
  expect(await status(studio)).toEqual({ author: 'Ama Mensah', isPublic: false, asksAuthor: false })
})

test('mistakes prevent publishing, also in a document that cannot be read, and addresses that vanish are named', async () => {
  const { host, studio } = await begin()
  await edit(studio, '"faq"', '"fqa"')
  await edit(studio, '"/home"', '"/start"', 'index.json')
  const found = await review(studio, {})
  expect(found.obstacles).toEqual([
    {
      title: 'International Lower Secondary',
      file: FEES,
      words: expect.stringContaining('Did you mean “Faq”?'),
    },
  ])
  expect(found.choosable.map(({ hasMistakes }) => hasMistakes)).toEqual([false, true])
  expect(found.lost).toEqual(['/home. Add it to the “Other addresses” of the page at /.'])
  await write(studio, FEES, '{')
  expect(await review(studio, {})).toMatchObject({
    obstacles: [{ file: FEES }],
    changes: [{ file: 'index.json' }],
  })
  const refused = publish(studio, { ids: [FEES, 'index.json'], message: 'X' })
  await expect(refused).rejects.toThrow(UsageError)
  await expect(publish(studio, { ids: ['index.json'], message: ' ' })).rejects.toThrow('Write in a few words')
  expect((await host.list()).head).toBe('1')
  expect(await publish(studio, { ids: ['index.json'], message: 'X' })).toEqual({ head: '2' })
  await host.publishAs('Kofi', new Map([['pages/clubs.json', new Uint8Array([0xff, 0xfe, 65, 0])]]), 'Damage')
  await studio.refresh()
  expect((await review(studio, { paths: [] })).obstacles).toMatchObject([{ file: 'clubs.json' }])
})

test('what is to be looked at: first what comes with these changes, then what visitors see already', async () => {
  const { studio } = await begin()
  await edit(studio, 'By the sea.', 'Lorem ipsum dolor sit amet.', 'index.json')
  await publish(studio, { ids: ['index.json'], message: 'Placeholder' })
  await edit(studio, 'Come.', 'See https://example.org', 'index.json')
  await edit(studio, 'Ask {phone}.', 'Lorem ipsum dolor sit amet.')
  const { doubts } = await review(studio, {})
  const ofPages = doubts.filter(({ words }) => /Lorem ipsum|example\.org/.test(words))
  expect(ofPages.map(({ file, isNew }) => [file, isNew])).toEqual([
    ['index.json', true],
    [FEES, true],
    ['index.json', false],
  ])
})

test('what is not chosen stays as it was published, with its pictures, also a page with a mistake', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  await write(studio, 'clubs.json', page('Clubs', { adress: 1 }))
  await studio.writeFiles(new Map([['/images/clubs.svg', bytes('clubs')]]))
  await write(studio, 'later.json', page('Later', { draft: true, headerImage: '/images/clubs.svg' }))
  await write(studio, '_posts/2.json', null)
  const { obstacles, choosable } = await review(studio, {})
  expect(obstacles.map(({ title }) => title)).toEqual(['Post 1', 'Clubs'])
  expect(choosable.find(({ id }) => id === 'later.json')?.paths).toEqual(['/images/clubs.svg'])
  expect(await review(studio, { paths: [FEES] })).toMatchObject({ obstacles: [], together: [] })
  await publish(studio, { ids: [FEES], message: 'Fees' })
  expect(Object.keys(await changesOf(host, '2'))).toEqual([`pages/${FEES}`])
  expect((await review(studio, {})).choosable.map(({ id }) => id)).toEqual([
    'clubs.json',
    'later.json',
    '_posts/2.json',
  ])
})

/** Path → whether a version has it, of what it changed. */
async function changesOf(host: MemoryHost, head: string): Promise<Record<string, boolean>> {
  const [before, after] = [await host.list(String(Number(head) - 1)), await host.list(head)]
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  const changed = paths.filter(path => before.files.get(path)?.digest !== after.files.get(path)?.digest)
  return Object.fromEntries(changed.map(path => [path, after.files.has(path)]))
}

test('a link and the new page that it leads to go together, and so do a page that moved and its former file', async () => {
  const { host, studio } = await begin()
  await write(studio, 'clubs.json', page('Clubs'))
  await edit(studio, '/stages/ils#fees', '/clubs', 'index.json')
  const alone = await review(studio, { paths: ['index.json'] })
  expect(alone.obstacles.map(({ words }) => words)).toEqual([expect.stringContaining('"/clubs"')])
  expect(alone.together).toEqual(['clubs.json'])
  const refused = publish(studio, { ids: ['index.json'], message: 'X' })
  await expect(refused).rejects.toThrow('No page has the address "/clubs".')
  const moved = replaced(textIn(studio, FEES), '"title":', '"aliases": ["/stages/ils"], "title":')
  await studio.write(
    new Map([
      ['stages/lower.json', moved],
      [FEES, null],
    ]),
  )
  expect((await review(studio, {})).choosable).toMatchObject([
    { id: 'clubs.json' },
    { id: 'index.json' },
    { id: 'stages/lower.json', former: [FEES] },
  ])
  await publish(studio, { ids: ['stages/lower.json'], message: 'Move' })
  expect(await changesOf(host, '2')).toEqual({ [`pages/${FEES}`]: false, 'pages/stages/lower.json': true })
})

test('what a colleague publishes meanwhile is brought in field by field, and the publication goes on by itself', async () => {
  const { host, studio } = await begin()
  await edit(studio, '"answer": "Yes."', '"answer": "Yes, two."')
  await edit(studio, 'It was good.', 'It was very good.', '_posts/1.json')
  await colleague(host, '"title": "I', '"title": "The I')
  expect(await publish(studio, { ids: ['_posts/1.json'], message: 'Post' })).toEqual({ head: '3' })
  expect(textIn(studio, FEES)).toMatch(/"title": "The I[\s\S]*Yes, two\./)
  expect(await published(host, FEES)).not.toContain('Yes, two.')
  await colleague(host, 'In small groups.', 'In groups of six.')
  expect(await publish(studio, { ids: [FEES], message: 'Bus' })).toEqual({ head: '5' })
  expect(await published(host, FEES)).toMatch(/In groups of six\.[\s\S]*Yes, two\./)
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  await colleague(host, 'Ask {phone}.', 'GHS 9,000 a term.')
  expect(await publish(studio, { ids: [FEES], message: 'Fees' })).toEqual({ head: '6' })
})

test('two sites without mistakes that make one with a mistake are not published', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'See [a post](/blog/2).')
  await deletePost(host)
  await expect(publish(studio, { ids: [FEES], message: 'Fees' })).rejects.toThrow(
    'Others have published changes meanwhile, and together with yours there is a mistake in “International Lower Secondary”: No page has the address "/blog/2". Did you mean "/blog"? Nothing was published, and nothing is lost.',
  )
  expect((await host.list()).head).toBe('2')
})

test('others who publish again and again are not raced for ever', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  const commit = host.commit.bind(host)
  let count = 0
  host.commit = async (...call) => {
    await host.publishAs('Kofi', new Map([['pages/notes.md', bytes(`${++count}`)]]), 'Notes')
    return commit(...call)
  }
  await expect(publish(studio, { ids: [FEES], message: 'Fees' })).rejects.toThrow('Others are publishing')
  expect([count, studio.workspace.changes.length]).toEqual([5, 1])
})

test('the same words changed by both wait for a choice, for each field or for the whole', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  await edit(studio, '"answer": "Yes."', '"answer": "Yes, two."')
  await edit(studio, 'It was good.', 'It was very good.', '_posts/2.json')
  await colleague(host, 'Ask {phone}.', 'GHS 8,000 a term.')
  await colleague(host, '"answer": "Yes."', '"answer": "Yes, one."')
  await deletePost(host)
  const answer = await publish(studio, { ids: [FEES], message: 'Fees' })
  const [conflict] = 'conflicts' in answer ? answer.conflicts : []
  expect(conflict).toMatchObject({ path: FEES, title: 'International Lower Secondary' })
  const { base, own, theirs } = conflict?.texts ?? { base: '', own: '', theirs: '' }
  const merged = mergeVersions(valueOfText(base), valueOfText(own), valueOfText(theirs))
  expect(merged.contested.map(place => [place.own, place.theirs])).toEqual([
    ['GHS 9,000 a term.', 'GHS 8,000 a term.'],
    ['Yes, two.', 'Yes, one.'],
  ])
  const waiting = (await conflicts(studio)).map(({ path, texts }) => [path, texts !== undefined])
  expect(waiting.sort()).toEqual([
    ['_posts/2.json', false],
    [FEES, true],
  ])
  const [fees] = merged.contested
  const text = withOwn(theirs, [...merged.own, { path: fees?.path ?? [], value: fees?.own }])
  await settle(studio, { path: FEES, choice: { text } })
  await settle(studio, { path: '_posts/2.json', choice: 'theirs' })
  expect(await conflicts(studio)).toEqual([])
  expect(studio.site.texts.has('_posts/2.json')).toBe(false)
  await publish(studio, { ids: [FEES], message: 'Fees' })
  expect(await published(host, FEES)).toMatch(/GHS 9,000 a term\.[\s\S]*Yes, one\./)
})

test('of two new posts with one number the second gets the next one, and its own links follow', async () => {
  const { host, studio } = await begin()
  await write(studio, '_posts/3.json', post(3, 'The choir'))
  await edit(studio, 'Ask {phone}.', 'See [the choir](/blog/3#songs).')
  await edit(studio, 'By the sea.', 'By the blue sea.', 'index.json')
  const other = await open(host)
  await write(other, '_posts/3.json', post(3, 'Sports day'))
  await edit(other, '/stages/ils#fees', '/blog/3', 'index.json')
  await publish(other, { ids: ['_posts/3.json', 'index.json'], message: 'Sports day' })
  expect(await publish(studio, { ids: ['_posts/3.json', FEES, 'index.json'], message: 'Choir' })).toEqual({
    head: '3',
  })
  expect(await published(host, '_posts/3.json')).toContain('Sports day')
  expect(valueOfText(await published(host, '_posts/4.json'))).toMatchObject({ id: 4, title: 'The choir' })
  expect(await published(host, FEES)).toContain('/blog/4#songs')
  expect(await published(host, 'index.json')).toMatch(/By the blue sea\.[\s\S]*"\/blog\/3"/)
})

test('a publication is taken back as changes, whole or in one page, and keeps what came after it', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  await edit(studio, 'It was good.', 'It was very good.', '_posts/1.json')
  await write(studio, 'clubs.json', page('Clubs'))
  await publish(studio, { ids: [FEES, '_posts/1.json', 'clubs.json'], message: 'Term' })
  await colleague(host, 'In small groups.', 'In groups of six.')
  await studio.refresh()
  expect((await versions(studio, { file: FEES })).map(({ head, author }) => `${head} ${author}`)).toEqual([
    '3 Kofi',
    '2 Ama Mensah',
    '1 Ama Mensah',
  ])
  expect((await versions(studio, {})).map(({ canBeTakenBack }) => canBeTakenBack)).toEqual([
    true,
    true,
    false,
  ])
  const { choosable, changes } = await changesIn(studio, { head: '2' })
  expect(choosable.map(({ title }) => title)).toEqual([
    'Clubs',
    'International Lower Secondary',
    'Post "Post 1"',
  ])
  expect(changes.find(({ file }) => file === FEES)).toMatchObject({ after: 'GHS 9,000 a term.' })
  expect((await changesIn(studio, { head: '3', file: FEES })).changes).toMatchObject([
    { before: 'In small groups.', after: 'In groups of six.' },
  ])
  expect(await stillPage(studio, { file: FEES })).toContain('GHS 9,000 a term.')
  const earlier = await stillPage(studio, { file: FEES, head: '1' })
  expect(earlier).not.toMatch(/<script|GHS 9,000|rel="stylesheet" href="[^"]*">/)
  expect(earlier).toContain('In small groups.')
  await expect(stillPage(studio, { file: 'clubs.json', head: '1' })).rejects.toThrow('cannot be shown')

  expect(await takeBack(studio, { head: '2', file: FEES })).toEqual({ changed: [FEES] })
  expect(textIn(studio, FEES)).toMatch(/Ask \{phone\}\.[\s\S]*In groups of six\./)
  expect(textIn(studio, '_posts/1.json')).toContain('very good')
  const added = takeBack(studio, { head: '2', file: 'clubs.json' })
  await expect(added).rejects.toThrow('Take the whole publication back')
  expect(await takeBack(studio, { head: '2' })).toEqual({ changed: ['_posts/1.json', 'clubs.json'] })
  expect(studio.workspace.changes.map(({ path, content }) => [path, content === null])).toEqual([
    [`pages/${FEES}`, false],
    ['pages/_posts/1.json', false],
    ['pages/clubs.json', true],
  ])
  await expect(takeBack(studio, { head: '1' })).rejects.toThrow('cannot be taken back')
  expect((await host.list()).head).toBe('3')
})

test('who has changed a sentence is found, wherever it was before, with what was there', async () => {
  const { host, studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term. *Ask* us.')
  await publish(studio, { ids: [FEES], message: 'Fees' })
  const document = Object(valueOfText(textIn(studio, FEES)))
  const at = document.sections.findIndex((section: object) => JSON.stringify(section).includes('9,000'))
  const section = document.sections[at]
  const [key] = Object.entries(section).find(([, value]) => String(value).includes('9,000')) ?? ['']
  // A colleague adds a section above it, and then changes another one.
  const other = { type: 'text', title: 'News', content: 'None.' }
  const moved = setValue(textIn(studio, FEES), ['sections'], [other, ...document.sections])
  await host.publishAs('Kofi', new Map([[`pages/${FEES}`, bytes(moved)]]), 'News')
  await studio.refresh()
  const path = ['sections', at + 1, key]
  expect(await whoChanged(studio, { file: FEES, path })).toMatchObject({
    author: 'Ama Mensah',
    before: 'Ask {phone}.',
  })
  expect(await whoChanged(studio, { file: FEES, path: ['sections', 0, 'title'] })).toEqual({
    author: 'Kofi',
    at: expect.any(String),
  })
  await edit(studio, '9,000', '9,500')
  expect(await whoChanged(studio, { file: FEES, path })).toEqual({
    at: expect.any(Number),
    before: 'GHS 9,000 a term. *Ask* us.',
  })
  expect(await whoChanged(studio, { file: FEES, path, words: 'term. Ask us' })).toMatchObject({
    author: 'Ama Mensah',
  })
})

test('words that were changed again since are taken back only by choice', async () => {
  const { studio } = await begin()
  await edit(studio, 'Ask {phone}.', 'GHS 9,000 a term.')
  await edit(studio, 'It was good.', 'It was very good.', '_posts/1.json')
  await publish(studio, { ids: [FEES, '_posts/1.json'], message: 'Fees' })
  await edit(studio, 'GHS 9,000 a term.', 'GHS 9,500 a term.')
  const answer = await takeBack(studio, { head: '2' })
  const texts = {
    base: expect.stringContaining('GHS 9,000'),
    own: expect.stringContaining('GHS 9,500'),
    theirs: expect.stringContaining('Ask {phone}.'),
  }
  expect(answer).toEqual({ contested: [{ path: FEES, title: 'International Lower Secondary', texts }] })
  expect(textIn(studio, '_posts/1.json')).toContain('very good')
  expect(await takeBack(studio, { head: '2', choices: { [FEES]: 'mine' } })).toEqual({
    changed: ['_posts/1.json'],
  })
  expect(textIn(studio, FEES)).toContain('GHS 9,500')
  await takeBack(studio, { head: '2', choices: { [FEES]: 'theirs' } })
  expect(textIn(studio, FEES)).toBe(smallSite[FEES])
})

test('pictures come back with the page that shows them, and stay while a document names them', async () => {
  const { studio } = await begin()
  const [choir, band] = ['/images/choir.svg', '/images/band.svg']
  await studio.writeFiles(
    new Map([
      [choir, bytes('choir')],
      [band, bytes('band')],
    ]),
  )
  await publish(studio, { ids: ['files'], message: 'Pictures' })
  await edit(studio, 'Ask {phone}.', 'See [the choir](/images/choir.svg).')
  expect(await takeBack(studio, { head: '2' })).toEqual({ changed: [band] })
  await edit(studio, 'See [the choir](/images/choir.svg).', 'Ask {phone}.')
  expect(await takeBack(studio, { head: '2' })).toEqual({ changed: [choir] })
  await publish(studio, { ids: ['files'], message: 'Remove' })
  await takeBack(studio, { head: '3' })
  expect(await studio.readFile(choir)).toEqual(bytes('choir'))
})
