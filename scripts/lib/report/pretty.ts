import { styleText } from 'node:util'
import { codeFrameColumns } from '@babel/code-frame'
import type { Problem } from '../../../schema/problem.ts'
import { counted, type Findings } from './findings.ts'

/** What went wrong, as a terminal shows it: place, words, cure and the lines around it. */
export function pretty(
  { problems, sources }: Pick<Findings, 'problems' | 'sources'>,
  isColoured = false,
): string {
  if (problems.length === 0) return ''
  const blocks = problems.map(problem => block(problem, sources.get(problem.file)?.text, isColoured))
  return `${blocks.join('\n\n')}\n\n${counted(problems)}. Each kind is explained in schema/PROBLEMS.md.\n`
}

/** One problem as a single line: `stages/ils.json:14:13  Unknown section type "galery". Did you mean "gallery"?` */
export const oneLine = ({ file, line, column, severity, message, cure }: Problem): string =>
  `${file}:${line}:${column}  ${severity === 'warning' ? 'Warning: ' : ''}${message} ${cure}`

function block(problem: Problem, source: string | undefined, isColoured: boolean): string {
  const { line, column, length, code } = problem
  const words = `${oneLine(problem)}  ${isColoured ? styleText('dim', `[${code}]`) : `[${code}]`}`
  if (source === undefined) return words
  const location = { start: { line, column }, end: { line, column: column + length } }
  const frame = codeFrameColumns(source, location, {
    linesAbove: 1,
    linesBelow: 1,
    highlightCode: isColoured,
  })
  return `${words}\n${clipped(frame)}`
}

/** Lines of a document can be a paragraph long: only what a terminal can show is printed. */
const clipped = (frame: string): string =>
  frame
    .split('\n')
    .map(line => (line.length > 160 ? `${line.slice(0, 159)}…` : line))
    .join('\n')
