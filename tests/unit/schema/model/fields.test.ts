import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  ALT_KEY,
  alias,
  anchor,
  collection,
  date,
  downloadPath,
  iconName,
  imagePath,
  link,
  list,
  pagePath,
  paragraphs,
  pdfPath,
  phone,
  text,
} from '../../../../schema/model/fields.ts'

/** What a field takes, and what it does not: values between bars. */
const kinds: Record<string, [field: z.ZodType, right: string, wrong: string]> = {
  text: [text('A line.', 'Fees'), 'Fees| Fees |.|a\tb|Ɛyɛ', '| |\t|a\nb|a\rb|\na|a\n|a\r'],
  paragraphs: [paragraphs('Some lines.', 'Fees'), 'Fees|a\nb|\n\na', '| \n\t'],
  phone: [
    phone('The number.', '+233 30 123 4567'),
    '+233 30 123 4567|0302711234|(030) 271-1234|+233 (0)30 271 1234|1234567|+123456789012345',
    '| |123456|1234567890123456|+233 30 271 1234 / 024 412 3456|+233 30 271 1234, 024 412 3456|+233 3O 271 1234|+233 30 27l 1234|Ring the office|030.271.1234|030 271 1234 ext. 5|030+271 1234|030\n271 1234|+233 30 271\u20111234|{phone}',
  ],
  image: [
    imagePath('A picture.', '/a.jpg'),
    '/a.jpg|/a/b.jpeg|/a.png|/a.svg|/a.webp|/a.gif|/a.avif|/a.b.jpg|/ä.jpg',
    'a.jpg|/.jpg|/a.JPG|/a.jpgx|/a.jpeeg|/a b.jpg|/a\\b.jpg|/a?.jpg|/a#.jpg|/a.pdf|x/a.jpg|/ajpg',
  ],
  pdf: [
    pdfPath('A document.', '/a.pdf'),
    '/a.pdf|/docs/FEES.pdf',
    'a.pdf|/.pdf|/a.PDF|/a.pdfx|/a b.pdf|/a\\b.pdf|/a?.pdf|/a#.pdf|/a.jpg|x/a.pdf|/apdf',
  ],
  download: [
    downloadPath('A document.', '/a.pdf'),
    '/a.pdf|/docs/FORM.docx|/a.xlsx|/a.pptx|/a.odt|/a.csv|/a.ics|/a.mp3',
    'a.docx|/.docx|/a.DOCX|/a.docxx|/a b.docx|/a.docm|/a.doc|/a.exe|/a.html|/a.svg',
  ],
  icon: [
    iconName('An icon.', 'users'),
    'users|book-open|a-1-b|3d',
    '|Users|book_open|-a|a-|a--b|a b|users.svg',
  ],
  link: [link('Where.', '/a'), '/a|#|https://a.org', 'a|javascript:x'],
  page: [pagePath('Where.', '/a'), '/|/a/b', 'a|//a|https://a.org'],
  collection: [collection('A folder.'), '/stages', 'stages|'],
  alias: [alias(), '/stages/JHS', 'jhs|//a'],
  anchor: [anchor(), 'fees|a1-b', '|Fees|1a|-a|a b|#fees|a_b'],
  date: [date('A day.', '2027-01-11'), '2027-01-11', '2027-02-30|11/01/2027|'],
}

test.each(Object.entries(kinds))(
  '%s takes what has its form, and nothing else',
  (_, [field, right, wrong]) => {
    expect(right.split('|').filter(value => !field.safeParse(value).success)).toEqual([])
    expect(wrong.split('|').filter(value => field.safeParse(value).success)).toEqual([])
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
