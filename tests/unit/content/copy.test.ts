import { expect, test } from 'vitest'
import { formatDate } from '../../../renderer/formatDate.ts'
import { paragraphsOf } from '../../../renderer/paragraphsOf.ts'
import { mapFields } from '../../../schema/fieldWalk.ts'
import { page as pageSchema } from '../../../schema/page.ts'
import { post as postSchema } from '../../../schema/post.ts'
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

test('the fees document begins its terms on the days of the calendar', async () => {
  const { default: words } = await import('../../../scripts/prospectus.json')
  const calendar = pages.get('/about/calendar')?.page.sections.find(section => section.type === 'calendar')
  const starts = calendar?.terms.map(({ start }) => formatDate(start)) ?? []
  expect(starts).toHaveLength(3)
  for (const start of starts) expect(JSON.stringify(words)).toContain(start)
})
