import { codeFrameColumns } from '@babel/code-frame'
import { isError, type Problem } from '../../schema/problem.ts'

/** What went wrong, as a terminal shows it: place, words, cure and the lines around it. */
export function report(
  problems: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  isColoured = false,
): string {
  if (problems.length === 0) return ''
  const blocks = problems.map(problem => describe(problem, sources.get(problem.file), isColoured))
  return `${blocks.join('\n\n')}\n\n${summary(problems)}\n`
}

/** One problem as a single line: `stages/ils.json:14:13  Unknown section type "galery". Did you mean "gallery"?` */
export const oneLine = ({ file, line, column, severity, message, cure }: Problem): string =>
  `${file}:${line}:${column}  ${severity === 'warning' ? 'Warning: ' : ''}${message} ${cure}`

export function describe(problem: Problem, source: string | undefined, isColoured: boolean): string {
  if (source === undefined) return oneLine(problem)
  const { line, column, length } = problem
  const location = { start: { line, column }, end: { line, column: column + length } }
  const frame = codeFrameColumns(source, location, {
    linesAbove: 1,
    linesBelow: 1,
    highlightCode: isColoured,
  })
  return `${oneLine(problem)}\n${clipped(frame)}`
}

/** Lines of a document can be a paragraph long: only what a terminal can show is printed. */
const clipped = (frame: string): string =>
  frame
    .split('\n')
    .map(line => (line.length > 160 ? `${line.slice(0, 159)}…` : line))
    .join('\n')

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const counted = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]
  return [...counted(errors, 'error'), ...counted(warnings, 'warning')].join(', ')
}
