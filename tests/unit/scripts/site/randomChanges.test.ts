import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isError } from '../../../../schema/problems/problem.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { randomFrom } from '../../../../scripts/quality/bench/content.ts'
import type { BuildOptions } from '../../../../scripts/site/buildSite.ts'
import { buildSite } from '../../../../scripts/site/buildSite.ts'
import { memoFolder } from '../../../../scripts/site/release/memoFolder.ts'
import { isSweep } from '../../../sweep.ts'
import { documentsIn, type Json } from '../documentsIn.ts'
import { filesIn } from '../filesIn.ts'
import { writeSmallSite } from '../smallFolders.ts'

/** How many random changes are tried: in a sample, each kind once and some more. CHALKLINE_CHANGES=2000 tries longer. */
const CHANGES = Number(process.env.CHALKLINE_CHANGES ?? (isSweep ? 1000 : 60))
/** Chance is another for each. One after the other changes the same site. */
const SEEDS = [2026, 7, 41]
/** After so many of them the site is built cold as well: what an incremental build leaves wrong stays wrong. */
const COLD_EVERY = 20

let folder: string
let options: BuildOptions
const cold = () => join(folder, 'cold')

const { path, read, put, edit } = documentsIn(() => options.pages)
const section = (title: string) => ({ type: 'text', title, content: 'Words of [the stage](/stages/ils).' })
const picture = (name: string) => join(options.public, `images/${name}.svg`)
const draw = (name: string, from: string) =>
  cpSync(join(projectRoot, `public/images/heroes/${from}.svg`), picture(name))

const offer = (name: string, more: Json = {}): Json => ({
  title: name,
  description: `About ${name}.`,
  summary: { name, description: `${name}.`, icon: 'compass', order: 1, ...(more.summary as Json) },
  sections: [section(name), { type: 'siblings', label: 'Offers', from: '/offers' }],
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-random-'))
  const folders = await writeSmallSite(folder)
  options = { ...folders, out: join(folder, 'warm'), base: '/', today: '2026-11-21' }
  await mkdir(path('offers'))
  await mkdir(join(options.public, 'docs'))
  const lists = ['pageCards', 'timeline'].map(type => ({ type, title: 'Offers', from: '/offers' }))
  put('offers/index.json', { title: 'Offers', description: 'All.', sections: lists })
  put('offers/music.json', offer('Music'))
  put('offers/sport.json', offer('Sport'))
  edit('index.json', ({ sections }) => ({
    sections: [...(sections as Json[]), { type: 'latestPosts', title: 'News', count: 2 }],
  }))
  edit('blog/[id].json', ({ sections }) => ({
    sections: [...(sections as Json[]), { type: 'relatedPosts', title: 'More' }],
  }))
  await buildSite(options)
}, 120_000)

