import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sectionPresets } from '../../../../schema/section.ts'
import { listFiles } from '../../../../scripts/lib/listFiles.ts'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { Listing } from '../../../../scripts/lib/serve/Listing.ts'
import type { BuildOptions } from '../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { Release } from '../../../../scripts/site/release/Release.ts'
import { twoColours } from '../../../fixtures/pictures/photograph.ts'
import { filesIn } from '../filesIn.ts'
import { writeSmallSite } from '../smallFolders.ts'

let folder: string
let options: BuildOptions

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-build-'))
  options = { ...(await writeSmallSite(folder)), out: join(folder, 'dist'), base: '/' }
  await buildSite(options)
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function put(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

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

  test('what stands in for a page is a file of its own with its styles, which pages name and do not hold', async () => {
    const home = await built('index.html')
    const [, file = ''] = / data-screens="\/([^"]+)"/.exec(home) ?? []
    const screens = JSON.parse(await built(file))
    expect(screens).toMatchObject({ name: 'Harbour View School', blog: '/blog' })
    expect(screens.html).toContain('Loading blog posts...')
    const [, waiting = ''] = /<p class="([\w-]+)" role="status"/.exec(screens.html) ?? []
    expect(screens.style).toContain(`.${waiting}{`)
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
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'dates.json unreached-page',
    'dates.json example-text',
  ])
  const home = await built('index.html', out)
  expect(home).toContain('<link rel="canonical" href="https://example.org/school/">')
  expect(home.match(/(?:href|src)="\/(?!school\/)[^"]*"/g)).toBeNull()
  expect(await built('dates/calendar.ics', out)).toContain('https://example.org/school/dates\r\n')
  const listing = await Listing.read(out, '/school/')
  expect(listing.find('/stages/unknown')).toEqual({ path: '/stages/index.html', status: 200 })
  expect(listing.find('/blog/99')).toEqual({ path: '/blog/_missing/index.html', status: 404 })
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

test("a photograph dropped over the hero's drawing is what the next build shows, with no other change", async () => {
  const replaced = join(folder, 'public-replaced')
  const out = join(folder, 'replaced')
  await cp(options.public, replaced, { recursive: true })
  await writeFile(join(replaced, 'images/hero.jpg'), await twoColours(2400, 1800).jpeg().toBuffer())
  const { problems } = await buildSite({ ...options, public: replaced, out })
  expect(problems.map(oneLine)).toEqual([
    expect.stringMatching(
      /^public\/images\/hero\.svg:1:1 {2}Warning: "\/images\/hero\.jpg" is shown in the place/,
    ),
  ])
  const home = await built('index.html', out)
  expect(home).toMatch(/<source type="image\/avif" srcSet="\/assets\/images\/hero-360-[\w-]{8}\.avif 360w/)
  expect(home).toMatch(
    /<meta property="og:image" content="[^"]*\/assets\/images\/hero-shared-[\w-]{8}\.jpg">/,
  )
  expect(home).not.toMatch(/="[^"]*hero\.svg/)
  expect((await listFiles(out)).filter(file => file.startsWith('images/'))).toEqual([])
}, 180_000)

test('a picture that cannot be read is named with its suggestion, and leaves the previous build', async () => {
  const before = filesIn(options.out)
  const broken = join(folder, 'public-broken')
  await cp(options.public, broken, { recursive: true })
  await writeFile(join(broken, 'images/hero.svg'), 'not a picture')
  const { pages, problems } = await buildSite({ ...options, public: broken })
  expect(pages).toBeUndefined()
  expect(problems.map(oneLine)).toEqual([
    'public/images/hero.svg:1:1  This file is not a picture that can be read. Save it again as JPEG, PNG or SVG.',
  ])
  expect(filesIn(options.out)).toEqual(before)
})

