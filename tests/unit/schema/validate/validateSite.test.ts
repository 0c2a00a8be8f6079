import { expect, test } from 'vitest'
import { problemCodes, titleOf } from '../../../../schema/problems/catalogue.ts'
import { jargonIn } from '../../mistakes/jargon.ts'
import {
  contentOf,
  problemsOf,
  siteOf,
  smallSite,
  withFields,
  withFiles,
  withMistake,
} from '../../smallSite.ts'

test.each([
  'index.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  'icon-192.png',
  'favicon.ico',
  'site.webmanifest',
  '_redirects',
  '_headers',
  'blog/feed.xml',
  'blog/feed.json',
  'stages/index.html',
  'stages/ils/index.html',
  'stages/ils/calendar.ics',
  'assets/a.txt',
])('%s in "public" is refused: the build would overwrite it', name => {
  const context = withFiles([`/${name}`])
  expect(problemsOf(smallSite, context).map(({ file, code }) => [file, code])).toEqual([
    [`public/${name}`, 'reserved-file-name'],
  ])
})

test.each([
  'a/robots.txt',
  'robots.txt.bak',
  'myindex.html',
  'icon-a.csv',
  'assetsa/a.txt',
  'page.json',
  'blog/posts.json',
  'stages/ils/page.json',
  'docs/index.html',
  'docs/calendar.ics',
])('%s in "public" takes nothing from the build', name => {
  const context = withFiles([`/${name}`])
  // That nobody expects it there is another matter.
  expect(problemsOf(smallSite, context).filter(({ code }) => code === 'reserved-file-name')).toEqual([])
})

test.each([
  ['/sitemap.xml', 'reserved-address'],
  ['/Blog/Feed.xml', 'reserved-address'],
  ['/blog/feed.json/old', 'reserved-address'],
  ['/blog/_missing', 'reserved-address'],
  ['/assets', 'reserved-address'],
  ['/404', 'reserved-address'],
  ['/calendar.ics', 'reserved-address'],
  ['/stages/ils/index.html/', 'reserved-address'],
  ['/images/Hero.svg', 'address-taken'],
  ['/images/hero.svg/old', 'address-taken'],
  ['/stages/index.html', 'address-taken'],
  ['/index.html', 'address-taken'],
])('the alias %s would be written over something else: %s', (alias, code) => {
  expect(problemsOf(withFields('stages/ils.json', { aliases: ['/ils', alias] }))).toMatchObject([
    {
      file: 'stages/ils.json',
      code,
      path: ['aliases', 1],
      suggestion: 'Delete this alias, or write another address.',
    },
  ])
})

test.each(['/stages/ils/index.html', '/ils.html', '/images', '/sitemap', '/old/sitemap.xml'])(
  'the alias %s takes nothing from anybody',
  alias => {
    expect(problemsOf(withFields('stages/ils.json', { aliases: [alias] }))).toEqual([])
  },
)

test('posts are shown by one page, in whatever folder, which is the address of the blog', () => {
  const { 'blog/[id].json': template = '', ...rest } = smallSite
  const codes = (files: Record<string, string>) => problemsOf(files).map(({ file, code }) => [file, code])
  expect(codes(rest)).toEqual([['blog/[id].json', 'missing-post-page']])
  const atNews = Object.fromEntries(
    Object.entries({ ...rest, 'news/[id].json': template }).map(([file, text]) => [
      file.replace('blog/index', 'news/index'),
      text.replaceAll('/blog', '/news'),
    ]),
  )
  expect(codes(atNews)).toEqual([])
  expect(contentOf(atNews).template?.prefix).toBe('/news')
  expect([...contentOf(atNews).addresses.routes.keys()]).toContain('/news/1')
  expect(codes({ ...rest, '[id].json': template })).toEqual([['[id].json', 'wrong-folder']])
  expect(codes({ ...rest, 'blog/post-[id].json': template })).toEqual([
    ['blog/post-[id].json', 'wrong-folder'],
  ])
  expect(codes({ ...rest, 'a b/[id].json': template })).toContainEqual(['a b/[id].json', 'bad-file-name'])
  expect(codes({ ...smallSite, 'a/[id].json': template })).toEqual([['a/[id].json', 'wrong-folder']])
  const { '_posts/1.json': _, '_posts/2.json': __, ...empty } = rest
  expect(codes(empty).filter(([file]) => file === 'blog/[id].json')).toEqual([])
})

