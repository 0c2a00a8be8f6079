import { expect, test } from 'vitest'
import { mistakesOf, smallSite } from '../../smallSite.ts'

/** What is said of a site in which each page of a folder is below another one. */
const messagesOf = (parents: Record<string, string>) =>
  mistakesOf({
    ...smallSite,
    ...Object.fromEntries(
      Object.entries(parents).map(([name, parent]) => [`stages/${name}.json`, stageBelow(parent, name)]),
    ),
  }).replaceAll(/:\d+:\d+ {2}/g, ': ')

function stageBelow(parent: string, name: string): string {
  const ils = JSON.parse(smallSite['stages/ils.json'] ?? '')
  return JSON.stringify({ ...ils, title: name, description: name, summary: { ...ils.summary, parent } })
}

test('a page cannot stand below itself, however that is spelt', () => {
  const words =
    'stages/a.json: This page stands below itself. Delete "parent", or write the address of the page above this one.'
  expect(messagesOf({ a: '/stages/a' })).toBe(words)
  expect(messagesOf({ a: '/Stages/A/', b: '/stages/a' })).toBe(words)
})

test('nor in a circle of pages, which is said once', () => {
  expect(messagesOf({ b: '/stages/a', a: '/stages/b' })).toBe(
    'stages/a.json: This page stands below "/stages/b", and that below this page again. Delete "parent" here, or correct it in "/stages/b".',
  )
  expect(messagesOf({ d: '/stages/c', c: '/stages/a', a: '/stages/b', b: '/stages/c' })).toBe(
    'stages/a.json: This page stands below "/stages/b", that below "/stages/c", and that below this page again. Delete "parent" here, or correct it in "/stages/b" or "/stages/c".',
  )
})

test('each of two circles is said', () => {
  expect(messagesOf({ a: '/stages/b', b: '/stages/a', c: '/stages/c' }).split('\n')).toHaveLength(2)
})

test('pages may stand below each other in a row', () => {
  expect(messagesOf({ a: '/stages/b', b: '/stages/c', c: '/stages/ils', d: '/stages/c' })).toBe('')
})
