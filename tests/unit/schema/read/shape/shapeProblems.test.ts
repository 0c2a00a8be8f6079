import { expect, test } from 'vitest'
import { fixDocument } from '../../../../../schema/read/fixDocuments.ts'
import { parseDocument } from '../../../../../schema/read/parse.ts'
import { definitionOf, sectionTypes } from '../../../../../schema/section.ts'

const pageWith = (section: string) => ({
  file: 'visit.json',
  text: `{\n  "title": "Visit",\n  "description": "How to see the school.",\n  "sections": [\n    ${section}\n  ]\n}\n`,
})

function problemOf(section: string) {
  const parsed = parseDocument(pageWith(section))
  const [problem] = Array.isArray(parsed) ? parsed : []
  if (!problem) throw new Error(`Nothing is said about ${section}`)
  return problem
}

test.each([
  ['teachers', 'people'],
  ['staff list', 'people'],
  ['testimonial', 'quotes'],
  ['testimonialsSlider', 'quotes'],
  ['price list', 'table'],
  ['school-fees', 'fees'],
  ['gallery of logos', 'logos'],
  ['google maps', 'map'],
  ['youtube', 'video'],
  ['image', 'gallery'],
  ['jobs', 'vacancies'],
  ['opening hours', 'contact'],
])('who writes "%s" is led to "%s"', (word, type) => {
  expect(problemOf(`{ "type": "${word}" }`).suggestion).toContain(`The nearest is "${type}".`)
})

test('who writes a type for what is no section reads where it is written', () => {
  expect(problemOf('{ "type": "site notice" }').suggestion).toBe(
    'It is no section. Write "notice" in _site.json: it stands on every page, from a day until a day.',
  )
})

test('no word leads to two types, and none is another type itself', () => {
  const words = sectionTypes.flatMap(type => definitionOf(type).synonyms)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(words.filter(word => sectionTypes.some(type => type.toLowerCase() === word))).toEqual([])
})

test('--fix writes the type of a section that only one type fits', () => {
  const source = pageWith('{ "title": "Welcome", "content": "Come in." }')
  expect(problemOf('{ "title": "Welcome", "content": "Come in." }').message).toBe(
    'This section has no type. By its other fields it is "text".',
  )
  expect(JSON.parse(fixDocument(source)).sections).toEqual([
    { type: 'text', title: 'Welcome', content: 'Come in.' },
  ])
})

test('--fix writes no type where several fit, or where a value is wrong', () => {
  for (const section of ['{ "title": "Find us" }', '{ "title": "Welcome", "content": 1 }'])
    expect(problemOf(section).fix).toBeUndefined()
})
