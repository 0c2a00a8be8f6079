import { expect, test } from 'vitest'
import { findTexts, replaceTexts } from '../../../../../scripts/studio/site/findTexts.ts'

const page = JSON.stringify({
  $schema: '../schema/json/page.json',
  title: 'Fees',
  description: 'What the school costs.',
  sections: [
    { type: 'hero', title: 'Fees', imageSrc: '/images/fees.jpg', imageAlt: 'A class' },
    {
      type: 'text',
      title: "The head's word",
      content: ['The school bus costs 300 a term.', '- **Lunch** is free – always.'],
    },
    { type: 'fees', title: 'Fees', terms: ['First term'], classes: [{ name: 'Nursery', amounts: [6500] }] },
  ],
})

const found = (words: string, file = 'fees.json', text = page, matchesCase = false) =>
  findTexts(file, text, { words, matchesCase }).map(({ name, excerpt }) => [name, excerpt.join('|')])

test.each([
  ['words in any case', 'SCHOOL BUS', [['Text, Content', 'The |school bus| costs 300 a term.']]],
  ['a straight mark where a curly one is', 'head’s', [['Text, Title', "The |head's| word"]]],
  ['a hyphen where a dash is', 'free - always', [['Text, Content', '- **Lunch** is |free – always|.']]],
  ['a number as pages show it', '6,500', [['Fees, Classes, Nursery, Amounts', '|6,500|']]],
  ['nothing in names of files, types and rules for editors', 'page.json', []],
  ['nothing for what is nowhere', 'swimming pool', []],
  ['nothing for blanks', '  ', []],
])('finds %s', (_, words, expected) => {
  expect(found(words)).toEqual(expected)
})

test('signs of patterns are plain signs, and capitals count when they should', () => {
  expect(found('bus.*')).toEqual([])
  expect(found('**lunch**')).toHaveLength(1)
  expect(found('**lunch**', 'fees.json', page, true)).toEqual([])
})

test('what all pages share is found by the names of its fields, also of one that is empty', () => {
  const site = JSON.stringify({ name: 'A school', contact: { phone: '+233 30 000 0000' } })
  expect(found('opening hours', '_site.json', site)[0]).toEqual(['Contact, Hours', '||'])
  expect(found('phone', '_site.json', site)[0]).toEqual(['Contact, Phone', '||'])
  // Before what is only explained with the word.
  expect(found('telephone', '_site.json', site)[0]).toEqual(['Contact, Phone', '||'])
  for (const words of ['notice', 'closed', 'rain', 'announcement', 'emergency'])
    expect(found(words, '_site.json', site)[0]?.[0]).toContain('Notice')
})

const put = (words: string, replacement: string, ...path: (string | number)[]) =>
  JSON.parse(replaceTexts(page, { words, matchesCase: false }, replacement, [path]))

test('words are replaced in chosen places alone, a number by a number', () => {
  expect(put('school', 'college', 'description').description).toBe('What the college costs.')
  expect(put('school', '$& $1', 'description').description).toBe('What the $& $1 costs.')
  const amounts = ['sections', 2, 'classes', 0, 'amounts', 0]
  expect(put('6,500', '7,000', ...amounts).sections[2].classes[0].amounts).toEqual([7000])
  // What would be no number stays.
  expect(put('6,500', 'free', ...amounts).sections[2].classes[0].amounts).toEqual([6500])
})

test('words in the addresses of links stay, unless an address is looked for', () => {
  const text = JSON.stringify({
    title: 'Fees',
    sections: [
      { type: 'text', title: 'Fees', content: 'The [fees](/about/fees) are fees.' },
      { type: 'callToAction', title: 'Read', buttonText: 'More', buttonLink: '/about/fees' },
    ],
  })
  const query = { words: 'fees', matchesCase: false }
  const places = findTexts('about.json', text, query)
  expect(places.map(({ name, isReplaceable }) => [name, isReplaceable])).toEqual([
    ['Title', true],
    ['Text, Title', true],
    ['Text, Content', true],
    ['Call to action, Button link', false],
  ])
  const paths = places.map(({ path }) => path)
  const { sections } = JSON.parse(replaceTexts(text, query, 'costs', paths))
  expect(sections[0].content).toBe('The [costs](/about/fees) are costs.')
  expect(sections[1].buttonLink).toBe('/about/fees')
  const moved = JSON.parse(replaceTexts(text, { ...query, words: '/about/fees' }, '/fees', paths)).sections
  expect([moved[0].content, moved[1].buttonLink]).toEqual(['The [fees](/fees) are fees.', '/fees'])
})
