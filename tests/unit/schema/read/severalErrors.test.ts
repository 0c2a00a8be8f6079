import { expect, test } from 'vitest'
import { parseDocument } from '../../../../schema/read/parse.ts'
import { corpusSite } from '../../mistakes/corpusSite.ts'
import { punctuation } from '../../mistakes/punctuation.ts'

function messagesOf(text: string): string[] {
  const problems = parseDocument({ file: 'page.json', text })
  if (!Array.isArray(problems)) throw new Error(`Nothing is said about ${text}`)
  return problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
}

test('a document in which everything is wrong gets 20 problems', () => {
  const text = `{\n${Array.from({ length: 50 }, (_, line) => `"f${line}": True,\n`).join('')}"last": 1\n}`
  expect(messagesOf(text)).toHaveLength(20)
})

/** What has become of a text, and where. */
function changeOf(right: string, wrong: string) {
  let start = 0
  while (right[start] === wrong[start]) start++
  let end = 0
  while (end < Math.min(right.length, wrong.length) - start && right.at(-1 - end) === wrong.at(-1 - end))
    end++
  return { start, end: right.length - end, content: wrong.slice(start, wrong.length - end) }
}

const linesIn = (text: string) => text.split('\n').length - 1

/** Two slips in one document, of which the second is further down. */
const pairs = punctuation.flatMap(first =>
  punctuation.flatMap(second => {
    const right = corpusSite[first.file]
    if (first.file !== second.file || right === undefined) return []
    const [one, other] = [String(first.files[first.file]), String(second.files[second.file])]
    const [above, below] = [changeOf(right, one), changeOf(right, other)]
    if (linesIn(right.slice(above.end, Math.max(above.end, below.start))) < 2) return []
    const both =
      right.slice(0, above.start) + above.content + right.slice(above.end, below.start) + below.content
    return { first, second, one, other, both: both + right.slice(below.end), right }
  }),
)

test('two mistakes together report nothing that neither reports alone', () => {
  const reported = { one: 0, both: 0 }
  const tried = pairs.filter((_, index) => index % 4 === 0)
  const nonsense = tried.flatMap(({ first, second, one, other, both, right }) => {
    const shift = linesIn(one) - linesIn(right)
    const alone = [
      ...messagesOf(one),
      ...messagesOf(other).map(words => words.replace(/^\d+/, line => String(Number(line) + shift))),
    ]
    const answers = messagesOf(both)
    reported[answers.length > messagesOf(one).length ? 'both' : 'one']++
    const others = answers.slice(1).filter(answer => !alone.includes(answer))
    return others.length > 0 ? `${first.title} + ${second.title}: ${others.join()}` : []
  })
  expect(nonsense).toEqual([])
  expect(reported.both).toBeGreaterThan(reported.one)
})
