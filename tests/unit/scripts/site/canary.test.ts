import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainLetters } from '../../../../schema/model/letters.ts'
import { parseDocument } from '../../../../schema/read/parse.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { buildSite } from '../../../../scripts/site/build.ts'
import { readDocuments } from '../../../../scripts/site/folder.ts'
import { CANARY, withCanary } from '../../../canary.ts'

let folder: string
/** How many words were changed. */
let changed = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chalkline-canary-'))
  const { texts } = readDocuments(join(projectRoot, 'pages-json'))
  for (const [file, text] of texts) {
    const document = parseDocument({ file, text })
    if (Array.isArray(document)) throw new Error(`${file} has mistakes`)
    const value = withCanary(document.kind, document.value, () => {
      changed += 1
    })
    for (const [room, content] of [
      ['plain', text],
      ['canary', JSON.stringify(value)],
    ] as const) {
      const path = join(folder, room, 'pages', file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, content)
    }
  }
  for (const room of ['plain', 'canary']) {
    await cp(join(projectRoot, 'public'), join(folder, 'public'), { recursive: true })
    const { problems } = await buildSite({
      pages: join(folder, room, 'pages'),
      public: join(folder, 'public'),
      out: join(folder, room, 'dist'),
      base: '/',
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }
})
afterAll(() => rm(folder, { recursive: true }))

const read = (room: string, name: string) =>
  readFile(join(folder, room, 'dist', room === 'canary' ? withCategory(name) : name), 'utf8')

/** The name of a category is the end of its address. */
const withCategory = (name: string) =>
  name.replace(/(?<=category\/)[^/]+/, slug => (slug + plainLetters(CANARY)).slice(0, 100))

const namesOf = async (ending: string) =>
  (await readdir(join(folder, 'plain/dist'), { recursive: true })).filter(name => name.endsWith(ending))

/** Every element that a parser would see, with the names of its attributes. Data in scripts is no markup. */
const elementsOf = (html: string): string[] =>
  [
    ...html
      .replace(/(<script[^>]*>)[^<]*/g, '$1')
      .matchAll(/<([a-z][\w-]*)((?:[\s/]+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi),
  ].map(([, name, attributes = '']) =>
    [name, ...[...attributes.matchAll(/[\s/]([\w:-]+)(?==|\s|$)/g)].map(([, attribute]) => attribute)].join(
      ' ',
    ),
  )

test('a canary in every word of every document adds no element and no attribute to any page', async () => {
  expect(changed).toBeGreaterThan(500)
  const pages = await namesOf('.html')
  expect(pages.length).toBeGreaterThan(30)
  for (const name of pages) {
    const html = await read('canary', name)
    expect(html, name).toContain('canary')
    expect(html, name).not.toMatch(/<(?:script|img)\//)
    expect(elementsOf(html).length, name).toBe(elementsOf(await read('plain', name)).length)
  }
})

test('data in pages and files of data can be read, and hold the canary as words', async () => {
  for (const name of await namesOf('.html')) {
    const html = await read('canary', name)
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g,
    )) {
      expect(json).not.toMatch(/[\u2028\u2029]/)
      JSON.parse(json)
    }
  }
  const [, file = ''] = / data-site="\/([^"]+)"/.exec(await read('canary', 'index.html')) ?? []
  const site = await read('canary', file)
  JSON.parse(site)
  expect(site).toContain('canary')
})

test('feeds and sitemap hold no element of it', async () => {
  for (const name of await namesOf('.xml')) {
    const xml = (await read('canary', name)).replace(/<!\[CDATA\[.*?\]\]>/gs, '')
    expect(xml, name).not.toMatch(/<(?:script|img|b)\b/)
  }
})

test('feed readers, which take a post for HTML, find its words and nothing else', async () => {
  const { items }: { items: { content_html: string; summary: string }[] } = JSON.parse(
    await read('canary', 'blog/feed.json'),
  )
  expect(items.length).toBeGreaterThan(0)
  for (const { content_html, summary } of items) {
    expect(content_html).toContain('&lt;script/x&gt;')
    expect(content_html).not.toMatch(/<(?!\/?p>)/)
    expect(summary).not.toContain('<')
  }
})
