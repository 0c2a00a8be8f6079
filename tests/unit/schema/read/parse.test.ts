import { expect, test } from 'vitest'
import { kindOf, parseDocument, routeOf } from '../../../../schema/read/parse.ts'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { documentsOf, smallSite, withFields } from '../../smallSite.ts'

test.each([
  ['_site.json', 'site'],
  ['a/_site.json', undefined],
  ['_posts/1.json', 'post'],
  ['_posts/index.json', 'post'],
  ['_posts/2025/1.json', undefined],
  ['blog/_posts/1.json', undefined],
  ['index.json', 'page'],
  ['stages/ils.json', 'page'],
  ['my_page.json', 'page'],
  ['v1.2/page.json', 'page'],
  ['_draft.json', undefined],
  ['_old/page.json', undefined],
  ['.hidden.json', undefined],
  ['a/.git/page.json', undefined],
  ['blog/[id].json', 'template'],
  ['[id].json', 'template'],
  ['blog/[id]/index.json', 'page'],
  ['page.jsonc', undefined],
  ['page.json.bak', undefined],
  ['_posts/1.json5', undefined],
  ['notes.txt', undefined],
])('the file %s is a document of the kind %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind)
})

test.each([
  ['index.json', '/'],
  ['stages/index.json', '/stages'],
  ['stages/ils.json', '/stages/ils'],
  ['myindex.json', '/myindex'],
  ['index/page.json', '/index/page'],
  ['page.json/a.json', '/page.json/a'],
])('the page of %s lies at %s', (file, route) => {
  expect(routeOf(file)).toBe(route)
})

test('a document comes with what it is, and a page with its address', () => {
  expect(
    documentsOf(smallSite).map(({ locator, value, kind, ...where }) => [
      locator.file,
      {
        kind,
        ...('route' in where && { route: where.route }),
        ...('prefix' in where && { prefix: where.prefix }),
      },
      typeof value,
    ]),
  ).toEqual([
    ['_site.json', { kind: 'site' }, 'object'],
    ['index.json', { kind: 'page', route: '/' }, 'object'],
    ['stages/index.json', { kind: 'page', route: '/stages' }, 'object'],
    ['stages/ils.json', { kind: 'page', route: '/stages/ils' }, 'object'],
    ['blog/index.json', { kind: 'page', route: '/blog' }, 'object'],
    ['blog/[id].json', { kind: 'template', prefix: '/blog' }, 'object'],
    ['_posts/1.json', { kind: 'post' }, 'object'],
    ['_posts/2.json', { kind: 'post' }, 'object'],
  ])
})

test('a page comes with its outline: all of it, but of its sections those that others show, and the ids of all', () => {
  const file = 'stages/ils.json'
  const text = { type: 'text', id: 'why', title: 'T', content: 'C' }
  const bring = { type: 'admissionRequirements', id: 'bring', title: 'T', items: ['A pen'] }
  const term = { name: 'First term', start: '2026-09-08', end: '2026-12-11', events: [] }
  const dates = { type: 'calendar', title: 'T', downloadText: 'Add', terms: [term] }
  const hidden = { ...bring, id: 'old', hidden: true }
  const fields = { aliases: ['/ILS'], sections: [text, bring, text, dates, hidden] }
  const held = parseDocument({ file, text: withFields(file, fields)[file] ?? '' })
  if (Array.isArray(held) || held.kind !== 'page') throw new Error('Not a page')
  expect(held.outline).toEqual({
    ...held.value,
    sections: [bring, dates],
    ids: ['why', 'bring', 'why'],
    hiddenIds: ['old'],
  })
  expect(held.outline.aliases).toEqual(['/ILS'])
})

test('what is no document of the site is never read as one', () => {
  expect(() => parseDocument({ file: '_draft.json', text: '{}' })).toThrow(
    '_draft.json is not a document of the site',
  )
})

const misplaced = (file: string, text = '') => {
  const parsed = parseDocument({ file, text })
  return Array.isArray(parsed) ? parsed.map(oneLine) : parsed.kind
}

test('a post among the pages and a page among the posts are told where they belong', () => {
  const words =
    'blog/7.json:1:1  This is a blog post, but it lies among the pages. Move the file into the folder "_posts".'
  expect(misplaced('blog/7.json', smallSite['_posts/1.json'])).toEqual([words])
  expect(misplaced('_posts/7.json', smallSite['stages/ils.json'])).toEqual([
    '_posts/7.json:1:1  This is a page, but it lies among the blog posts. Move the file out of "_posts", to where its address should be.',
  ])
  expect(misplaced('_posts/7.json', smallSite['_posts/1.json'])).toBe('post')
  expect(misplaced('blog/7.json', smallSite['_posts/1.json']?.replace('"title"', '"heading"'))).not.toContain(
    words,
  )
})
