import { expect, test } from 'vitest'
import { shardOf } from '../../../../../../renderer/search/searchIndex.ts'
import { indexPage } from '../../../../../../scripts/site/outputs/search/indexedPage.ts'
import { PageIndexer } from '../../../../../../scripts/site/outputs/search/PageIndexer.ts'
import { buildIndex } from '../../../../../../scripts/site/outputs/search/siteIndex.ts'
import { randomFrom } from '../../../../../randomFrom.ts'
import { assets } from '../../../../schema/resolve/school.ts'
import { contentOf, pageAt, smallSite, withFields } from '../../../../smallSite.ts'
import { searchFilesOf, searchIn } from '../../../madeFiles.ts'

const withSections = (...sections: unknown[]) => contentOf({ ...smallSite, ...pageOf(...sections) })
const pageOf = (...sections: unknown[]) => ({
  'found.json': JSON.stringify({ title: 'Found', description: 'A page.', sections }),
})
const partsOf = (...sections: unknown[]) => {
  const content = withSections(...sections)
  return indexPage(content, pageAt(content, '/found'), assets).parts
}
const text = (title: string, content: string) => ({ type: 'text', title, content })

test('each heading begins a part: sections, items, questions, people, documents', () => {
  const parts = partsOf(
    text('Welcome', 'To {school}, **dear** [parents](/blog).'),
    text('Lunch', 'Every day.'),
    { type: 'faq', title: 'Questions', items: [{ question: 'Is there a bus?', answer: 'Yes.' }] },
    { type: 'people', title: 'People', groups: [{ items: [{ name: 'Ama Mensah', role: 'Head' }] }] },
  )
  expect(parts.slice(1)).toEqual([
    ['Lunch', 'Every day.'],
    ['Questions', ''],
    ['Is there a bus?', 'Yes.', 'question'],
    ['People', ''],
    ['Ama Mensah', 'Head', 'person'],
  ])
  expect(parts[0]?.[1]).toContain('Welcome To Harbour View School, dear parents.')
})

test('hidden sections and items whose day is over are not found', async () => {
  const content = withSections(
    text('Shown', 'Seen by all.'),
    { ...text('Secret', 'Quicksilver.'), hidden: true },
    {
      ...{ type: 'vacancies', title: 'Work with us', emptyText: 'None.' },
      items: [{ title: 'Physics teacher', closes: '2020-01-01' }],
    },
  )
  const files = searchFilesOf(content, assets)
  const { search } = await searchIn(files)
  expect(await search.find('quicksilver')).toEqual([])
  expect(await search.find('physics')).toEqual([])
  expect(await search.find('seen')).toHaveLength(1)
})

test('mistakes, plurals and the beginning of a word find it', async () => {
  const content = withSections(text('Welcome', 'Hello.'), text('Scholarships', 'For able pupils.'))
  const { search } = await searchIn(searchFilesOf(content, assets))
  for (const typed of ['scholarship', 'scholarshps', 'sholarship', 'schol'])
    expect((await search.find(typed))[0]?.part[0], typed).toBe('Scholarships')
  expect(await search.find('zzzz')).toEqual([])
})

test('what visitors type instead of a word finds the word', async () => {
  const files = withFields('_site.json', {
    search: { synonyms: [{ word: 'fees', typed: ['how much'] }] },
  })
  const content = contentOf({ ...files, ...pageOf(text('A', 'B.'), text('Fees', 'GHS 100.')) })
  const { search } = await searchIn(searchFilesOf(content, assets))
  expect((await search.find('How much?'))[0]?.part[0]).toBe('Fees')
})

const vocabulary = (letters: string) =>
  [...letters].flatMap(one => [...letters].flatMap(two => [...letters].map(three => one + two + three)))
const words = vocabulary('abcdefghij')

const pageWith = (page: number, own: readonly string[]) => ({
  page,
  texts: () => ({
    ...{ route: `/${page}`, title: `Page ${page}`, kind: 'page' as const, names: [], unseen: new Map() },
    parts: [['', own.join(' ')] as [string, string]],
  }),
})

