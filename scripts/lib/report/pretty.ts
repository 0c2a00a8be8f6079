import { styleText } from 'node:util'
import { codeFrameColumns } from '@babel/code-frame'
import { isError, type Problem } from '../../../schema/problem.ts'
import { counted, type Findings } from './findings.ts'

/**
 * What went wrong, as a terminal shows it: place, words, cure and the lines around it. Warnings come before errors, since a
 * terminal shows the end: what has to be mended stands there.
 */
export function pretty(
  { problems, sources }: Pick<Findings, 'problems' | 'sources'>,
  isColoured = false,
): string {
  if (problems.length === 0) return ''
  const inOrder = [...problems.filter(problem => !isError(problem)), ...problems.filter(isError)]
  const blocks = inOrder.map(problem => block(problem, sources.get(problem.file)?.text, isColoured))
  return `${blocks.join('\n\n')}\n\n${counted(problems)}. Each kind is explained in schema/PROBLEMS.md.\n`
}

/** One problem as a single line: `stages/ils.json:14:13  Unknown section type "galery". Did you mean "gallery"?` */
export const oneLine = ({ file, line, column, severity, message, cure }: Problem): string =>
  `${file}:${line}:${column}  ${severity === 'warning' ? 'Warning: ' : ''}${message} ${cure}`

function block(problem: Problem, source: string | undefined, isColoured: boolean): string {
  const { line, column, length, code } = problem
  const words = `${oneLine(problem)}  ${isColoured ? styleText('dim', `[${code}]`) : `[${code}]`}`
  if (source === undefined) return words
  const { text, start } = clipped(source, line, column)
  const end = Math.min(column + length - start, MOST_COLUMNS + 1)
  const location = { start: { line, column: column - start }, end: { line, column: end } }
  const frame = codeFrameColumns(text, location, { linesAbove: 1, linesBelow: 1, highlightCode: isColoured })
  return `${words}\n${frame}`
}

/** Lines of a document can be a paragraph long: as much of one is shown as fits a terminal. */
const MOST_COLUMNS = 150

/** The text with its lines around one place cut to what is shown. @returns as well how many characters are cut before the place */
function clipped(source: string, line: number, column: number): { text: string; start: number } {
  // A third of the window stands before the place, and no line is cut for the sake of a few letters.
  const cut = column + MOST_COLUMNS / 3 > MOST_COLUMNS ? column - MOST_COLUMNS / 3 : 0
  const lines = source.split('\n')
  const shorten = (text: string, from: number) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + MOST_COLUMNS)}${text.length > from + MOST_COLUMNS ? '…' : ''}`
  for (const index of [line - 2, line - 1, line])
    lines[index] &&= shorten(lines[index], index === line - 1 ? cut : 0)
  // The sign for what is cut takes a column of its own.
  return { text: lines.join('\n'), start: cut > 0 ? cut - 1 : 0 }
}
