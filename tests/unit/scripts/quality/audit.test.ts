import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BuiltSite,
  checkFeeds,
  checkLinks,
  checkSitemap,
  checkStructuredData,
  readBuiltSite,
} from '../../../../scripts/quality/audit/checkFiles.ts'
import { pageAddresses } from '../../../../scripts/quality/browser/withBuiltSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let out: string
let built: BuiltSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-audit-'))
  out = join(folder, 'dist')
  await buildSite({ ...(await writeSmallSite(folder)), out, base: '/' })
  built = await readBuiltSite(out)
})
afterAll(() => rm(folder, { recursive: true }))

const checks: ((site: BuiltSite) => string[] | Promise<string[]>)[] = [
  checkLinks,
  checkStructuredData,
  checkSitemap,
  checkFeeds,
]

/** All that the audit finds in the files of the site. */
async function found(site = built): Promise<string[]> {
  return (await Promise.all(checks.map(check => check(site)))).flat()
}

test('a site as it was built has nothing that the audit finds in its files', async () => {
  expect(await found()).toEqual([])
})

test('the page that --route names is looked at alone, and one that there is not is answered with those that there are', async () => {
  expect(await pageAddresses(out, '/stages/ils')).toEqual(['/stages/ils'])
  await expect(pageAddresses(out, '/stages/isl')).rejects.toThrow(
    /^There is no page \/stages\/isl\. These are the pages:\n\/\n(?:.*\n)*\/stages\/ils\n/,
  )
})

const home = 'https://www.harbourview.org'

test.each([
  [
    'a link to a page that is not there',
    'stages/index.html',
    'href="/stages/ils"',
    'href="/stages/igcse"',
    '/stages/igcse leads nowhere',
  ],
  [
    'a link that only a catch-all answers',
    'index.html',
    'href="/stages/ils#fees"',
    'href="/stages/x"',
    '/stages/x leads nowhere',
  ],
  [
    'a link to no place on a page',
    'index.html',
    '#fees"',
    '#fares"',
    '#fares names a place that is not on that page',
  ],
  ['a picture that is not there', 'index.html', '<img src="/', '<img src="/no/', 'leads nowhere'],
  [
    'code that is not there',
    'index.html',
    '<script type="module" fetchpriority="low" src="/assets/',
    '<script type="module" fetchpriority="low" src="/gone/',
    'leads nowhere',
  ],
  [
    'a telephone number that is another on the page',
    'index.html',
    '"telephone":"+233 30 123',
    '"telephone":"+233 31 123',
    '"+233 31 123 4567" is not on the page',
  ],
  [
    'a day that the post does not show',
    'blog/1/index.html',
    '"datePublished":"2025-04-01"',
    '"datePublished":"2025-04-30"',
    'the day 2025-04-30 is not on the page',
  ],
  [
    'a post without a publisher',
    'blog/1/index.html',
    '"publisher"',
    '"published"',
    'BlogPosting has no "publisher"',
  ],
  [
    'a trail that counts wrongly',
    'blog/1/index.html',
    '"position":2',
    '"position":3',
    'BreadcrumbList: entry 2 is incomplete',
  ],
  [
    'a trail with another name for a page',
    'blog/1/index.html',
    '"name":"Blog"',
    '"name":"News"',
    '"News" is called "Blog – Harbour View School"',
  ],
  [
    'a type that nobody knows',
    'index.html',
    '"@type":"WebSite"',
    '"@type":"Site"',
    '"Site" is no type that is known',
  ],
  [
    'a page that the sitemap forgets',
    'sitemap.xml',
    `<url><loc>${home}/blog</loc></url>`,
    '',
    `the page ${home}/blog is missing`,
  ],
  [
    'another spelling in the sitemap',
    'sitemap.xml',
    `${home}/blog</loc>`,
    `${home}/Blog</loc>`,
    '/Blog is not the canonical address',
  ],
  ['robots.txt without the sitemap', 'robots.txt', 'sitemap.xml', 'map.xml', 'it does not name the sitemap'],
  [
    'a date that no feed reader knows',
    'blog/feed.xml',
    '<pubDate>',
    '<pubDate>on ',
    'a <pubDate> is no date',
  ],
  [
    'two entries with one name',
    'blog/feed.xml',
    '/blog/2</guid>',
    '/blog/1</guid>',
    'a <guid> is missing or twice',
  ],
  ['a type that is none', 'blog/feed.xml', 'image/jpeg', 'image/jpg', '"image/jpg" is no type of pictures'],
  [
    'a post that one feed has alone',
    'blog/feed.json',
    `"url": "${home}/blog/2"`,
    `"url": "${home}/blog/1"`,
    'do not list the same posts',
  ],
  [
    'a day without a time',
    'blog/feed.json',
    'T00:00:00.000Z",\n            "author"',
    '",\n            "author"',
    'a date_published is no date',
  ],
] as const)('the audit finds %s', async (_, file, right, wrong, finding) => {
  expect((await foundAfter(file, right, wrong)).join('\n')).toContain(finding)
})

test('the audit leaves the pages of a document to its viewer', async () => {
  await writeFile(join(out, 'fees.pdf'), '%PDF-1.7')
  expect(await foundAfter('index.html', 'href="/stages/ils#fees"', 'href="/fees.pdf#page=2"')).toEqual([])
})

/** All that it finds while a file is another. */
async function foundAfter(file: string, right: string, wrong: string): Promise<string[]> {
  const path = join(out, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(right)
  await writeFile(path, text.replace(right, wrong))
  // Parsing the pages takes longest, and other files are read by the checks themselves.
  const lines = await found(file.endsWith('.html') ? await readBuiltSite(out) : built)
  await writeFile(path, text)
  return lines
}
