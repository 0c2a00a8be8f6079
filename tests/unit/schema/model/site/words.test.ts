import { expect, test } from 'vitest'
import { coreWords } from '../../../../../schema/model/site/coreWords.ts'
import { defaultWords, wordRules, words } from '../../../../../schema/model/site/words.ts'
import { sectionDefinitions } from '../../../../../schema/section.ts'

test('translated words keep their placeholders', () => {
  expect(wordRules({ pageOf: '{page} / {pages}', loading: 'Chargement…' })).toEqual([])
})

test('a lost, a doubled and an invented placeholder are problems at their words', () => {
  const found = (text: string) => wordRules({ pageOf: text }).map(({ code, path }) => [code, path])
  const problem = [['wrong-placeholders', ['pageOf']]]
  expect(found('Page {page}')).toEqual(problem)
  expect(found('{page} {page} {pages}')).toEqual(problem)
  expect(found('{page} {pages} {total}')).toEqual(problem)
  expect(wordRules({ loading: '{page}' })).toHaveLength(1)
})

test('words that the interface does not say are refused', () => {
  expect(words.safeParse({ laoding: 'Chargement…' }).success).toBe(false)
})

test('each of the 24 hours has a name', () => {
  const hours = (count: number) => Array.from({ length: count }, (_, hour) => `${hour} h`).join(', ')
  expect(wordRules({ hoursOfDay: hours(24) })).toEqual([])
  expect(wordRules({ hoursOfDay: hours(23) }).map(({ message }) => message)).toEqual([
    'These are the names of the 24 hours of a day, and here are 23 names.',
  ])
  expect(wordRules({ hoursOfDay: `${hours(24)},` })).toEqual([])
  expect(wordRules({ hoursOfDay: `${hours(24)}, and so on` })).toHaveLength(1)
})

test('no two parts of the interface have a word of the same key', () => {
  // Within one object no key can stand twice.
  const keys = [coreWords, ...sectionDefinitions.map(({ words = {} }) => words)].flatMap(table =>
    Object.keys(table),
  )
  expect(keys.sort()).toEqual(Object.keys(defaultWords).sort())
})
