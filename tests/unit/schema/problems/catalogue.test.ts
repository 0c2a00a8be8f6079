import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explanationOf, groups, problemCodes } from '../../../../schema/problems/catalogue.ts'
import { ExampleSite, problemsGuide } from '../../../../scripts/lib/report/problemsGuide.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { jargonIn } from '../../mistakes/jargon.ts'

let site: ExampleSite

beforeAll(async () => {
  site = await ExampleSite.open()
})

afterAll(() => site.close())

/** The net below all that the parser can say, what not every disk can hold, what only this project's documents lack, and a file of 25 MB. */
const WITHOUT_EXAMPLE = [
  'unreadable-document',
  'file-is-link',
  'file-names-collide',
  'folder-letter-case',
  'editor-without-rules',
  'large-picture',
]

test.each(problemCodes.filter(code => !WITHOUT_EXAMPLE.includes(code)))(
  'the example of %s makes that mistake alone, on the stated line, and its suggestion leaves none',
  async code => {
    const { example, severity = 'error' } = explanationOf(code)
    if (!example) throw new Error(`${code} has no example`)
    const { wrong, right } = await site.try(example)
    expect(
      wrong.problems.map(problem => [problem.code, problem.severity, problem.file, problem.line]),
    ).toEqual([[code, severity, example.file, lineOf(example, wrong.text)]])
    expect(right.problems).toEqual([])
  },
)

function lineOf(example: { file: string; wrong: string; line?: number }, text = ''): number {
  const offset = Math.max(0, text.indexOf(example.wrong))
  return text.slice(0, offset).split('\n').length + (example.line ?? 1) - 1
}

test('schema/PROBLEMS.md is what the list of problems says now (else run: npm run schema)', async () => {
  const committed = readFileSync(join(projectRoot, 'schema/PROBLEMS.md'), 'utf8')
  expect(committed === (await problemsGuide(site))).toBe(true)
})

test('every code stands in one group', () => {
  expect(Object.values(groups).flat().sort()).toEqual([...problemCodes].sort())
})

test.each(problemCodes)('%s is explained without the words of programmers', code => {
  const { title, explanation = '' } = explanationOf(code)
  expect(jargonIn(`${title} ${explanation}`)).toEqual([])
})