/** Pages whose index is split where they are many. */
const somePages = (count: number) =>
  Array.from({ length: count }, (_, page) =>
    pageWith(
      page,
      Array.from({ length: 40 }, (_, index) => words[(page * 7 + index * 13) % words.length] ?? ''),
    ),
  )

const settings = { locale: 'en', synonyms: [] }
const indexer = new PageIndexer('en')
const postingsOf = (pages: ReturnType<typeof somePages>) => indexer.index(pages).postings

test('the index of a large site is split, and a query reads one shard a word', async () => {
  const { files, postings } = new PageIndexer('en').index(somePages(600))
  const index = buildIndex([postings], settings)
  expect(index.shards.length).toBeGreaterThan(10)
  for (const [path, content] of index.files) files.set(path, content)
  const { search, read } = await searchIn(files)
  const [first] = await search.find('abc jih')
  expect(first?.page.parts[0]?.[1]).toContain('abc')
  expect(read.filter(path => path.includes('/terms/')).length).toBeLessThanOrEqual(4)
  expect(Math.max(...[...index.files.values()].map(content => content.length))).toBeLessThan(40_000)
})

test('the index is the same, in whatever order and batches pages come', () => {
  const pages = somePages(400)
  const batches = [pages.slice(250), pages.slice(0, 100), [], pages.slice(100, 250).toReversed()]
  expect(buildIndex(batches.map(postingsOf), settings).files).toEqual(
    buildIndex([postingsOf(pages)], settings).files,
  )
})

test.each([
  ['small', 20],
  ['large', 500],
])('after edits of a %s site the index is that of a whole build', (_, count) => {
  const random = randomFrom(30)
  const number = (below: number) => Math.floor(random() * below)
  const pages = new Map(somePages(count).map(page => [page.page, page]))
  let last = buildIndex([postingsOf([...pages.values()])], settings)
  const { files } = last
  let fewest = files.size
  for (let edit = 0; edit < 30; edit++) {
    const page = number(count)
    const [first = '', ...rest] = (pages.get(page)?.texts().parts[0]?.[1] ?? '').split(' ')
    const edited = pageWith(page, [words[words.indexOf(first) + 1] ?? '', ...rest])
    const other = pageWith(page, words.slice(number(500), 500))
    // Every fifth time a page goes, and the next time it comes back.
    const isGone = edit % 5 === 4
    if (isGone) pages.delete(page)
    else pages.set(page, edit % 3 === 0 ? other : edited)
    const whole = buildIndex([postingsOf([...pages.values()])], settings)
    const made = pages.get(page)
    last = buildIndex([postingsOf(made ? [made] : [])], settings, { ...last, replaced: new Set([page]) })
    fewest = Math.min(fewest, last.files.size)
    for (const path of last.deleted) files.delete(path)
    for (const [path, text] of last.files) files.set(path, text)
    expect(files).toEqual(whole.files)
    expect(last.postings).toEqual(whole.postings)
  }
  expect(fewest, 'files of the smallest edit').toBeLessThanOrEqual(2)
})

test('every term of a split index is in the shard where a browser looks for it, and in no other', () => {
  const postings = postingsOf(somePages(600))
  const { shards, files } = buildIndex([postings], settings)
  expect(shards).toEqual(shards.toSorted())
  const found = shards.flatMap((_, shard) => {
    const terms: [term: string][] = JSON.parse(files.get(`search/terms/${shard}.json`) ?? '')
    for (const [term] of terms) expect(shardOf(term, shards), term).toBe(shard)
    return terms.map(([term]) => term)
  })
  expect(found).toEqual(postings.terms.map(([term]) => term).toSorted())
})

test('drafts are in no file of the index', () => {
  const content = contentOf({
    ...smallSite,
    'draft.json': JSON.stringify({
      ...{
        title: 'Draft',
        description: 'Quicksilver.',
        draft: true,
        sections: [text('Draft', 'Quicksilver.')],
      },
    }),
  })
  expect([...searchFilesOf(content, assets).values()].join()).not.toContain('uicksilver')
})

