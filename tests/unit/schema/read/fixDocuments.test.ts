import { expect, test } from 'vitest'
import { fileProblem, type Problem } from '../../../../schema/problems/problem.ts'
import { applyFixes, fixDocument, fixDocuments } from '../../../../schema/read/fixDocuments.ts'
import { mistakesOf, problemsOf, smallSite, withMistake } from '../../smallSite.ts'

const fixing = (...fix: [offset: number, length: number, content: string][]): Problem => ({
  ...fileProblem('page.json', 'wrong-form', '', ''),
  fix: fix.map(([offset, length, content]) => ({ offset, length, content })),
})

test.each([
  ['nothing', [], 'abcdef'],
  ['a problem without a fix', [fileProblem('page.json', 'wrong-form', '', '')], 'abcdef'],
  ['two places, the later one first', [fixing([4, 1, 'E']), fixing([0, 1, 'A'])], 'AbcdEf'],
  ['several edits of one problem', [fixing([0, 1, 'A'], [2, 1, 'C'])], 'AbCdef'],
  ['two fixes of one place', [fixing([1, 2, 'X']), fixing([2, 2, 'Y'])], 'aXdef'],
  ['two that touch, the later place first', [fixing([3, 1, 'Y']), fixing([1, 2, 'X'])], 'abcYef'],
  ['one that touches by one of its edits', [fixing([1, 1, 'X']), fixing([1, 0, 'Y'], [5, 1, 'Z'])], 'aXcdef'],
  ['one letter between them', [fixing([1, 1, 'X']), fixing([3, 1, 'Y'])], 'aXcYef'],
])('%s: of fixes that touch each other the first is made', (_, problems, text) => {
  expect(applyFixes('abcdef', problems)).toBe(text)
})

const ils = smallSite['stages/ils.json'] ?? ''

/** The page of ILS with every mistake made, as it comes out of its fix. */
function mended(...mistakes: [right: string, wrong: string][]): string {
  const text = mistakes.reduce((before, [right, wrong]) => before.replace(right, wrong), ils)
  return fixDocument({ file: 'stages/ils.json', text })
}

test.each<[string, ...[string, string][]]>([
  [
    'several mistakes of writing, one behind the other',
    ['"title": "Fees",', "'title': 'Fees'"],
    ['"ILS",', '"ILS"'],
    ['"order": 1', '"order": 1,'],
  ],
  [
    'mistakes of writing and of meaning',
    ['"order": 1', '"order": "1",'],
    ['"faq"', '"Faq"'],
    ['"icon": "compass"', '“icon”: "Compass"'],
  ],
])('%s: what is sure is mended, and the text is as it was', (_, ...mistakes) => {
  expect(mended(...mistakes)).toBe(ils)
})

test.each([
  ['what is right', '', ''],
  ['what has no sure fix', '"type": "faq"', '"type": "accordion"'],
])('%s stays as it is, to the byte', (_, right, wrong) => {
  expect(mended([right, wrong])).toBe(ils.replace(right, wrong))
})

/** The small site with some mistakes, after its fix. */
const mendedSite = (files: Readonly<Record<string, string>>) => {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }))
  const check = (documents: readonly { file: string; text: string }[]) =>
    problemsOf(Object.fromEntries(documents.map(({ file, text }) => [file, text])))
  return Object.fromEntries(fixDocuments(sources, check).map(({ file, text }) => [file, text]))
}

test('what shows only when documents are seen together is mended too, in each of them', () => {
  const wrong = {
    ...withMistake('index.json', '"src": "/images/hero.svg"', '"src": "/images/HERO.svg"'),
    'stages/ils.json': ils.replace('"users"', '"user-roun"').replace('"compass"', '"compas",'),
  }
  expect(mistakesOf(mendedSite(wrong))).toBe('')
})

const source = [{ file: 'page.json', text: 'a' }]
const problem = (code: 'wrong-form' | 'replaced-picture', isMendable: boolean): Problem => ({
  ...fileProblem('page.json', code, '', ''),
  ...(isMendable && { fix: [{ offset: 0, length: 1, content: 'b' }] }),
})

test.each([
  ['one mistake fewer', ['wrong-form', 'wrong-form'], ['wrong-form'], 'b'],
  ['as many mistakes', ['wrong-form'], ['wrong-form'], 'a'],
  ['more mistakes', ['wrong-form'], ['wrong-form', 'wrong-form'], 'a'],
  ['one warning fewer', ['replaced-picture', 'replaced-picture'], ['replaced-picture'], 'b'],
  ['as many warnings', ['replaced-picture'], ['replaced-picture'], 'a'],
  [
    'a warning that shows once a mistake is gone',
    ['wrong-form'],
    ['replaced-picture', 'replaced-picture'],
    'b',
  ],
  ['a mistake for a warning', ['replaced-picture', 'replaced-picture'], ['wrong-form'], 'a'],
] as const)('a fix that leaves %s', (_, before, after, text) => {
  const check = (documents: readonly { text: string }[]) =>
    (documents[0]?.text === 'a' ? before : after).map(code => problem(code, documents[0]?.text === 'a'))
  expect(fixDocuments(source, check)).toEqual([{ file: 'page.json', text }])
})
