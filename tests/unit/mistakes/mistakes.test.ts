import { expect, test } from 'vitest'
import { oneLine } from '../../../scripts/lib/report/pretty.ts'
import { answersTo, faultsOf, wholeAnswer } from './answer.ts'
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

test.each(Object.entries(corpus))('mistakes made by hand are answered well: %s', async (name, mistakes) => {
  expect(new Set(mistakes.map(({ title }) => title)).size).toBe(mistakes.length)
  const answered = mistakes.map(mistake => ({ mistake, answers: answersTo(mistake) }))
  expect(answered.flatMap(({ mistake, answers }) => faultsOf(mistake, answers)).join('\n')).toBe('')
  // Every word that an author is told, and every edit that "--fix" would make, to be read when it changes.
  const told = answered.map(({ mistake, answers }) => wholeAnswer(mistake, answers))
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`answers/${name}.txt`)
})

test('a document with the line ends of Windows is answered in the same words, at the same places', () => {
  for (const mistake of punctuation) {
    const text = String(mistake.files[mistake.file]).replaceAll('\n', '\r\n')
    const saved = answersTo({ files: { ...mistake.files, [mistake.file]: text } })
    expect([mistake.title, ...saved.map(oneLine)]).toEqual([
      mistake.title,
      ...answersTo(mistake).map(oneLine),
    ])
  }
})
