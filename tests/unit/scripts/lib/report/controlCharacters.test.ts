import { expect, test } from 'vitest'
import { fileProblem } from '../../../../../schema/problems/problem.ts'
import { oneLine, pretty } from '../../../../../scripts/lib/report/pretty.ts'
import { junit } from '../../../../../scripts/lib/report/printReport.ts'

const folders = { pages: 'pages', public: 'public' }

test.each([
  ['\u001b]0;owned\u0007', 'an escape sequence'],
  ['\u001b[2J\u001b[1;1H', 'a cleared screen'],
  ['\u009b31m', 'a control of eight bits'],
  ['\u007f\b\b\b', 'deleted letters'],
  ['\r\n::error::INJECTED', 'a line of its own'],
  ['\u202egpj.exe', 'letters that run backwards'],
])('%j reaches no terminal, neither from a name, nor a message, nor the text: %s', words => {
  const problem = fileProblem(`a${words}.json`, 'empty-file', `It says ${words}.`, `Delete ${words}.`)
  const texts = new Map([[problem.file, `{ "title": "${words}" }`]])
  const said = pretty({ problems: [problem], texts })
  expect(said.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
  expect(oneLine(problem)).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
  for (const text of [oneLine(problem), junit({ problems: [problem], texts, folders })])
    expect(text.split('\n').filter(line => line.startsWith('::'))).toEqual([])
})
