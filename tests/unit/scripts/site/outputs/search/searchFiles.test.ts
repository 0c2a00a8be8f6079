import { expect, test } from 'vitest'
import { textsOfPage } from '../../../../../../scripts/site/outputs/search/pageTexts.ts'
import { searchFiles } from '../../../../../../scripts/site/outputs/search/searchFiles.ts'
import { assets } from '../../../../schema/resolve/school.ts'
import { contentOf, pageAt, smallSite, withFields } from '../../../../smallSite.ts'
import { searchFilesOf, searchIn } from '../../../madeFiles.ts'

const withSections = (...sections: unknown[]) => contentOf({ ...smallSite, ...pageOf(...sections) })
const pageOf = (...sections: unknown[]) => ({
  'found.json': JSON.stringify({ title: 'Found', description: 'A page.', sections }),
})
const partsOf = (...sections: unknown[]) => {
  const content = withSections(...sections)
  return textsOfPage(content, pageAt(content, '/found'), assets).parts
}
const text = (title: string, content: string) => ({ type: 'text', title, content })

test('each heading begins a part: sections, items, questions, people', () => {
  const parts = partsOf(
    text('Welcome', 'To {school}, **dear** [parents](/blog).'),
    text('Lunch', 'Every day.'),
    { type: 'faq', title: 'Questions', items: [{ question: 'Is there a bus?', answer: 'Yes.' }] },
    { type: 'people', title: 'People', groups: [{ items: [{ name: 'Ama Mensah', role: 'Head' }] }] },
  )
  expect(parts.slice(1)).toEqual([
    { heading: 'Lunch', text: 'Every day.' },
    { heading: 'Questions', text: '' },
    { heading: 'Is there a bus?', text: 'Yes.' },
    { heading: 'People', text: '' },
    { heading: 'Ama Mensah', text: 'Head' },
  ])
  expect(parts[0]?.text).toContain('Welcome\nTo Harbour View School, dear parents.')
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
    expect((await search.find(typed))?.[0]?.part.heading, typed).toBe('Scholarships')
  expect(await search.find('zzzz')).toEqual([])
})

test('what visitors type instead of a word finds the word', async () => {
  const files = withFields('_site.json', {
    search: { synonyms: [{ word: 'fees', typed: ['how much'] }] },
  })
  const content = contentOf({ ...files, ...pageOf(text('A', 'B.'), text('Fees', 'GHS 100.')) })
  const { search } = await searchIn(searchFilesOf(content, assets))
  expect((await search.find('How much?'))?.[0]?.part.heading).toBe('Fees')
})

// The first of two texts is asked for: it has another spelling of the word, or the same word as a name.
test.each<[string, string, string, string[]]>([
  ['en-GB', 'The P.T.A. meets on Friday.', 'The parents meet.', ['PTA', 'pta', 'P.T.A.']],
  ['en-GB', 'The PTA meets on Friday.', 'The parents meet.', ['P.T.A.', 'p.t.a. meeting']],
  ['en-GB', 'After-school care.', 'After hours.', ['afterschool', 'after-school', 'after school']],
  ['en-GB', 'Midterm break.', 'End of term.', ['mid-term', 'midterm']],
  ['en-GB', 'The Wi-Fi is fast.', 'Other.', ['wifi', 'Wi-Fi', 'wi fi']],
  ['en-GB', 'For JHS 1.', 'For JHS 2.', ['JHS1', 'jhs-1', 'jhs 1']],
  ['en-GB', 'Made by 3D printing.', 'Day 3.', ['3d']],
  ['en-GB', 'The IT room.', 'It is a room.', ['IT', 'it', 'where is the IT room']],
  ['en-GB', 'Exams begin in May.', 'May I see the exams?', ['May', 'may', 'exams in May']],
  ['en-GB', 'The U.S. visa.', 'Visa for us.', ['US', 'us', 'U.S.']],
  ['de-DE', 'Öffnungszeiten.', 'Obst.', ['Oeffnung', 'Öffnung', 'oeffnungszeiten', 'öffn']],
  ['hi-IN', 'पहला दिन। माँ और पिता।', 'दान देने के लिए।', ['दिन', 'माँ']],
  ['ja-JP', 'バスで行く。', 'ハスの花、パスの話。', ['バス', 'ﾊﾞｽ', 'ハ\u3099ス']],
  ['th-TH', 'วันแรก', 'วาน', ['วัน']],
])('in %s "%s" is found, before "%s"', async (locale, asked, other, queries) => {
  const pages = [other, asked].map(text => ({ route: '/', title: 'Found', parts: [{ heading: '', text }] }))
  const { search } = await searchIn(searchFiles(pages, contentOf(smallSite).site, locale))
  for (const typed of queries) expect((await search.find(typed))?.[0]?.part.text, typed).toBe(asked)
})

