import { expect, test } from 'vitest'
import { z } from 'zod'
import { anchor, collection, link, pagePath, phone, text } from '../../../../../schema/model/fields.ts'
import { formatProblem } from '../../../../../schema/read/shape/formatProblem.ts'

const parent = pagePath('The page above.', '/stages')
const way = link('Where it leads.', '/about')
const name = text('The name.', 'Junior')
const slash = 'Begin it with a slash, without spaces.'

test.each([
  ['stages', parent, 'bad-path', 'not an address of this site', 'Did you mean "/stages"?'],
  ['http://a.org', collection('Pages.'), 'bad-path', 'not an address of this site', slash],
  [
    'javascript:x',
    way,
    'bad-link',
    'not an address that a link can lead to',
    'Write a path or a web address.',
  ],
  [
    'javascript:x',
    way.optional(),
    'bad-link',
    'not an address that a link can lead to',
    'Example: "/about".',
  ],
  ['!', anchor(), 'wrong-form', 'does not have the form', 'Write it as the example shows. Example:'],
])('%j is answered in words that fit what the field is (%#)', (value, declared, code, words, suggestion) => {
  const problem = formatProblem(['it'], value, 'regex', declared)
  expect(problem.code).toBe(code)
  expect(problem.message).toMatch(`"it" is "${value}", which `)
  expect(problem.message).toMatch(words)
  expect(problem.suggestion).toMatch(suggestion)
})

test.each([
  ['@school', { label: 'Instagram' }, 'Write "https://www.instagram.com/school".'],
  [
    ' @the.school ',
    { label: 'Short films', icon: 'youtube' },
    'Write "https://www.youtube.com/@the.school".',
  ],
  ['@school', { label: 'Find us on TikTok' }, 'Write "https://www.tiktok.com/@school".'],
  [
    '@school',
    { label: 'Vkontakte' },
    'Open the page of that account in a browser, and write the address that stands at the top.',
  ],
  [
    '@school',
    undefined,
    'Open the page of that account in a browser, and write the address that stands at the top.',
  ],
])('the name of an account %j in %j is answered with its address', (value, holder, suggestion) => {
  expect(formatProblem(['path'], value, 'regex', way, holder)).toEqual({
    code: 'bad-link',
    message: `${JSON.stringify(value)} is the name of an account, and a link needs a whole address.`,
    suggestion,
  })
})

test.each([
  ['40 letters are shown whole', `${'a'.repeat(39)}:`, `${'a'.repeat(39)}:`],
  ['of 41 letters the beginning', `${'a'.repeat(40)}:`, `${'a'.repeat(37)}…`],
])('a wrong value: %s', (_, value, shown) => {
  expect(formatProblem(['link'], value, 'regex', way).message).toBe(
    `"link" is "${shown}", which is not an address that a link can lead to.`,
  )
})

test.each([
  ['has to be there', ['name'], name, '"name" is empty. Write something. Example: "Junior".'],
  [
    'nobody needs',
    ['name'],
    name.optional(),
    '"name" is empty. Write something, or delete the field. Example: "Junior".',
  ],
  [
    'stands in a list',
    ['names', 1],
    name,
    'Entry 2 of "names" is empty. Write something, or delete the entry. Example: "Junior".',
  ],
])('an empty text is to be deleted only where it can be: one that %s', (_, path, declared, words) => {
  for (const empty of ['', ' \n']) {
    const { code, message, suggestion } = formatProblem(path, empty, 'regex', declared)
    expect([code, `${message} ${suggestion}`]).toEqual(['empty-text', words])
  }
})

const number = phone('A number.', '1')

test.each<[string, z.ZodType, string, string, string, string]>([
  ['\u202a+233 30 123 4567\u202c', number, 'regex', 'bad-phone', '+233 30 123 4567', 'U+202A'],
  ['+233\u00a030\u200b 123 4567', number, 'regex', 'bad-phone', '+233 30 123 4567', 'U+00A0'],
  ['\u200eoffice@school.example', z.email(), 'email', 'bad-email', 'office@school.example', 'U+200E'],
  ['2026-11-26\u200f', z.iso.date(), 'date', 'bad-date', '2026-11-26', 'U+200F'],
  ['a@b.example ', z.email(), 'email', 'bad-email', 'a@b.example', 'ends with a blank'],
  ['mailto:a@b.example', z.email(), 'email', 'bad-email', 'a@b.example', 'not an email address'],
  ['<a@b.example>.', z.email(), 'email', 'bad-email', 'a@b.example', 'not an email address'],
])('%j has one right form, which is offered', (value, declared, format, code, right, words) => {
  expect(formatProblem(['it'], value, format, declared)).toEqual({
    code,
    message: expect.stringContaining(words),
    suggestion: `Did you mean "${right}"?${words === 'not an email address' ? ' Write it as name@example.org.' : ''}`,
    value: right,
  })
})
