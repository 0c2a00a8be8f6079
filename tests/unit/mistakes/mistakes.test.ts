import { expect, test } from 'vitest'
import { answersTo, faultsOf } from './answer.ts'
import { corpusSite } from './corpusSite.ts'
import { files } from './files.ts'
import { punctuation } from './punctuation.ts'
import { references } from './references.ts'
import { spelling } from './spelling.ts'
import { values } from './values.ts'

test('the site on which mistakes are made has none', () => {
  expect(answersTo({ files: corpusSite })).toEqual([])
})

const corpus = { punctuation, spelling, values, references, files }

test.each(Object.entries(corpus))('mistakes made by hand are answered well: %s', (_, mistakes) => {
  expect(new Set(mistakes.map(({ title }) => title)).size).toBe(mistakes.length)
  expect(mistakes.flatMap(mistake => faultsOf(mistake, answersTo(mistake))).join('\n')).toBe('')
})