test('small words that are all of a query find headings that have them', async () => {
  const content = withSections(text('A', 'What we say about us.'), text('About us', 'B.'))
  const { search } = await searchIn(searchFilesOf(content, assets))
  for (const typed of ['about us', 'About'])
    expect((await search.find(typed))?.[0]?.part.heading, typed).toBe('About us')
})

const vocabulary = (letters: string) =>
  [...letters].flatMap(one => [...letters].flatMap(two => [...letters].map(three => one + two + three)))
const words = vocabulary('abcdefghij')

/** Pages whose index is split where they are many. */
const somePages = (count: number) =>
  Array.from({ length: count }, (_, page) => {
    const own = Array.from({ length: 40 }, (_, at) => words[(page * 7 + at * 13) % words.length])
    const parts = [{ heading: '', text: own.join(' ') }]
    return { route: `/${page}`, title: `Page ${page}`, parts }
  })

test('every word of every page of a split index is found', async () => {
  const { site } = contentOf(smallSite)
  const pages = somePages(600)
  const { search } = await searchIn(searchFiles(pages, site, 'nl'))
  for (const word of words) {
    const [first] = (await search.find(word)) ?? []
    expect(first?.part.text.split(' '), word).toContain(word)
  }
})

test('another state of the site has its files in another folder: no page can mix two', () => {
  const { site } = contentOf(smallSite)
  const foldersOf = (pages: ReturnType<typeof somePages>) =>
    new Set([...searchFiles(pages, site, 'de').keys()].map(path => path.split('/')[1]).slice(1))
  const [before] = foldersOf(somePages(3))
  expect([...foldersOf(somePages(3))]).toEqual([before])
  expect(foldersOf(somePages(4)).has(before)).toBe(false)
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
    expect((await search.find(typed))?.[0]?.part.heading, typed).toBe('新闻')
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
  for (const typed of asked) expect((await search.find(typed))?.[0]?.part.heading, typed).toBe('Find us')
})

test('a number is found as it is written: no other number, with or without separators', async () => {
  const content = withSections(text('A', 'B.'), text('Trip', 'In 2031.'), text('Price', 'GHS 1,300 a term.'))
  const { search } = await searchIn(searchFilesOf(content, assets))
  expect(await search.find('2032')).toEqual([])
  for (const typed of ['1300', '1,300', '1 300'])
    expect((await search.find(typed))?.[0]?.part.heading).toBe('Price')
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
    return (await search.find(typed))?.[0]?.part.heading
  }
  expect(await first({}, 'headmistress')).toBe('Our team')
  expect(await first({}, 'hedmistress')).toBe('Our team')
  expect(await first({}, 'who is it')).toBe('Our team')
  expect(await first({}, 'what does it cost')).toBe('Fees')
  expect(await first({}, 'headteacher')).toBe('Our team')
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
    expect(await search.find(typed), typed).toBe(undefined)
  for (const typed of ['fe', 'fees', 'age 7', '运', 'how much'])
    expect(await search.find(typed), typed).toBeDefined()
})
