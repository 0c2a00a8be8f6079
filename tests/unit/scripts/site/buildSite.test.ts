import { readFileSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { sectionPresets } from '../../../../schema/section.ts'
import { listFiles } from '../../../../scripts/lib/listFiles.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import type { BuildOptions } from '../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { readSite } from '../../../../scripts/site/folder.ts'
import { twoColours } from '../../../fixtures/pictures/photograph.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { filesIn } from '../filesIn.ts'
import { writeSmallSite } from '../smallFolders.ts'

const folder = scratchFolder()
let options: BuildOptions

beforeAll(async () => {
  options = { ...(await writeSmallSite(folder)), out: join(folder, 'dist'), base: '/' }
  await buildSite(options)
}, 120_000)

const built = (path: string, out = options.out) => readFile(join(out, path), 'utf8')

describe('what a build writes', () => {
  test('a page for every route, alias and post, and nothing that describes one a second time', async () => {
    for (const route of [
      '',
      'home/',
      'stages/',
      'stages/ils/',
      'blog/',
      'blog/1/',
      'blog/2/',
      'blog/_missing/',
    ]) {
      expect(await built(`${route}index.html`)).toMatch(/^<!doctype html>/)
    }
    const files = (await listFiles(options.out)).filter(name => name.endsWith('.json'))
    expect(files.filter(name => !/^search\/|\/feed\.json$/.test(name)).sort()).toEqual([
      expect.stringMatching(/^assets\/screens-[\w-]+\.json$/),
      expect.stringMatching(/^assets\/site-[\w-]+\.json$/),
    ])
  })

  test('the same bytes at each spelling, and one canonical address', async () => {
    expect(await built('home/index.html')).toBe(await built('index.html'))
    expect(await built('home/index.html')).toContain(
      '<link rel="canonical" href="https://www.harbourview.org/">',
    )
  })

  test('what islands know of the site is a file of its own, which pages name', async () => {
    const [, file = ''] = / data-site="\/([^"]+)"/.exec(await built('index.html')) ?? []
    expect(JSON.parse(await built(file))).toMatchObject({
      ...{ name: 'Harbour View School', base: '/', locale: 'en-GB' },
      contact: { email: 'office@harbourview.org' },
    })
  })

  test('what replaces a page is a file of its own, which pages name and do not hold', async () => {
    const home = await built('index.html')
    const [, file = ''] = / data-screens="\/([^"]+)"/.exec(home) ?? []
    const screens = JSON.parse(await built(file))
    expect(screens).toMatchObject({ name: 'Harbour View School', blog: '/blog' })
    expect(screens.html).toContain('Loading blog posts...')
    const [, waiting = ''] = /<p class="([\w-]+)" role="status"/.exec(screens.html) ?? []
    expect(home).not.toContain(waiting)
    expect(home).not.toContain('Loading blog posts...')
  })

  test('R-RTE-15: the title is the name of the school at home, and says the page elsewhere', async () => {
    expect(await built('index.html')).toContain('<title>Harbour View School</title>')
    expect(await built('stages/ils/index.html')).toContain(
      '<title>International Lower Secondary – Harbour View School</title>',
    )
  })

  test('404.html says so and is kept from search engines', async () => {
    const page = await built('404.html')
    expect(page).toContain('Unexpected Application Error!')
    expect(page).toContain('404 Not Found')
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  test('icons for tabs and home screens, and a manifest that names them', async () => {
    const { icons } = JSON.parse(await built('site.webmanifest'))
    expect(icons.map((icon: { src: string }) => icon.src)).toEqual(['/icon-192.png', '/icon-512.png'])
    const ico = await readFile(join(options.out, 'favicon.ico'))
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
    for (const size of [32, 180, 192, 512]) {
      const { width, height, format } = await sharp(join(options.out, `icon-${size}.png`)).metadata()
      expect([width, height, format]).toEqual([size, size, 'png'])
    }
  })

  test('D7: what answers for unknown addresses', async () => {
    expect(await built('_redirects')).toBe(
      '/stages/*  /stages/index.html  200\n/blog/*  /blog/_missing/index.html  404\n',
    )
  })
})

