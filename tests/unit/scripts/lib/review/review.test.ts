import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { text } from '../../../../../schema/sections/text.ts'
import { Repository } from '../../../../../scripts/lib/Repository.ts'
import { changedWords, differences, sentenceOf } from '../../../../../scripts/lib/review/differences.ts'
import { reviewSince } from '../../../../../scripts/lib/review/reviewSince.ts'
import { readDocuments } from '../../../../../scripts/site/folder.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSite } from '../../servedSite.ts'

const today = '2026-11-21'
let folder: string
let folders: { pages: string; public: string }

const git = (...words: string[]) =>
  promisify(execFile)('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-review-'))
  folders = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  await writeSite(folders.pages, {
    ...smallSite,
    'news.json': page('News', { aliases: ['/News', '/latest'] }),
    'later.json': page('Later', { draft: true }),
  })
  await writeSite(folders.public, {
    'images/hero.svg': '<svg/>',
    'docs/FEES.pdf': '%PDF',
    'docs/.gitkeep': '',
  })
  await git('init', '-q', '-b', 'main')
  await git('add', '-A')
  await git('commit', '-q', '-m', 'All')
})

beforeEach(async () => {
  await git('reset', '-q', '--hard', 'main')
  await git('clean', '-q', '-f', '-d')
})

afterAll(() => rm(folder, { recursive: true }))

function page(title: string, fields: Record<string, unknown>): string {
  const sections = [{ type: 'text', title: 'Welcome', content: 'Words.' }]
  return JSON.stringify({ title, description: 'Words.', ...fields, sections })
}

async function review(base = 'main', at = folders) {
  const commit = await (await Repository.around(at.pages)).mergeBase(base)
  const { changes, errors } = await reviewSince(commit, at, readDocuments(at.pages).texts, today)
  return { changes: changes.map(({ sentence }) => sentence), errors }
}

const put = (file: string, text: string) => writeFile(join(folders.pages, file), text)

function edited(file: string, from: string, to: string): Promise<void> {
  const text = smallSite[file]
  if (!text?.includes(from)) throw new Error(`${file} does not contain ${from}`)
  return put(file, text.replace(from, to))
}

test('an unchanged site has no changes, and other layout of the same words is none', async () => {
  await put('index.json', JSON.stringify(JSON.parse(smallSite['index.json'] ?? '')))
  expect(await review()).toEqual({ changes: [], errors: [] })
})

test('folders may be named from where one is, and hidden files are none of the site’s', async () => {
  await rm(join(folders.public, 'docs/.gitkeep'))
  const here = { pages: relative('.', folders.pages), public: relative('.', folders.public) }
  expect(await review('main', here)).toEqual({ changes: [], errors: [] })
})

test('changed words are shown as they were and as they are, by page, section and the names of the schema', async () => {
  await edited('stages/ils.json', '"answer": "Yes."', '"answer": "Yes, two."')
  await edited('_posts/2.json', 'It was good.', 'It was very good.')
  await edited('_site.json', '"label": "Home"', '"label": "Start"')
  expect(await review()).toEqual({
    changes: [
      'Menu: Home › words in the menu: Home → Start',
      'ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.',
      'Blog: post 2 "Post 2": text: It happened. ¶ It was good. → It happened. ¶ It was very good.',
    ],
    errors: [],
  })
})

test('new pages and posts are said to be seen or not; a draft that is published, too', async () => {
  await put('clubs.json', page('Clubs', {}))
  await put('_posts/3.json', (smallSite['_posts/1.json'] ?? '').replace('"id": 1', '"id": 3, "draft": true'))
  await put('later.json', page('Later', {}))
  expect(await review()).toEqual({
    changes: [
      'Clubs: page added at /clubs',
      'Later: visitors see it from now on',
      'Blog: post 3 "Post 1" added, which visitors do not see yet',
    ],
    errors: [],
  })
})

