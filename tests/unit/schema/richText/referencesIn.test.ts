import { expect, test } from 'vitest'
import { referencesIn } from '../../../../schema/richText/referencesIn.ts'

test('links and pictures come in order, with their places', () => {
  const source =
    'See [the fees](/fees) and [fees](/fees#jhs).\n![A relay](/a.jpg "The end")\n- [x](<https://a.org>)'
  const found = referencesIn(source, 'article')
  expect(found.map(({ kind, value, title, alt }) => [kind, value, title, alt])).toEqual([
    ['link', '/fees', undefined, undefined],
    ['link', '/fees#jhs', undefined, undefined],
    ['image', '/a.jpg', 'The end', 'A relay'],
    ['link', 'https://a.org', undefined, undefined],
  ])
  for (const { value, at } of found)
    expect(source.slice(at?.index, (at?.index ?? 0) + (at?.length ?? 0))).toBe(value)
})

test('an address with escapes has no place', () => {
  expect(referencesIn('[a](/x\\*y)', 'inline')).toMatchObject([{ value: '/x*y', at: undefined }])
})

test('a text without links is not parsed', () => {
  expect(referencesIn('Ask **us** (now) [please].', 'article')).toEqual([])
})

test('of many addresses with escapes none is looked for in the whole text', () => {
  const links = referencesIn(`${'[a](/\\)) '.repeat(2000)}[b](/fees)`, 'article')
  expect(links).toHaveLength(2001)
  expect(links.filter(({ at }) => at)).toEqual([])
  const [, near] = referencesIn('[a](/\\)) [b]( </fees>)', 'article')
  expect(near?.at).toEqual({ index: 15, length: 5 })
})
