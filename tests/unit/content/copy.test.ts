import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { formatDate } from '../../../renderer/formatDate.ts'
import { paragraphsOf } from '../../../renderer/paragraphsOf.ts'
import { mapFields } from '../../../schema/fieldWalk.ts'
import { page as pageSchema } from '../../../schema/page.ts'
import { post as postSchema } from '../../../schema/post.ts'
import { fillTokens } from '../../../schema/tokens.ts'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { realContent } from './realSite.ts'

/** Paragraphs longer than this, in characters, belong to one page alone. */
const SHARED_AT_MOST = 80

const { pages, posts } = await realContent()

/** Address → every text of its document. */
const texts = new Map<string, string[]>()
for (const { route, page } of pages.values()) texts.set(route, textsOf(pageSchema, page))
for (const post of posts) texts.set(`/blog/${post.id}`, textsOf(postSchema, post))

function textsOf<V>(schema: Parameters<typeof mapFields<V>>[0], value: V): string[] {
  const found: string[] = []
  mapFields(schema, value, field => {
    if (field.kind === 'text') found.push(...paragraphsOf(field.value))
    return field.value
  })
  return found
}

test('no two pages share a paragraph', () => {
  const owners = new Map<string, Set<string>>()
  for (const [address, own] of texts) {
    for (const text of own.filter(({ length }) => length > SHARED_AT_MOST)) {
      owners.set(text, (owners.get(text) ?? new Set()).add(address))
    }
  }
  expect(owners.size).toBeGreaterThan(300)
  expect([...owners].filter(([, addresses]) => addresses.size > 1)).toEqual([])
})

test('R-RTE-15: every page has a title and a description of its own', () => {
  const all = [...pages.values()].map(({ page }) => page)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})

test('R-RTE-15: the description of the site and of its home page speak of innovative education and cutting-edge facilities', async () => {
  const { site } = await realContent()
  for (const description of [site.description, pages.get('/')?.page.description]) {
    expect(description?.toLowerCase()).toContain('innovative education')
    expect(description?.toLowerCase()).toContain('cutting-edge facilities')
  }
})

test('the fees document is of the year of the calendar and begins its terms on its days', async () => {
  const { default: words } = await import('../../../scripts/prospectus.json')
  const calendar = pages.get('/about/calendar')?.page.sections.find(section => section.type === 'calendar')
  const starts = calendar?.terms.map(({ start }) => formatDate(start)) ?? []
  expect(starts).toHaveLength(3)
  for (const start of starts) expect(JSON.stringify(words)).toContain(start)
  const [from, to] = [calendar?.terms[0]?.start.slice(0, 4), calendar?.terms.at(-1)?.end.slice(0, 4)]
  expect(calendar?.title).toContain(`${from}/${to}`)
  expect(words.subtitle).toBe(`School year ${from}/${to}`)
})

test('the published fees document says what its words say: `npm run prospectus` has made it since', async () => {
  const { site } = await realContent()
  const { default: words } = await import('../../../scripts/prospectus.json')
  const data = new Uint8Array(readFileSync(join(projectRoot, 'public/docs/PRE-SCHOOL-FEES.pdf')))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const said: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    said.push(...items.map(item => ('str' in item ? item.str : '')))
  }
  const bare = (text: string) => text.replace(/\s+/g, '')
  const missing = shownIn([words.title, words.subtitle, words.notice, words.sheets])
    .map(text => fillTokens(text, site))
    .filter(text => !bare(said.join('')).includes(bare(text)))
  expect(missing).toEqual([])
})

/** Every text in a value, but for the names of the kinds of its blocks. */
function shownIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'type' ? [] : shownIn(inner)))
}