test('days on which something comes and goes, and new addresses', async () => {
  const days = { publishOn: '2026-11-01', unpublishOn: '2027-01-11' }
  await put('news.json', page('News', { aliases: ['/News', '/latest', '/press'], ...days }))
  await put('later.json', page('Later', { publishOn: '2027-01-11' }))
  expect(await review()).toEqual({
    changes: [
      'Later: comes to the website on 2027-01-11',
      'News: leaves the website on 2027-01-11',
      'News: answers at /press as well',
    ],
    errors: [],
  })
})

test('a page that goes is an error for each of its addresses', async () => {
  await rm(join(folders.pages, 'news.json'))
  const { changes, errors } = await review()
  expect(changes).toEqual(['News: page at /news removed'])
  expect(errors).toEqual([
    '/news removed without an alias. Add "/news" to the "aliases" of the page that takes its place.',
    '/News removed without an alias. Add "/News" to the "aliases" of the page that takes its place.',
    '/latest removed without an alias. Add "/latest" to the "aliases" of the page that takes its place.',
  ])
})

test('a category that goes is an error, since its address is on other websites, too', async () => {
  for (const file of ['_posts/1.json', '_posts/2.json']) await edited(file, '"News"', '"Reports"')
  const { errors } = await review()
  expect(errors).toEqual([
    '/blog/category/news removed without an alias. Add "/blog/category/news" to the "aliases" of the page that takes its place.',
  ])
  await edited('blog/index.json', '"title": "Blog"', '"title": "Blog", "aliases": ["/blog/category/news"]')
  expect((await review()).errors).toEqual([])
})

test('a page that moves is no error once its old addresses are aliases', async () => {
  await rm(join(folders.pages, 'news.json'))
  await put('today.json', page('News', { aliases: ['/latest'] }))
  expect((await review()).errors).toEqual([
    '/news removed without an alias. Add "/news" to the "aliases" of the page "/today".',
    '/News removed without an alias. Add "/News" to the "aliases" of the page "/today".',
  ])
  await put('today.json', page('News', { aliases: ['/News', '/latest'] }))
  // The alias answers in lower case as well.
  expect((await review()).errors).toEqual([])
  expect((await review()).changes).toEqual([
    'News: moved from /news to /today; the old address still answers',
  ])
})

test('a published page that becomes a draft, and a post that goes, no longer answer', async () => {
  await put('news.json', page('News', { aliases: ['/News', '/latest'], unpublishOn: today }))
  await rm(join(folders.pages, '_posts/1.json'))
  const { changes, errors } = await review()
  expect(changes).toContain('News: visitors no longer see it')
  expect(errors.map(error => error.split(' ')[0])).toEqual(['/news', '/News', '/latest', '/blog/1'])
})

test('below a page that answers for unknown addresses a removed one still answers', async () => {
  await rm(join(folders.pages, 'stages/ils.json'))
  expect(await review()).toEqual({
    changes: ['ILS: page at /stages/ils removed; visitors see /stages instead'],
    errors: [],
  })
})

test('a draft was never published, so it may go', async () => {
  await rm(join(folders.pages, 'later.json'))
  expect(await review()).toEqual({ changes: ['Later: page at /later removed'], errors: [] })
})

test('pictures that move, and documents that vanish', async () => {
  await rename(join(folders.public, 'images/hero.svg'), join(folders.public, 'images/harbour.svg'))
  await rm(join(folders.public, 'docs/FEES.pdf'))
  expect(await review()).toEqual({
    changes: ['File /docs/FEES.pdf removed', 'File /images/hero.svg moved to /images/harbour.svg'],
    errors: ['/docs/FEES.pdf no longer answers. Put the file back, or a newer one of the same name.'],
  })
})

