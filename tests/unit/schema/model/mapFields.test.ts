import { expect, test } from 'vitest'
import { z } from 'zod'
import { article, iconName, imagePath, link, list, text } from '../../../../schema/model/fields.ts'
import { isObject } from '../../../../schema/model/isObject.ts'
import { fieldWalker, mapFields } from '../../../../schema/model/mapFields.ts'
import { fieldsOf, nodeOf, schemaAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'

const choice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('words'), words: text('Words.', 'Words') }),
  z.strictObject({ type: z.literal('number'), number: z.number() }),
])
const schema = z.strictObject({
  title: text('The title.', 'Fees'),
  plain: z.string(),
  count: z.number(),
  picture: imagePath('A picture.', '/a.svg', 'alt').optional(),
  alt: text('What it shows.', 'A gate').optional(),
  icons: list(iconName('An icon.', 'users'), 'Icons.').optional(),
  links: z.array(z.strictObject({ to: link('Where.', '/a'), label: z.string() })),
  parts: z.array(choice),
})
const value: z.infer<typeof schema> = {
  title: 'Fees',
  plain: 'not marked',
  count: 3,
  picture: '/a.svg',
  icons: ['users', 'compass'],
  links: [{ to: '/blog', label: 'Blog' }],
  parts: [
    { type: 'number', number: 1 },
    { type: 'words', words: 'More' },
  ],
}

/** Each field that a walk comes to, as `kind path = value`. */
function seen(walk: typeof mapFields | ReturnType<typeof fieldWalker>): string[] {
  const found: string[] = []
  walk(schema, value, field => {
    found.push(`${field.kind} ${field.path.join('.')} = ${field.value}`)
    return field.value
  })
  return found
}

test('a walk comes to every marked text, with its kind and its place', () => {
  expect(seen(mapFields)).toEqual([
    'text title = Fees',
    'image picture = /a.svg',
    'icon icons.0 = users',
    'icon icons.1 = compass',
    'link links.0.to = /blog',
    'text parts.1.words = More',
  ])
})

test('a walk over some kinds comes to those alone', () => {
  expect(seen(fieldWalker('image', 'link'))).toEqual(['image picture = /a.svg', 'link links.0.to = /blog'])
  expect(seen(fieldWalker('pdf'))).toEqual([])
})

test('a field knows what it stands among, and a picture what describes it', () => {
  mapFields(schema, value, ({ kind, altKey, parent, value: own }) => {
    expect(altKey).toBe(kind === 'image' ? 'alt' : undefined)
    expect(Object.values(parent).flat()).toContain(own)
    return own
  })
})

test('what a visit changes is new, and everything else the same object', () => {
  const changed = mapFields(schema, value, field => (field.kind === 'link' ? '/base/blog' : field.value))
  expect(changed).toEqual({ ...value, links: [{ to: '/base/blog', label: 'Blog' }] })
  expect(value.links[0]?.to).toBe('/blog')
  expect(changed.parts).toBe(value.parts)
  expect(changed.icons).toBe(value.icons)
  expect(mapFields(schema, value, field => field.value)).toBe(value)
})

test.each([
  ['texts where lists belong', { ...value, icons: 'users', links: 7 }],
  ['lists where groups belong', { ...value, links: [['x']], parts: [null, 'x', { type: 'unheard of' }] }],
  ['numbers where texts belong', { ...value, title: 7 }],
])('a document with %s is walked as far as its shape goes', (_, broken) => {
  // Made for valid documents, a walk must still come to its end in any other.
  expect(mapFields(schema, broken as unknown as typeof value, field => field.value)).toEqual(broken)
})

test.each<[Path, unknown]>([
  [[], schema],
  [['title'], schema.shape.title],
  [['picture'], schema.shape.picture],
  [['icons', 1], schema.shape.icons.unwrap().element],
  [['links', 0, 'to'], schema.shape.links.element.shape.to],
  [['parts', 1], choice],
  [['parts', 1, 'words'], choice.options[0].shape.words],
  [['parts', 0, 'words'], undefined],
  [['parts', 7, 'words'], undefined],
  [['nowhere'], undefined],
  [['constructor'], undefined],
  [['title', 'deeper'], undefined],
])('the rules for %j are found', (path, expected) => {
  expect(schemaAt(schema, path, value)).toBe(expected)
})

test('a choice is known by the name that it bears', () => {
  expect([...(nodeOf(choice).union?.options.keys() ?? [])]).toEqual(['words', 'number'])
  expect(fieldsOf(choice, { type: 'number' })).toBe(choice.options[1].shape)
  expect([{ type: 'other' }, {}, 'words', null].map(one => fieldsOf(choice, one))).toEqual([{}, {}, {}, {}])
})

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('%j is a group of fields: %s', (one, expected) => {
  expect(isObject(one)).toBe(expected)
})

const letter = z.strictObject({ body: article('The text.', 'One.') })
const lines = { body: ['See [the fees](/fees).', '![A gate](/gate.jpg)'] }

test('a running text is visited whole, then each link and picture in it', () => {
  const found: unknown[] = []
  mapFields(letter, lines, ({ kind, value, path, reference }) => {
    found.push([kind, value, path.join('.'), reference?.at?.index])
    return value
  })
  expect(found).toEqual([
    ['richText', 'See [the fees](/fees).\n![A gate](/gate.jpg)', 'body', undefined],
    ['link', '/fees', 'body', 15],
    ['image', '/gate.jpg', 'body', 33],
  ])
})

test('a list of lines stays one as long as nothing changes', () => {
  expect(mapFields(letter, lines, ({ value }) => value)).toBe(lines)
  const other = mapFields(letter, lines, ({ kind }) => (kind === 'richText' ? 'New.' : 'ignored'))
  expect(other).toEqual({ body: 'New.' })
})
