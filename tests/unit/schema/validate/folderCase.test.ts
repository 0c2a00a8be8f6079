import { expect, test } from 'vitest'
import { folderCaseProblems } from '../../../../schema/validate/folderCase.ts'
import { mistakesOf, smallSite } from '../../smallSite.ts'

test('a page in a folder that is another but for letter case is asked to move there', () => {
  expect(mistakesOf({ ...smallSite, 'Stages/jhs.json': smallSite['stages/ils.json'] ?? '' })).toBe(
    'Stages/jhs.json:1:1  The folder "Stages" differs only in letter case from "stages". Move the file there: "stages/jhs.json".',
  )
})

test.each<[string, string[], string[]]>([
  ['most pages are right', ['Stages/a', 'Stages/b', 'stages/c'], ['stages/c → "Stages/c"']],
  [
    'small letters are right where there are as many',
    ['STAGES/a', 'Stages/b', 'stages/c'],
    ['STAGES/a → "stages/a"', 'Stages/b → "stages/b"'],
  ],
  ['folders above count', ['stages/a/b', 'Stages/a/c', 'stages/d'], ['Stages/a/c → "stages/a/c"']],
  ['folders below count', ['stages/x/b', 'stages/X/c', 'stages/x/d'], ['stages/X/c → "stages/x/c"']],
  ['two pages of one name are reported elsewhere', ['stages/a', 'Stages/a'], []],
  ['folders in different places are different', ['a/Offers/x', 'b/offers/x', 'index', 'Index/x'], []],
])('%s', (_, pages, moves) => {
  const problems = folderCaseProblems(pages.map(page => `${page}.json`))
  expect(
    problems.map(({ file, suggestion }) =>
      `${file} → ${suggestion.replace(/^.*: |\.$/g, '')}`.replaceAll('.json', ''),
    ),
  ).toEqual(moves)
})
