import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findTexts, replaceTexts } from '../../../../../../scripts/studio/host/documents/findTexts.ts'
import { type Trial, trial } from './trial.ts'

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
  expect(found('notice', '_site.json', site)[0]?.[0]).toContain('Notice')
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

let on: Trial
beforeAll(async () => {
  on = await trial()
})
afterAll(() => on[Symbol.asyncDispose]())
beforeEach(() => {
  on.changed.length = 0
})

const everywhere = async (words: string) => {
  const query = { words, matchesCase: true }
  const places = await on.actions.find(query)
  return {
    query,
    chosen: places.map(({ file, places }) => ({ file, paths: places.map(({ path }) => path) })),
  }
}

test('a replacement changes all documents, keeps the rest of their texts, and is taken back', async () => {
  const { query, chosen } = await everywhere('school bus')
  expect(chosen.length).toBeGreaterThan(0)
  const before = await Promise.all(chosen.map(({ file }) => on.site.read(file)))
  const { files } = await on.actions.replace(query, 'yellow bus', chosen)
  expect(on.changed.sort()).toEqual([...files].sort())
  for (const [index, { file }] of chosen.entries()) {
    const [text, old] = [await on.site.read(file), before[index] ?? '']
    expect(text.split('\n')).toHaveLength(old.split('\n').length)
    expect(text).toContain('yellow bus')
  }
  await on.actions.takeBackReplacement()
  expect(await Promise.all(chosen.map(({ file }) => on.site.read(file)))).toEqual(before)
  await expect(on.actions.takeBackReplacement()).rejects.toThrow('nothing to take back')
})

test('nothing is replaced where it would make a mistake, or where somebody has work that is not saved', async () => {
  const { query, chosen } = await everywhere('school bus')
  const [first] = chosen
  if (!first) throw new Error('The site has no school bus')
  const before = await Promise.all(chosen.map(({ file }) => on.site.read(file)))
  await expect(on.actions.replace(query, '{bus}', chosen)).rejects.toThrow('Nothing was replaced')
  const text = await on.site.read(first.file)
  await on.drafts.keep(first.file, text.replace('school bus', 'coach'), text, 'window')
  await expect(on.actions.replace(query, 'yellow bus', chosen)).rejects.toThrow('not saved')
  expect(await Promise.all(chosen.map(({ file }) => on.site.read(file)))).toEqual(before)
  await on.drafts.drop(first.file, 'window')
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
