import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  ALT_KEY,
  alias,
  anchor,
  collection,
  date,
  iconName,
  imagePath,
  KIND,
  link,
  list,
  pagePath,
  paragraphs,
  pdfPath,
  phone,
  text,
} from '../../../../schema/model/fields.ts'

const kinds: Record<string, { field: () => z.ZodType; right: string[]; wrong: string[] }> = {
  text: {
    field: () => text('A line.', 'Fees'),
    right: ['Fees', ' Fees ', '.', 'a\tb', 'Ɛyɛ'],
    wrong: ['', ' ', '\t', 'a\nb', 'a\rb', '\na', 'a\n', 'a\r'],
  },
  paragraphs: {
    field: () => paragraphs('Some lines.', 'Fees'),
    right: ['Fees', 'a\nb', '\n\na'],
    wrong: ['', ' \n\t'],
  },
  phone: {
    field: () => phone('The number.', '+233 30 123 4567'),
    right: [
      '+233 30 123 4567',
      '0302711234',
      '(030) 271-1234',
      '+233 (0)30 271 1234',
      '1234567',
      '+123456789012345',
    ],
    wrong: [
      '',
      ' ',
      '123456',
      '1234567890123456',
      '+233 30 271 1234 / 024 412 3456',
      '+233 30 271 1234, 024 412 3456',
      '+233 3O 271 1234',
      '+233 30 27l 1234',
      'Ring the office',
      '030.271.1234',
      '030 271 1234 ext. 5',
      '030+271 1234',
      '030\n271 1234',
      '+233 30 271\u20111234',
      '{phone}',
    ],
  },
  image: {
    field: () => imagePath('A picture.', '/a.jpg'),
    right: ['/a.jpg', '/a/b.jpeg', '/a.png', '/a.svg', '/a.webp', '/a.gif', '/a.avif', '/a.b.jpg', '/ä.jpg'],
    wrong: [
      'a.jpg',
      '/.jpg',
      '/a.JPG',
      '/a.jpgx',
      '/a.jpeeg',
      '/a b.jpg',
      '/a\\b.jpg',
      '/a?.jpg',
      '/a#.jpg',
      '/a.pdf',
      'x/a.jpg',
      '/ajpg',
    ],
  },
  pdf: {
    field: () => pdfPath('A document.', '/a.pdf'),
    right: ['/a.pdf', '/docs/FEES.pdf'],
    wrong: [
      'a.pdf',
      '/.pdf',
      '/a.PDF',
      '/a.pdfx',
      '/a b.pdf',
      '/a\\b.pdf',
      '/a?.pdf',
      '/a#.pdf',
      '/a.jpg',
      'x/a.pdf',
      '/apdf',
    ],
  },
  icon: {
    field: () => iconName('An icon.', 'users'),
    right: ['users', 'book-open', 'a-1-b', '3d'],
    wrong: ['', 'Users', 'book_open', '-a', 'a-', 'a--b', 'a b', 'users.svg'],
  },
  link: {
    field: () => link('Where.', '/a'),
    right: ['/a', '#', 'https://a.org'],
    wrong: ['a', 'javascript:x'],
  },
  page: { field: () => pagePath('Where.', '/a'), right: ['/', '/a/b'], wrong: ['a', '//a', 'https://a.org'] },
  collection: { field: () => collection('A folder.'), right: ['/stages'], wrong: ['stages', ''] },
  alias: { field: () => alias(), right: ['/stages/JHS'], wrong: ['jhs', '//a'] },
}
const other = {
  anchor: {
    field: () => anchor(),
    right: ['fees', 'a1-b'],
    wrong: ['', 'Fees', '1a', '-a', 'a b', '#fees', 'a_b'],
  },
  date: {
    field: () => date('A day.', '2027-01-11'),
    right: ['2027-01-11'],
    wrong: ['2027-02-30', '11/01/2027', ''],
  },
  list: { field: () => list(text('A line.', 'Fees'), 'Lines.'), right: [], wrong: [] },
}

describe.each(Object.entries({ ...kinds, ...other }))('%s', (_, { field, right, wrong }) => {
  test('takes what has its form, and nothing else', () => {
    expect(right.filter(value => !field().safeParse(value).success)).toEqual([])
    expect(wrong.filter(value => field().safeParse(value).success)).toEqual([])
  })
})

test.each(Object.entries(kinds))(
  'a field of the kind %s bears that mark, words and an example',
  (kind, { field }) => {
    expect(field().meta()).toMatchObject({
      [KIND]: kind === 'paragraphs' ? 'richText' : kind,
      description: expect.stringMatching(/./),
      examples: [expect.stringMatching(/./)],
    })
  },
)

test('a picture names the field that describes it, unless it only decorates', () => {
  expect(imagePath('A picture.', '/a.jpg', 'alt').meta()?.[ALT_KEY]).toBe('alt')
  expect(imagePath('A picture.', '/a.jpg').meta()).not.toHaveProperty(ALT_KEY)
})

test('a list has at least one entry', () => {
  const lines = list(text('A line.', 'Fees'), 'Lines.')
  expect([[], ['a'], ['a', ''], 'a'].map(value => lines.safeParse(value).success)).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(lines.meta()).toEqual({ description: 'Lines.' })
})