test('a word within a clause is found on a Chinese site, before what has only some of its letters', async () => {
  const files = withFields('_site.json', { locale: 'zh-CN' })
  const content = contentOf({
    ...files,
    ...pageOf(
      text('开始', '你好。'),
      text('活动', '各种活动和会议。'),
      text('新闻', '下周举行运动会，欢迎家长参加。'),
    ),
  })
  const { search } = await searchIn(searchFilesOf(content, assets))
  for (const typed of ['运动会', '家长', '新闻'])
    expect((await search.find(typed))[0]?.part[0], typed).toBe('新闻')
})

test('a word with a soft hyphen is found, in a text and in a heading', async () => {
  const content = withSections(
    text('A', 'B.'),
    text('Infor\u00admation', 'Our trans\u00adportation is free.'),
  )
  const { search } = await searchIn(searchFilesOf(content, assets))
  for (const typed of ['information', 'transportation'])
    expect((await search.find(typed))[0]?.part[0], typed).toBe('Infor\u00admation')
})

test('contact details are found in the section that shows them, by number, word and day', async () => {
  const content = contentOf({
    ...withFields('_site.json', {
      contact: {
        ...{ address: '1 Harbour Road, Accra', phone: '+233 30 123 4567', email: 'office@school.org' },
        hours: [{ days: ['Saturday'], opens: '08:00', closes: '12:00' }],
      },
    }),
    ...pageOf(text('Ring', 'Ring {phone}.'), text('Hello', 'B.'), { type: 'contact', title: 'Find us' }),
  })
  const { search } = await searchIn(searchFilesOf(content, assets))
  const asked = [
    '+233 30',
    '030 123 4567',
    '0301234567',
    '+233301234567',
    'phone',
    'opening hours',
    'saturday',
    'email',
  ]
  for (const typed of asked) expect((await search.find(typed))[0]?.part[0], typed).toBe('Find us')
})

test('a number is found as it is written: no other number, with or without separators', async () => {
  const content = withSections(text('A', 'B.'), text('Trip', 'In 2031.'), text('Price', 'GHS 1,300 a term.'))
  const { search } = await searchIn(searchFilesOf(content, assets))
  expect(await search.find('2032')).toEqual([])
  for (const typed of ['1300', '1,300', '1 300']) expect((await search.find(typed))[0]?.part[0]).toBe('Price')
})

test('what is usual in the language of the site is known without an author, who has the last word', async () => {
  const pages = pageOf(
    text('A', 'B.'),
    text('Fees', 'GHS 100.'),
    text('Our team', 'Ama.'),
    text('Board', 'Kofi.'),
  )
  const first = async (fields: Record<string, unknown>, typed: string) => {
    const content = contentOf({ ...withFields('_site.json', fields), ...pages })
    const { search } = await searchIn(searchFilesOf(content, assets))
    return (await search.find(typed))[0]?.part[0]
  }
  expect(await first({}, 'headmistress')).toBe('Our team')
  expect(await first({}, 'hedmistress')).toBe('Our team')
  expect(await first({}, 'who is it')).toBe('Our team')
  expect(await first({}, 'what does it cost')).toBe('Fees')
  const search = { synonyms: [{ word: 'board', typed: ['headmistress'] }] }
  expect(await first({ search }, 'headmistress')).toBe('Board')
  expect(await first({ locale: 'fr-TG' }, 'headmistress')).toBe(undefined)
})

test('a synonym for what no page says is not in the index', () => {
  const files = searchFilesOf(withSections(text('A', 'B.'), text('Fees', 'GHS 100.')), assets)
  const { synonyms } = JSON.parse(files.get('search/index.json') ?? '')
  const words = new Set(synonyms.map(([, also]: [string[], string[]]) => also.join(' ')))
  expect([...words]).toContain('fee')
  expect([...words]).not.toContain('vacancy')
})

test('one letter, and words that say nothing, ask for nothing yet', async () => {
  const { search } = await searchIn(searchFilesOf(withSections(text('A', 'B.'), text('Fees', '7.')), assets))
  for (const typed of ['', ' ', 'a', 's', 'é', '7', 'the', 'of the', '?'])
    expect(search.asks(typed), typed).toBe(false)
  for (const typed of ['fe', 'fees', 'age 7', '运', 'how much']) expect(search.asks(typed), typed).toBe(true)
})