test('what the base has gained since this work began is not missed', async () => {
  await git('checkout', '-q', '-b', 'work')
  await git('checkout', '-q', 'main')
  await put('clubs.json', page('Clubs', {}))
  await git('add', '-A')
  await git('commit', '-q', '-m', 'Clubs')
  await git('checkout', '-q', 'work')
  expect(await review()).toEqual({ changes: [], errors: [] })
  await git('branch', '-q', '-f', 'main', 'work')
  await git('checkout', '-q', 'main')
})

test('a base that does not exist, and a folder without a history, are answered in plain words', async () => {
  await expect(review('mian')).rejects.toThrow('There is no "mian" in this repository. Did you mean "main"?')
  await expect(review('--help')).rejects.toThrow('There is no "--help" in this repository.')
  await expect((await Repository.around(tmpdir())).mergeBase('main')).rejects.toThrow(
    'This folder is in no git repository',
  )
  await put('news.json', '{')
  await expect(review()).rejects.toThrow('"news.json" cannot be read. Run "npm run validate" first')
})

test('what all pages share is named by what it is: numbers, years, where a link leads', async () => {
  const site = JSON.parse(smallSite['_site.json'] ?? '')
  const { navigation, footer, contact } = site
  const changed = {
    ...site,
    contact: { ...contact, phone: '+233 24 123 4567' },
    description: 'A school on the hill.',
    navigation: [navigation[0], { ...navigation[1], path: '/blog' }, { label: 'Apply', path: '/' }],
    footer: { ...footer, copyrightYear: 2100, quickLinks: [{ label: 'Blog', path: '/stages' }] },
  }
  await put('_site.json', JSON.stringify(changed))
  expect((await review()).changes).toEqual([
    'Every page: description: A school by the sea. → A school on the hill.',
    'Telephone number: +233 30 123 4567 → +233 24 123 4567',
    'Menu: Stages now leads to /blog instead of /stages',
    'Menu: Apply added',
    'Foot of every page: year of the copyright line: 2099 → 2100',
    'Foot of every page: quick links › Blog now leads to /stages instead of /blog',
  ])
})

test('a section that comes or goes is named with its title; one that is of no type there is any more, too', async () => {
  const page = JSON.parse(smallSite['stages/ils.json'] ?? '')
  const [fees, , faq] = page.sections
  const old = { type: 'oldBox', heading: 'Fees', colourOfWall: 'red' }
  await put('stages/ils.json', JSON.stringify({ ...page, sections: [fees, old, faq] }))
  expect((await review()).changes).toEqual([
    'ILS, section 2 (Learning approaches) removed: How we teach',
    'ILS, section 2 (Old box) added',
  ])
})

test('of documents of an earlier schema as much is said as of others', async () => {
  const box = { type: 'oldBox', heading: 'Fees' }
  const old = { title: 'Old', aliases: ['/older'], sections: [box] }
  const kept = { ...old, title: 'Kept', aliases: [] }
  await put('old.json', JSON.stringify(old))
  await put('kept.json', JSON.stringify(kept))
  await git('checkout', '-q', '--detach')
  await git('add', '-A')
  await git('commit', '-q', '-m', 'Old')
  await rm(join(folders.pages, 'old.json'))
  await put('kept.json', JSON.stringify({ ...kept, sections: [{ ...box, heading: 'Costs' }] }))
  const found = await review('HEAD')
  await git('checkout', '-q', '-f', 'main')
  expect(found).toEqual({
    changes: ['Kept, section 1 (Old box): heading: Fees → Costs', 'Old: page at /old removed'],
    errors: ['/old', '/older'].map(
      address =>
        `${address} removed without an alias. Add "${address}" to the "aliases" of the page that takes its place.`,
    ),
  })
})

test('a section that is hidden, or shown again, is said to be', async () => {
  const page = JSON.parse(smallSite['stages/ils.json'] ?? '')
  const [fees, how, faq] = page.sections
  await put('stages/ils.json', JSON.stringify({ ...page, sections: [fees, { ...how, hidden: true }, faq] }))
  expect((await review()).changes).toEqual(['ILS, section 2 (Learning approaches): hidden from visitors'])
})

