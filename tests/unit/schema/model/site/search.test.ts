import { expect, test } from 'vitest'
import { searchRules } from '../../../../../schema/model/site/search.ts'

const found = (word: string, ...typed: string[]) =>
  searchRules({
    synonyms: [
      { word: 'bus', typed: ['van'] },
      { word, typed },
    ],
  }).map(({ code, path }) => [code, path.join('.')])

test('synonyms are other words than the word itself', () => {
  expect(found('fees', 'price', 'how much')).toEqual([])
  expect(found('fees', 'price', 'FEES')).toEqual([['useless-synonym', 'synonyms.1.typed.1']])
  expect(found('école', 'Ecole')).toEqual([['useless-synonym', 'synonyms.1.typed.0']])
})

test('a synonym has a letter or a digit', () => {
  expect(found('–', 'price')).toEqual([['useless-synonym', 'synonyms.1.typed.0']])
  expect(found('fees', '?', '2026')).toEqual([['useless-synonym', 'synonyms.1.typed.0']])
})
