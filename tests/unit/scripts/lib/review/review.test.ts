import { execFile } from 'node:child_process'
import { rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { text } from '../../../../../schema/sections/text.ts'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { Repository } from '../../../../../scripts/lib/Repository.ts'
import { changedWords, differences, sentenceOf } from '../../../../../scripts/lib/review/differences.ts'
import { reviewSince } from '../../../../../scripts/lib/review/reviewSince.ts'
import { lostAddresses, reviewSite } from '../../../../../scripts/lib/review/reviewSite.ts'
import { readDocuments } from '../../../../../scripts/site/folder.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { smallSite } from '../../../smallSite.ts'
import { writeSite } from '../../servedSite.ts'

const today = '2026-11-21'

function page(title: string, fields: Record<string, unknown>): string {
  const sections = [{ type: 'text', title: 'Welcome', content: 'Words.' }]
  return JSON.stringify({ title, description: 'Words.', ...fields, sections })
}

/** What was published: file → text. */
const published: Documents = {
  ...smallSite,
  'news.json': page('News', { aliases: ['/News', '/latest'] }),
  'later.json': page('Later', { draft: true }),
}
const publicFiles = { '/images/hero.svg': 'id of a drawing', '/docs/FEES.pdf': 'id of a document' }

type Documents = Readonly<Record<string, string | undefined>>

const siteOf = (documents: Documents, files: Readonly<Record<string, string>>) =>
  createSite(
    {
      texts: new Map(Object.entries(documents).flatMap(([file, text]) => (text ? [[file, text]] : []))),
      files: new Map(Object.entries(files).map(([path, objectId]) => [path, { size: 1, objectId }])),
      icons: new Map(),
    },
    { today, isPreview: false },
  )

/** What is said once some documents are others, or gone. */
function reviewed(
  changed: Documents,
  files: Readonly<Record<string, string>> = publicFiles,
  before = published,
) {
  const { changes, errors } = reviewSite(
    siteOf(before, publicFiles),
    siteOf({ ...before, ...changed }, files),
  )
  return { changes: changes.map(({ sentence }) => sentence), errors }
}

function edited(file: string, from: string, to: string): Documents {
  const text = smallSite[file]
  if (!text?.includes(from)) throw new Error(`${file} does not contain ${from}`)
  return { [file]: text.replace(from, to) }
}

const withFields = (file: string, fields: Record<string, unknown>): Documents => ({
  [file]: JSON.stringify({ ...JSON.parse(smallSite[file] ?? ''), ...fields }),
})

const lost = (address: string, heir = 'page that takes its place') =>
  `${address} removed without an alias. Add "${address}" to the "aliases" of the ${heir}.`

const { navigation, footer, contact } = JSON.parse(smallSite['_site.json'] ?? '')
const [fees, how, faq] = JSON.parse(smallSite['stages/ils.json'] ?? '').sections
const days = { publishOn: '2026-11-01', unpublishOn: '2027-01-11' }
const inReports = ['_posts/1.json', '_posts/2.json'].map(file => edited(file, '"News"', '"Reports"'))
const oldBox = { type: 'oldBox', heading: 'Fees', colourOfWall: 'red' }

test('of a page that goes, the title is known that visitors knew', () => {
  const after = siteOf({ ...published, 'news.json': undefined }, publicFiles)
  const gone = lostAddresses(siteOf(published, publicFiles), after)
  expect(gone.map(({ address, title }) => `${address} ${title}`)).toEqual([
    '/news News',
    '/News undefined',
    '/latest undefined',
  ])
})

test.each<[what: string, changed: Documents, changes: string[], errors: string[]]>([
  ['other layout of the same words', withFields('index.json', {}), [], []],
  [
    'changed words, as they were and as they are, by page, section and the names of the schema',
    {
      ...edited('stages/ils.json', '"answer": "Yes."', '"answer": "Yes, two."'),
      ...edited('_posts/2.json', 'It was good.', 'It was very good.'),
      ...edited('_site.json', '"label": "Home"', '"label": "Start"'),
    },
    [
      'Menu: Home › words in the menu: Home → Start',
      'ILS, section 3 (FAQ): Is there a bus? › answer: Yes. → Yes, two.',
      'Blog: post 2 "Post 2": text: It happened. ¶ It was good. → It happened. ¶ It was very good.',
    ],
    [],
  ],
  [
    'new pages and posts, seen or not, and a draft that is published',
    {
      'clubs.json': page('Clubs', {}),
      '_posts/3.json': smallSite['_posts/1.json']?.replace('"id": 1', '"id": 3, "draft": true'),
      'later.json': page('Later', {}),
      'soon.json': page('Soon', { publishOn: '2026-11-22' }),
      'term.json': page('Term', { publishOn: '2027-01-11' }),
      'plans.json': '{ "draft": true, "title": "Plans',
    },
    [
      'Later: visitors see it from now on',
      'Clubs: page added at /clubs',
      'Soon: page added at /soon, which visitors see from tomorrow, 22 November',
      'Term: page added at /term, which visitors see from 11 January 2027',
      'Blog: post 3 "Post 1" added, as a draft, which visitors do not see',
    ],
    [],
  ],
  [
    'days on which something comes and goes, and new addresses',
    {
      'news.json': page('News', { aliases: ['/News', '/latest', '/press'], ...days }),
      'later.json': page('Later', { publishOn: '2027-01-11' }),
    },
    [
      'News: leaves the website on 11 January 2027',
      'News: answers at /press as well',
      'Later: comes to the website on 11 January 2027',
    ],
    [],
  ],
  [
    'a page that goes, an error for each of its addresses',
    { 'news.json': undefined },
    ['News: page at /news removed'],
    [lost('/news'), lost('/News'), lost('/latest')],
  ],
  [
    'a category that goes, since its address is on other websites, too',
    Object.assign({}, ...inReports),
    ['1', '2'].map(id => `Blog: post ${id} "Post ${id}": categories › News: News → Reports`),
    [lost('/blog/category/news')],
  ],
  [
    'a page that moves without its other addresses',
    { 'news.json': undefined, 'today.json': page('News', { aliases: ['/latest'] }) },
    ['News: page added at /today', 'News: page at /news removed'],
    [lost('/news', 'page "/today"'), lost('/News', 'page "/today"')],
  ],
  [
    'a page that moves, once its old addresses are aliases, which answer in lower case as well',
    { 'news.json': undefined, 'today.json': page('News', { aliases: ['/News', '/latest'] }) },
    ['News: moved from /news to /today; the old address still answers'],
    [],
  ],
  [
    'a page that answers for unknown addresses below it, also for one that goes',
    { 'stages/ils.json': undefined },
    ['ILS: page at /stages/ils removed; visitors see /stages instead'],
    [],
  ],
  [
    'a draft that goes, which never was published',
    { 'later.json': undefined },
    ['Later: page at /later removed'],
    [],
  ],
  [
    'what all pages share, by what it is: numbers, years, where a link leads',
    withFields('_site.json', {
      contact: { ...contact, phone: '+233 24 123 4567' },
      description: 'A school on the hill.',
      navigation: [navigation[0], { ...navigation[1], path: '/blog' }, { label: 'Apply', path: '/' }],
      footer: { ...footer, copyrightYear: 2100, quickLinks: [{ label: 'Blog', path: '/stages' }] },
    }),
    [
      'Every page: description: A school by the sea. → A school on the hill.',
      'Telephone number: +233 30 123 4567 → +233 24 123 4567',
      'Menu: Stages now leads to /blog instead of /stages',
      'Menu: Apply added',
      'Foot of every page: year of the copyright line: 2099 → 2100',
      'Foot of every page: quick links › Blog now leads to /stages instead of /blog',
    ],
    [],
  ],
  [
    'a section that comes or goes, with its title, also one of a type that there is no longer',
    withFields('stages/ils.json', { sections: [fees, oldBox, faq] }),
    ['ILS, section 2 (Learning approaches) removed: How we teach', 'ILS, section 2 (Old box) added'],
    [],
  ],
  [
    'a section that is hidden',
    withFields('stages/ils.json', { sections: [fees, { ...how, hidden: true }, faq] }),
    ['ILS, section 2 (Learning approaches): hidden from visitors'],
    [],
  ],
])('a review tells of %s', (_, changed, changes, errors) => {
  expect(reviewed(changed)).toEqual({ changes, errors })
})

test('the alias of a page takes the place of a category', () => {
  const list = edited(
    'blog/index.json',
    '"title": "Blog"',
    '"title": "Blog", "aliases": ["/blog/category/news"]',
  )
  expect(reviewed(Object.assign({}, ...inReports, list)).errors).toEqual([])
})

test('a page that visitors no longer see, and a post that goes, no longer answer', () => {
  const hidden = page('News', { aliases: ['/News', '/latest'], unpublishOn: today })
  const { changes, errors } = reviewed({ 'news.json': hidden, '_posts/1.json': undefined })
  expect(changes).toContain('News: visitors no longer see it')
  expect(errors.map(error => error.split(' ')[0])).toEqual(['/news', '/News', '/latest', '/blog/1'])
})

test('of documents of an earlier schema as much is said as of others', () => {
  const old = { title: 'Old', aliases: ['/older'], sections: [oldBox] }
  const kept = (heading: string) =>
    JSON.stringify({ ...old, title: 'Kept', aliases: [], sections: [{ ...oldBox, heading }] })
  const before = { ...published, 'old.json': JSON.stringify(old), 'kept.json': kept('Fees') }
  expect(reviewed({ 'old.json': undefined, 'kept.json': kept('Costs') }, publicFiles, before)).toEqual({
    changes: ['Kept, section 1 (Old box): heading: Fees → Costs', 'Old: page at /old removed'],
    errors: [lost('/old'), lost('/older')],
  })
})

test('a document that cannot be read is named', () => {
  expect(() => reviewed({ 'news.json': '{' })).toThrow(
    '"news.json" cannot be read. Run "npm run validate" first',
  )
})

test('since a commit: public files that move or vanish, folders named from where one is, and not what the base has gained', async () => {
  const folder = scratchFolder(onTestFinished)
  const git = (...words: string[]) =>
    promisify(execFile)('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...words])
  const commit = () => git('add', '-A').then(() => git('commit', '-q', '-m', 'All'))
  const [pages, files] = [join(folder, 'pages'), join(folder, 'public')]
  const here = { pages: relative('.', pages), public: relative('.', files) }
  await writeSite(pages, smallSite)
  await writeSite(files, { 'images/hero.svg': '<svg/>', 'docs/FEES.pdf': '%PDF', 'docs/.gitkeep': '' })
  const review = async (base = 'main') => {
    const found = await (await Repository.around(pages)).mergeBase(base)
    const { changes, errors } = await reviewSince(found, here, readDocuments(pages).texts, today)
    return { changes: changes.map(({ sentence }) => sentence), errors }
  }
  await git('init', '-q', '-b', 'main')
  await commit()
  await git('branch', 'work')
  await writeFile(join(pages, 'clubs.json'), page('Clubs', {}))
  await commit()
  await git('checkout', '-q', 'work')
  await rm(join(files, 'docs/.gitkeep'))
  expect(await review()).toEqual({ changes: [], errors: [] })
  await rename(join(files, 'images/hero.svg'), join(files, 'images/harbour.svg'))
  await rm(join(files, 'docs/FEES.pdf'))
  expect(await review()).toEqual({
    changes: ['File /docs/FEES.pdf removed', 'File /images/hero.svg moved to /images/harbour.svg'],
    errors: ['/docs/FEES.pdf no longer answers. Put the file back, or a newer one of the same name.'],
  })
  await expect(review('mian')).rejects.toThrow('There is no "mian" in this repository. Did you mean "main"?')
  await expect(review('--help')).rejects.toThrow('There is no "--help" in this repository.')
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  await expect((await Repository.around(pages)).mergeBase('main')).rejects.toThrow('belongs to another user')
  vi.unstubAllEnvs()
  await expect((await Repository.around(tmpdir())).mergeBase('main')).rejects.toThrow(
    'This folder is in no git repository',
  )
})

const questions = (...names: string[]) => ({ items: names.map(question => ({ question, answer: 'Yes.' })) })

test.each([
  [questions('A?', 'B?'), questions('A?', 'B?', 'C?'), ['FAQ: C? added']],
  [questions('A?', 'B?', 'C?'), questions('B?'), ['FAQ: A?, C? removed']],
  [questions(...'ABCDEF'), questions(), ['FAQ: 6 entries removed']],
  [questions('A?', 'B?', 'C?'), questions('C?', 'A?', 'B?'), ['FAQ: put in another order']],
  [questions('A?', 'B?'), questions('A?', 'D?'), ['FAQ › B? › question: B? → D?']],
  [{ a: [6, 6, 6] }, { a: [7, 6, 6] }, ['FAQ › a › entry 1: 6 → 7']],
  [{ image: '/a.svg' }, { image: '/b.svg' }, ['FAQ › image: /a.svg → /b.svg']],
  [{ isOpen: true }, { isOpen: 'no' }, ['FAQ › is open: true → no']],
  [{}, { buttonText: 'Go' }, ['FAQ › button text added: Go']],
  [{ buttonText: 'Go' }, {}, ['FAQ › button text removed: Go']],
  [{ steps: 'One' }, { steps: ['One'] }, ['FAQ › steps changed']],
])('without a schema, from %j to %j', (before, after, words) => {
  expect(differences(before, after, undefined, 'FAQ').map(sentenceOf)).toEqual(words)
})

test('a text that is another one altogether is shortened to its beginning and its end', () => {
  const [place, ...others] = changedWords('a'.repeat(1000), 'b'.repeat(1000))
  expect(others).toEqual([])
  expect([place?.before.length, place?.after.length]).toEqual([123, 123])
})

test('each place of a long text that differs is shown with the words around it', () => {
  const before =
    'The school opens at eight in the morning and closes at three in the afternoon. Ask at the office.'
  const after = before.replace('The', 'Our').replace('three', 'four')
  expect(changedWords(before, after)).toEqual([
    { before: 'The school opens at …', after: 'Our school opens at …' },
    {
      before: '… and closes at three in the afternoon. …',
      after: '… and closes at four in the afternoon. …',
    },
  ])
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