const questions = (...names: string[]) => ({ items: names.map(question => ({ question, answer: 'Yes.' })) })

test.each([
  [questions('A?', 'B?'), questions('A?', 'B?', 'C?'), ['FAQ: C? added']],
  [questions('A?', 'B?', 'C?'), questions('B?'), ['FAQ: A?, C? removed']],
  [questions(...'ABCDEF'), questions(), ['FAQ: 6 entries removed']],
  [questions('A?', 'B?', 'C?'), questions('C?', 'A?', 'B?'), ['FAQ: put in another order']],
  [questions('A?', 'B?'), questions('A?', 'D?'), ['FAQ › B? › question: B? → D?']],
  [{ image: '/a.svg' }, { image: '/b.svg' }, ['FAQ › image: /a.svg → /b.svg']],
  [{ isOpen: true }, { isOpen: 'no' }, ['FAQ › is open: true → no']],
  [{}, { buttonText: 'Go' }, ['FAQ › button text added: Go']],
  [{ buttonText: 'Go' }, {}, ['FAQ › button text removed: Go']],
  [{ steps: 'One' }, { steps: ['One'] }, ['FAQ › steps changed']],
])('without a schema, from %j to %j', (before, after, words) => {
  expect(differences(before, after, undefined, 'FAQ').map(sentenceOf)).toEqual(words)
})

const long = `${'The term begins on Monday with an assembly in the hall. '.repeat(3)}Bring a pen.`

test.each([
  [
    'a word in a long text',
    long,
    long.replace('a pen', 'two pens'),
    ['… the hall. Bring a pen. → … the hall. Bring two pens.'],
  ],
  [
    'two places far from each other',
    long,
    long.replace('Monday', 'Tuesday').replace('a pen', 'two pens'),
    [
      '… term begins on Monday with an assembly … → … term begins on Tuesday with an assembly …',
      '… the hall. Bring a pen. → … the hall. Bring two pens.',
    ],
  ],
  [
    'of two places a few words apart the one that holds both',
    long,
    long.replace('Bring a pen', 'Fetch a pen').replace('the hall. Fetch', 'the garden. Fetch'),
    ['… assembly in the hall. Bring a pen. → … assembly in the garden. Fetch a pen.'],
  ],
  ['a paragraph that is added', long, `${long}\nBe early.`, ['… Bring a pen. → … Bring a pen. ¶ Be early.']],
])('%s is shown with the words around it alone', (_, before, after, words) => {
  expect(changedWords(before, after).map(place => `${place.before} → ${place.after}`)).toEqual(words)
})

test('a text that is another one altogether is shortened to its beginning and its end', () => {
  const [place, ...others] = changedWords('a'.repeat(1000), 'b'.repeat(1000))
  expect(others).toEqual([])
  expect([place?.before.length, place?.after.length]).toEqual([123, 123])
})

test('more than three changed places of one text are counted', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`)
  const changed = words.map((word, index) => (index % 20 === 10 ? 'other' : word))
  const told = differences(words.join(' '), changed.join(' '), undefined, 'Text').map(sentenceOf)
  expect(told).toHaveLength(4)
  expect(told.at(-1)).toBe('Text: 2 more changes')
})

test('a text is compared with its lines, however they are written', () => {
  const { schema } = text
  const before = { type: 'text', title: 'T', content: 'See [the fees](/fees).\nCome.' }
  expect(differences(before, { ...before, content: ['See [the fees](/fees).', 'Come.'] }, schema)).toEqual([])
  const after = { ...before, content: ['See [the fees](/costs).', 'Come.'] }
  expect(differences(before, after, schema).map(sentenceOf)).toEqual([
    'text: See [the fees](/fees). ¶ Come. → See [the fees](/costs). ¶ Come.',
  ])
})
