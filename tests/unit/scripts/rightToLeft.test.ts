import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { buildSite } from '../../../scripts/site/build.ts'
import { memoFolder } from '../../../scripts/site/release/memoFolder.ts'

/** A library whose language is written from right to left. */
const library = join(projectRoot, 'tests/fixtures/sites/library')

let folder: string
const out = () => join(folder, 'dist')
const html = (file: string) => readFile(join(out(), file), 'utf8')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-library-'))
  const { problems } = await buildSite({
    pages: join(library, 'pages'),
    public: join(library, 'public'),
    out: out(),
    base: '/',
    today: '2026-11-21',
  })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

afterAll(async () => {
  await rm(memoFolder(out()), { recursive: true, force: true })
  await rm(folder, { recursive: true })
})

test('a site in Arabic is written from right to left, and its telephone number from left to right', async () => {
  const home = await html('index.html')
  expect(home).toContain('<html lang="ar-EG" dir="rtl">')
  const numbers = home.match(/<a [^>]*href="tel:[^>]*>/g) ?? []
  expect(numbers.length).toBeGreaterThan(2)
  for (const number of numbers) expect(number).toContain('dir="ltr"')
})

test('what a page in Arabic draws towards one side is set by where a line begins, or turned round', async () => {
  for (const file of ['index.html', 'services/index.html']) {
    const [, styles = ''] = /<style data-critical>(.*?)<\/style>/s.exec(await html(file)) ?? []
    expect(styles.length).toBeGreaterThan(5_000)
    const toOneSide = styles.match(
      /(?<=[;{])(?:(?:(?:margin|padding|border)-)?(?:left|right)|(?:text-align|float):(?:left|right))\b[^;}]*/g,
    )
    expect(toOneSide ?? [], file).toEqual([])
    // Four lengths are top, right, bottom and left.
    const uneven = [...styles.matchAll(/[;{](?:inset|margin|padding):([^;}]+)/g)].filter(
      ([, lengths = '']) => {
        const [, right, , left] = lengths.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()').split(' ')
        return left !== undefined && left !== right
      },
    )
    expect(
      uneven.map(([rule]) => rule),
      file,
    ).toEqual([])
  }
})

test('a paragraph and a question in English keep their direction among the others', async () => {
  expect(await html('index.html')).toContain('<p dir="ltr"><bdi dir="ltr">The library lends')
  expect(await html('services/index.html')).toMatch(/<h3 class="[^"]*" dir="ltr">What is the charge/)
})

test('a category in Arabic has a page and a feed, to which its posts lead', async () => {
  const address = `/news/category/${encodeURIComponent('معارض-المكتبة')}`
  expect(await html('news/1/index.html')).toContain(`href="${address}"`)
  expect(await html('sitemap.xml')).toContain(`<loc>https://www.manara-library.example${address}</loc>`)
  const page = await html('news/category/معارض-المكتبة/index.html')
  expect(page).toContain(`<link rel="canonical" href="https://www.manara-library.example${address}">`)
  expect(await html('news/category/معارض-المكتبة/feed.xml')).toContain('معرض الخط العربي')
})