test('of posts of one day the one with the higher number is the newest, whatever the order of the files', () => {
  const dates = ['2025-03-01', '2025-04-01', '2025-04-01', '2025-04-01', '2025-05-01']
  const post = (id: number, date = '') =>
    withFields('_posts/1.json', { id, date, relatedPosts: [] })['_posts/1.json'] ?? ''
  const posts = dates.map((date, index) => [`_posts/${index + 1}.json`, post(index + 1, date)] as const)
  for (const order of [posts, posts.toReversed()]) {
    const { '_posts/1.json': _, '_posts/2.json': __, ...rest } = smallSite
    const content = contentOf({ ...rest, ...Object.fromEntries(order) })
    expect(content.posts.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  }
})

const hidden = withFields(
  '_posts/1.json',
  { draft: true, featuredImage: '/images/new.svg' },
  withFields('stages/index.json', { draft: true }, withFields('_posts/2.json', { relatedPosts: [] })),
)
const pages = withMistake('_site.json', '"path": "/stages",', '"path": "/blog",')
const files: Record<string, string> = {
  ...hidden,
  '_site.json': (pages['_site.json'] ?? '').replace('"catchAlls": [\n    "/stages"\n  ]', '"catchAlls": []'),
}
const context = withFiles(['/images/new.svg'])

test('what visitors do not see is checked, but is no part of the site', () => {
  const content = contentOf(files, context)
  expect([[...content.pages.keys()], content.posts.map(({ id }) => id)]).toEqual([
    ['/', '/stages/ils', '/blog'],
    [2],
  ])
  expect([...content.files.pictures.keys()]).toEqual([
    '/images/mark-light.svg',
    '/images/mark-dark.svg',
    '/images/hero.svg',
  ])
  const preview = siteOf(files, context, { today: '2026-11-21', isPreview: true })
  expect([preview.content?.pages.has('/stages'), preview.content?.posts.length]).toEqual([true, 2])
  expect(
    problemsOf(
      { ...files, '_posts/1.json': files['_posts/1.json']?.replace('new.svg', 'no.svg') ?? '' },
      context,
    ).map(({ code }) => code),
  ).toEqual(['missing-picture'])
})

test('a site can do without posts and without the page that shows one', () => {
  const { '_posts/1.json': _, '_posts/2.json': __, 'blog/[id].json': ___, ...rest } = files
  const { template, posts, pages: all } = contentOf(rest, context)
  expect([template, posts, [...all.keys()]]).toEqual([undefined, [], ['/', '/stages/ils', '/blog']])
})

test('a site with mistakes is none; one with warnings is', () => {
  expect(siteOf(withMistake('index.json', '/stages/ils#fees', '/nowhere')).content).toBeUndefined()
  const warned = siteOf(withMistake('stages/ils.json', 'Ask {phone}.', 'TBC'))
  expect([warned.content !== undefined, warned.problems.map(({ severity }) => severity)]).toEqual([
    true,
    ['warning'],
  ])
})

test('a picture is only said to be unused where every name is right', () => {
  const unused = withFiles(['/images/heroine.svg'])
  expect(problemsOf(smallSite, unused).map(({ code }) => code)).toEqual(['unused-picture'])
  const wrong = withMistake('index.json', '"src": "/images/hero.svg"', '"src": "/images/heroin.svg"')
  expect(problemsOf(wrong, unused).map(({ code }) => code)).toEqual(['missing-picture'])
})

test.each([
  [(text: string) => text, 'Delete it: both say the same. If it is a new page, rename it in small letters.'],
  [
    (text: string) => text.replace('In small groups.', 'In very small groups.'),
    'Take over what "stages/ils.json" lacks, then delete this file. If it is a new page, rename it in small letters.',
  ],
])(
  'another version of a page that a shared folder has kept is not published, and is reported once',
  (change, suggestion) => {
    const copy = change(smallSite['stages/ils.json'] ?? '')
    const { content, problems } = siteOf({ ...smallSite, 'stages/ils-DESKTOP-7Q2K4.json': copy })
    expect(content).toBeUndefined()
    expect(problems.map(({ file, code, suggestion }) => [file, code, suggestion])).toEqual([
      ['stages/ils-DESKTOP-7Q2K4.json', 'copied-file', suggestion],
    ])
  },
)

test('a page of its own whose name has capital letters is no copy', () => {
  const own = JSON.stringify({
    ...JSON.parse(smallSite['stages/index.json'] ?? ''),
    title: 'A',
    description: 'B',
  })
  expect(siteOf({ ...smallSite, 'stages/ils-BECE.json': own }).content).toBeDefined()
})

test('a home page that would answer every address is refused', () => {
  const site = withFields('_site.json', { catchAlls: ['/'] })
  expect(problemsOf(site).map(({ code }) => code)).toEqual(['home-page-answers-all'])
})

test('titles of problems do without the words of programmers', () => {
  expect(problemCodes.flatMap(code => jargonIn(titleOf(code)))).toEqual([])
})