test('a build that fails half-way leaves the previous one, and nothing beside it', async () => {
  const before = filesIn(options.out)
  const broken = join(folder, 'public-in-the-way')
  await cp(options.public, broken, { recursive: true })
  await writeFile(join(broken, 'stages'), 'a file where the build needs a folder')
  await expect(buildSite({ ...options, public: broken })).rejects.toThrow('stages')
  expect(filesIn(options.out)).toEqual(before)
  expect((await readdir(folder)).filter(name => name.startsWith('dist.'))).toEqual([])
})

test('changes that a killed build was putting in place are put there by the next', async () => {
  const target = join(folder, 'interrupted')
  await cp(options.out, target, { recursive: true })
  await put(join(target, 'index.html'), 'changed already')
  await put(join(target, 'a/index.html'), 'before')
  await put(join(target, 'b/index.html'), 'as it is')
  await put(join(`${target}.changes`, 'a/index.html'), 'after')
  await put(join(`${target}.changes`, '.chalkline-made'), '')
  const release = await Release.begin(target)
  await release.abandon()
  const text = (file: string) => readFile(join(target, file), 'utf8')
  expect(await text('index.html')).toBe('changed already')
  expect(await text('a/index.html')).toBe('after')
  expect(await text('b/index.html')).toBe('as it is')
  expect(existsSync(`${target}.changes`)).toBe(false)
})

test('a build that was killed at the very end is undone by the next', async () => {
  const target = join(folder, 'killed')
  await put(join(`${target}.previous`, 'index.html'), 'the previous build')
  await put(join(`${target}.previous`, '.chalkline-made'), '')
  await put(join(`${target}.building-999999999`, 'index.html'), 'left by a killed build')
  await put(join(`${target}.building-999999999`, '.chalkline-made'), '')
  const release = await Release.begin(target)
  await release.abandon()
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('the previous build')
  expect(existsSync(`${target}.building-999999999`)).toBe(false)
})

test('a folder that is no earlier build is not replaced', async () => {
  const own = join(folder, 'own')
  await put(join(own, 'notes.txt'), 'mine')
  const clone = join(folder, 'clone')
  await cp(options.out, clone, { recursive: true })
  await put(join(clone, '.git/HEAD'), 'mine')
  for (const out of [own, clone])
    await expect(buildSite({ ...options, out })).rejects.toThrow('files lie there that no build has written')
  expect(await readdir(own)).toEqual(['notes.txt'])
  expect(existsSync(join(clone, '.git/HEAD'))).toBe(true)
})

test('a folder that holds what the site is made from is not replaced, whatever else lies in it', async () => {
  const out = join(folder, 'mixed')
  await cp(options.out, out, { recursive: true })
  await cp(options.pages, join(out, 'pages'), { recursive: true })
  const mixed = { ...options, out, pages: join(out, 'pages') }
  await expect(buildSite(mixed)).rejects.toThrow(
    `"${out}" cannot be written: "${mixed.pages}" lies there, and a build replaces what it finds.`,
  )
  for (const above of [options.pages, options.public, process.cwd(), folder])
    await expect(Release.begin(above, [options.pages, options.public])).rejects.toThrow(
      'a build replaces what it finds',
    )
  expect(existsSync(join(out, 'pages/index.json'))).toBe(true)
  expect((await readdir(folder)).filter(name => name.includes('.building-'))).toEqual([])
})

test('an empty folder is a place for a build', async () => {
  const target = join(folder, 'empty')
  await mkdir(target)
  const release = await Release.begin(target)
  await release.abandon()
})

test('what a build that still runs has written beside its place stays there while another begins', async () => {
  const target = join(folder, 'busy')
  // The first process of a machine belongs to somebody else, and always runs.
  const [running, dead] = [[process.pid, 1], [999999999]].map(pids =>
    pids.flatMap(pid => [`busy.building-${pid}`, `busy.building-${pid}.inputs`]),
  )
  for (const name of [...(running ?? []), ...(dead ?? [])])
    await put(join(folder, name.endsWith('.inputs') ? name : `${name}/.chalkline-made`), '')
  await Release.begin(target)
  expect((await readdir(folder)).filter(name => name.startsWith('busy.')).sort()).toEqual(running?.sort())
})
