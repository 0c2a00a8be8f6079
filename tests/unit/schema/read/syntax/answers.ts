import { applyEdits } from 'jsonc-parser'
import type { Problem } from '../../../../../schema/problems/problem.ts'
import { syntaxProblems } from '../../../../../schema/read/syntax.ts'

/** Code of the problem → texts, with ⟦ ⟧ round the place that is named, and what becomes of each when it is mended. */
export type Answers = Readonly<Record<string, readonly (readonly [marked: string, mended?: string])[]>>

export const rowsOf = (answers: Answers) =>
  Object.entries(answers).flatMap(([code, texts]) =>
    texts.map(([marked, mended]) => ({ code, marked, mended })),
  )

/** What is said about a text, its marks left out. */
export function answerTo(marked: string) {
  const text = marked.replace(/[⟦⟧]/g, '')
  const { code, line, column, length, repair } = firstProblemOf(text)
  const before = text.split('\n').slice(0, line - 1)
  const start = [...before, ''].join('\n').length + column - 1
  return {
    code,
    marked: `${text.slice(0, start)}⟦${text.slice(start, start + length)}⟧${text.slice(start + length)}`,
    mended: repair && applyEdits(text, [...repair]),
  }
}

/** Every message and cure, once. */
export function wordsOf(answers: Answers): string {
  const messages = rowsOf(answers).map(({ marked }) => {
    const { message, cure } = firstProblemOf(marked.replace(/[⟦⟧]/g, ''))
    return `${message} ${cure}`
  })
  return [...new Set(messages)].join('\n')
}

function firstProblemOf(text: string): Problem {
  const [first] = syntaxProblems({ file: 'page.json', text })
  if (!first) throw new Error(`Nothing is said about ${text}`)
  return first
}