test('the notices of the packages whose code browsers receive are beside it', () => {
  const notices = readFileSync(join(options.out, 'licences.txt'), 'utf8')
  for (const words of [
    /^## react-dom - .*\(MIT\)$/m,
    /^## pdfjs-dist - .*Apache/m,
    /Permission is hereby granted/,
  ])
    expect(notices).toMatch(words)
})

test('two builds of the same input are equal to the byte', async () => {
  const again = join(folder, 'again')
  await buildSite({ ...options, out: again })
  expect(filesIn(again)).toEqual(filesIn(options.out))
})

test('--base and --origin: links and pictures lie below the base, and so does what answers for unknown addresses', async () => {
  const out = join(folder, 'based')
  const pages = join(folder, 'based-pages')
  await cp(options.pages, pages, { recursive: true })
  const calendar = sectionPresets.find(({ section }) => section.type === 'calendar')?.section
  const text = `{ "title": "Dates", "description": "When.", "sections": [${JSON.stringify(calendar)}] }`
  await writeFile(join(pages, 'dates.json'), text)
  const { problems } = await buildSite({
    ...options,
    pages,
    out,
    base: '/school/',
    origin: 'https://example.org',
  })
  expect(problems).toEqual([])
  const home = await built('index.html', out)
  expect(home).toContain('<link rel="canonical" href="https://example.org/school/">')
  expect(home.match(/(?:href|src)="\/(?!school\/)[^"]*"/g)).toBeNull()
  expect(await built('dates/calendar.ics', out)).toContain('https://example.org/school/dates\r\n')
  const redirects = (await built('_redirects', out)).replace(/ +/g, ' ')
  expect(redirects).toContain('/school/stages/* /school/stages/index.html 200\n')
  expect(redirects).toContain('/school/blog/* /school/blog/_missing/index.html 404\n')
})

test('a mistake in the content leaves the previous build as it was', async () => {
  const before = filesIn(options.out)
  const pages = join(folder, 'broken')
  await cp(options.pages, pages, { recursive: true })
  await writeFile(join(pages, 'index.json'), '{')
  const result = await buildSite({ ...options, pages })
  expect(result.pages).toBeUndefined()
  expect(result.problems.map(({ code }) => code)).toContain('unclosed-bracket')
  expect(filesIn(options.out)).toEqual(before)
})

test('a file that no site publishes stops a build, and hides no page of the preview', async () => {
  const stray = join(options.public, 'backup.sql')
  await writeFile(stray, 'x')
  const result = await buildSite(options)
  const shown = await readSite(options, { today: '2026-01-01' })
  await rm(stray)
  expect(result.pages).toBeUndefined()
  expect(result.problems.map(({ code }) => code)).toEqual(['unexpected-file'])
  expect(shown.content).toBeDefined()
})

test("a photograph dropped over the hero's drawing is what the next build shows, with no other change", async () => {
  const replaced = join(folder, 'public-replaced')
  const out = join(folder, 'replaced')
  await cp(options.public, replaced, { recursive: true })
  await writeFile(join(replaced, 'images/hero.jpg'), await twoColours(2400, 1800).jpeg().toBuffer())
  const { problems } = await readSite({ ...options, public: replaced })
  await buildSite({ ...options, public: replaced, out })
  expect(problems.map(oneLine)).toEqual([
    expect.stringMatching(
      /^public\/images\/hero\.svg:1:1 {2}Warning: "\/images\/hero\.jpg" is shown in the place/,
    ),
  ])
  const home = await built('index.html', out)
  expect(home).toMatch(/<source type="image\/avif" srcSet="\/assets\/images\/hero-360-[\w-]{8}\.avif 360w/)
  expect(home).toMatch(
    /<meta property="og:image" content="[^"]*\/assets\/shared\/images\/hero-[\w-]{8}\.jpg">/,
  )
  expect(home).not.toMatch(/="[^"]*hero\.svg/)
  expect((await listFiles(out)).filter(file => file.startsWith('images/'))).toEqual([])
}, 180_000)