afterAll(() => {
  for (const out of [options.out, cold()]) rmSync(memoFolder(out), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})

async function expectWarmEqualsCold(since: readonly string[]) {
  rmSync(cold(), { recursive: true, force: true })
  const whole = await buildSite({ ...options, out: cold() })
  expect(whole.problems.filter(isError), since.join()).toEqual([])
  const [files, wanted] = [filesIn(options.out), filesIn(cold())].map(all => new Map(all))
  const differing = [...(wanted ?? [])].flatMap(([file, text]) => (files?.get(file) === text ? [] : file))
  // What earlier releases named stays for a while, for visitors who are still on their pages.
  const left = [...(files?.keys() ?? [])].filter(file => !wanted?.has(file) && !file.startsWith('assets/'))
  expect({ differing, left }, since.join()).toEqual({ differing: [], left: [] })
}

const changed = async () => (await buildSite(options)).rendered

test('the name of a page is written anew where it is shown, and nowhere else', async () => {
  edit('offers/music.json', page => ({ summary: { ...(page.summary as Json), name: 'Choir' } }))
  // The page itself, the one beside it, the list of both, and the list of all pages.
  expect(await changed()).toBe(4)
  expect(readFileSync(join(options.out, 'offers/sport/index.html'), 'utf8')).toContain('Choir')
  edit('offers/music.json', () => ({ description: 'What search engines show.' }))
  expect(await changed()).toBe(1)
}, 60_000)

test('a post is written anew with the lists that show it', async () => {
  edit('_posts/1.json', () => ({ content: 'Only its own page says this.' }))
  expect(await changed()).toBe(1)
  edit('_posts/1.json', () => ({ title: 'Another title' }))
  // Both posts, which name each other, the home page, the blog, its category, and the list of all pages.
  expect(await changed()).toBe(6)
}, 60_000)

test('a picture that is drawn anew is published where it is shown', async () => {
  draw('court', 'home')
  edit('offers/sport.json', ({ sections }) => ({
    sections: [{ ...section('Court'), image: '/images/court.svg', imageAlt: 'It.' }, ...(sections as Json[])],
  }))
  expect(await changed()).toBe(1)
  draw('court', 'about')
  expect(await changed()).toBe(1)
  await expectWarmEqualsCold([])
}, 60_000)

let random = randomFrom(0)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // none is empty
// What lies on the disk.
const pages = ['offers/music.json', 'offers/sport.json', 'stages/ils.json']
const posts = [1, 2]
const drawings = ['home', 'about', 'calendar', 'contact'].filter(name =>
  existsSync(join(projectRoot, `public/images/heroes/${name}.svg`)),
)
let nextPost = 3

const summarise = (file: string, change: Json) =>
  edit(file, page => (page.summary ? { summary: { ...(page.summary as Json), ...change } } : {}))

const textOf = (file: string) => read(file).sections as Json[]

const post = (id: number, name: string): Json => ({
  ...read('_posts/2.json'),
  ...{
    id,
    title: name,
    date: `2026-0${1 + (id % 9)}-11`,
    relatedPosts: [1],
    categories: [pick(['News', 'Sport'])],
  },
})

const changes: Record<string, (name: string) => void> = {
  title: name => edit(pick(pages), () => ({ title: name })),
  description: name => edit(pick(pages), () => ({ description: name })),
  'name in lists': name => summarise(pick(pages), { name }),
  'place in lists': () => summarise(pick(pages), { order: Math.floor(random() * 9) }),
  'page above': () => summarise('offers/sport.json', { parent: pick(['/offers/music', '/stages/ils']) }),
  light: () => edit(pick(pages), () => ({ light: pick(['noon', 'sunrise']) })),
  section: name =>
    edit(pick(pages), ({ sections }) => ({ sections: [section(name), ...(sections as Json[])] })),
  'fewer sections': () => {
    const file = pick(pages.slice(0, 2))
    edit(file, () => ({ sections: textOf(file).slice(-2) }))
  },
  'opening page': name => edit(pick(['offers/index.json', 'stages/index.json']), () => ({ title: name })),
  alias: name => edit(pick(pages), () => ({ aliases: random() < 0.5 ? [`/${name}`] : undefined })),
  'new page': name => {
    const file = `offers/${name}.json`
    put(file, offer(name))
    pages.push(file)
  },
  'deleted page': () => {
    if (pages.length > 3) rmSync(path(pages.pop() ?? ''))
  },
  'renamed page': name => {
    if (pages.length <= 3) return
    const old = pages.pop() ?? ''
    put(`offers/${name}.json`, read(old))
    rmSync(path(old))
    pages.push(`offers/${name}.json`)
  },
  'page comes and goes': () =>
    edit('offers/sport.json', ({ draft }) => ({ draft: draft ? undefined : true })),
  calendar: name =>
    edit('offers/music.json', ({ sections }) => ({
      sections: [
        ...(sections as Json[]).filter(({ type }) => type !== 'calendar'),
        ...(random() < 0.5
          ? []
          : [
              {
                ...{ type: 'calendar', title: name, downloadText: 'Add' },
                terms: [{ name: 'First', start: '2026-09-08', end: '2026-12-12', events: [] }],
              },
            ]),
      ],
    })),
  'new post': name => {
    put(`_posts/${nextPost}.json`, post(nextPost, name))
    posts.push(nextPost++)
  },
  'deleted post': () => {
    if (posts.length > 2) rmSync(path(`_posts/${posts.pop()}.json`))
  },
  'title of a post': name => edit(`_posts/${pick(posts)}.json`, () => ({ title: name })),
  'text of a post': name => edit(`_posts/${pick(posts)}.json`, () => ({ content: name })),
  'day of a post': () =>
    edit(`_posts/${pick(posts)}.json`, () => ({ date: `2025-0${1 + Math.floor(random() * 9)}-02` })),
  categories: () =>
    edit(`_posts/${pick(posts)}.json`, () => ({ categories: [pick(['News', 'Sport', 'news'])] })),
  'page of posts': name => edit('blog/[id].json', () => ({ description: name })),
  'new picture': name => {
    draw(name, pick(drawings))
    edit(pick(pages), ({ sections }) => ({
      sections: [
        { ...section(name), image: `/images/${name}.svg`, imageAlt: 'A picture.' },
        ...(sections as Json[]),
      ],
    }))
  },
  'other picture': () => draw('court', pick(drawings)),
  'linked picture': name =>
    edit('stages/ils.json', ({ sections }) => ({
      sections: [
        { ...section(name), action: { text: 'See', link: pick(['/images/court.svg', '/blog']) } },
        ...(sections as Json[]).slice(-4),
      ],
    })),
  'public file': name => writeFileSync(join(options.public, 'docs/rules.txt'), name),
  'no public file': () => rmSync(join(options.public, 'docs/rules.txt'), { force: true }),
  'home page': name =>
    edit('index.json', ({ sections }) => ({
      sections: (sections as Json[]).map(one => (one.type === 'hero' ? { ...one, title: name } : one)),
    })),
  'whole site': name => edit('_site.json', () => ({ description: name })),
}
const kinds = Object.keys(changes)
let done = 0

test.each(SEEDS)(
  'after random changes of every kind, as %i decides, the site is that of a cold build',
  async seed => {
    random = randomFrom(seed)
    const count = Math.ceil(CHANGES / SEEDS.length)
    let since: string[] = []
    let incremental = 0
    for (let left = count; left > 0; left--) {
      // Each kind once, before chance decides.
      const kind = kinds[done] ?? pick(kinds)
      changes[kind]?.(`change-${done++}`)
      since.push(kind)
      const { rendered, problems } = await buildSite(options)
      expect(problems.filter(isError), since.join()).toEqual([])
      if (rendered !== undefined) incremental++
      if (since.length < COLD_EVERY && left > 1) continue
      await expectWarmEqualsCold(since)
      since = []
    }
    // Only what all pages show asks for a whole build: the file of the site, and the stage that the menu lists.
    expect(incremental).toBeGreaterThan(0.75 * count)
  },
  1_200_000,
)
