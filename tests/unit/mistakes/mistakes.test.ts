import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { type Kind, kinds } from '../../../schema/model/kinds.ts'
import { isError } from '../../../schema/problems/problem.ts'
import { oneLine } from '../../../scripts/lib/report/oneLine.ts'
import { answersTo, faultsOf, siteOf, wholeAnswer } from './answer.ts'
import { corpusSite } from './corpusSite.ts'
import { files } from './files.ts'
import { pasted } from './pasted.ts'
import { punctuation } from './punctuation.ts'
import { references } from './references.ts'
import { spelling } from './spelling.ts'
import { values } from './values.ts'

test('the site on which mistakes are made has none', () => {
  expect(answersTo({ files: corpusSite })).toEqual([])
})

const corpus = { pasted, punctuation, spelling, values, references, files }
const answered = Object.entries(corpus).map(
  ([name, mistakes]) => [name, mistakes.map(mistake => ({ mistake, answers: answersTo(mistake) }))] as const,
)

test.each(answered)('mistakes made by hand are answered well: %s', async (name, answered) => {
  expect(new Set(answered.map(({ mistake }) => mistake.title)).size).toBe(answered.length)
  expect(answered.flatMap(({ mistake, answers }) => faultsOf(mistake, answers)).join('\n')).toBe('')
  // Every word that an author reads, and every edit that "--fix" would make, to be read when it changes.
  const reported = answered.map(({ mistake, answers }) => wholeAnswer(mistake, answers))
  const text = reported.join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot(`answers/${name}.txt`)
})

test('the corpus has a value that does not fit for each kind of field that says so', () => {
  const said = answered.flatMap(([, answered]) => answered.flatMap(({ answers }) => answers.map(oneLine)))
  const missing = Object.entries<Kind>(kinds).filter(
    ([, { misfit }]) => misfit && !said.join().includes(misfit[1]),
  )
  // What is said of a typeface is longer than the corpus allows.
  expect(missing.map(([kind]) => kind)).toEqual(['font'])
})

test('a build, which looks for errors alone, finds those of a whole check', () => {
  for (const { mistake, answers } of answered.flatMap(([, answered]) => answered))
    expect(siteOf(mistake.files, { onlyErrors: true }).problems).toEqual(answers.filter(isError))
})

test('a build is made without the drafts that have errors, although it looks for no warning', () => {
  for (const { files, file } of [...spelling, ...references]) {
    const text = String(files[file]).replace('{', '{ "draft": true,')
    const [whole, built] = [false, true].map(onlyErrors => siteOf({ ...files, [file]: text }, { onlyErrors }))
    expect(built?.problems).toEqual(whole?.problems.filter(isError))
    expect(built?.leftOut).toEqual(whole?.leftOut)
    // Inspected, since what sections share with other pages holds functions.
    expect(inspect(built?.content, { depth: null })).toBe(inspect(whole?.content, { depth: null }))
  }
})

test('following a likely at the place that is named leaves no mistake there', () => {
  const likely = /Did you mean ("[^"]+")\?/
  const followed = answered
    .flatMap(([, answered]) => answered)
    .flatMap(({ mistake, answers }) => answers.map(problem => ({ mistake, problem })))
    .flatMap(({ mistake, problem }) => {
      const [, suggested = ''] = likely.exec(problem.suggestion) ?? []
      const lines = String(mistake.files[problem.file]).split('\n')
      const line = lines[problem.line - 1] ?? ''
      const [start, end] = [problem.column - 1, problem.column - 1 + problem.length]
      // A word within a text, or one without its quotes, is not all that is to be written.
      if (!suggested || !/^".*"$/.test(line.slice(start, end))) return []
      lines[problem.line - 1] = line.slice(0, start) + suggested + line.slice(end)
      const left = answersTo({ files: { ...mistake.files, [problem.file]: lines.join('\n') } })
      return [left.filter(({ file, line }) => file === problem.file && line === problem.line).map(oneLine)]
    })
  expect(followed.length).toBeGreaterThan(50)
  expect(followed.flat()).toEqual([])
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
