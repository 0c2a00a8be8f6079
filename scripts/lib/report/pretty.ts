import { styleText } from 'node:util'
import { codeFrameColumns } from '@babel/code-frame'
import { titleOf } from '../../../schema/problems/catalogue.ts'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import { oneLine, onOneLine, visible } from './oneLine.ts'
import { countProblems, type Report } from './Report.ts'

/** Of a kind of warning with more places than this, each is a line below the name of the kind. */
const MOST_WHOLE = 3

/**
 * Formats problems for a terminal: position, message, suggestion, help and a code frame. Warnings come first, because a terminal shows the
 * end of a long output, and the errors matter more. Many warnings of one kind are grouped at the place of the first.
 */
export function pretty({ problems, texts }: Pick<Report, 'problems' | 'texts'>, isColoured = false): string {
  if (problems.length === 0) return ''
  const warnings = problems.filter(problem => !isError(problem))
  const kinds = [...new Set(warnings.map(({ code }) => code))]
  const whole = (all: readonly Problem[]) =>
    all.map(problem => block(problem, texts.get(problem.file), isColoured))
  const blocks = [
    ...kinds.flatMap(kind => {
      const alike = warnings.filter(({ code }) => code === kind)
      return alike.length > MOST_WHOLE ? together(alike, isColoured) : whole(alike)
    }),
    ...whole(problems.filter(isError)),
  ]
  return `${blocks.join('\n\n')}\n\n${countProblems(problems)}.\n`
}

/** Warnings of one kind: its name, what to do, and a line for each place. What all of them say is said once. */
function together(alike: readonly Problem[], isColoured: boolean): string {
  const [first] = alike
  if (!first) return ''
  const dim = (text: string) => (isColoured ? styleText('dim', text) : text)
  const isShared = (key: 'message' | 'suggestion' | 'help') =>
    alike.every(problem => problem[key] === first[key])
  const shared = (['message', 'suggestion', 'help'] as const).filter(key => first[key] && isShared(key))
  const places = alike.map(({ file, line, column, ...said }) => {
    const own = (['message', 'suggestion'] as const)
      .filter(key => !shared.includes(key))
      .map(key => said[key])
    // With the kind in each line, lines can be filtered by it.
    return [
      onOneLine(`${file}:${line}:${column}`),
      ...(own.length > 0 ? [visible(own.join(' '))] : []),
      dim(`[${first.code}]`),
    ].join('  ')
  })
  const title = `Warning: ${titleOf(first.code)}, at ${alike.length} places`
  const common = visible(shared.map(key => first[key]).join(' '))
  return [title, ...(common ? [`  ${common}`] : []), ...places].join('\n')
}

function block(problem: Problem, source: string | undefined, isColoured: boolean): string {
  const { code, help } = problem
  const dim = (text: string) => (isColoured ? styleText('dim', text) : text)
  const words = `${oneLine(problem)}  ${dim(`[${code}]`)}${help ? `\n${dim(`  ${visible(help)}`)}` : ''}`
  return source === undefined ? words : `${words}\n${codeFrame(problem, source, isColoured)}`
}

/** The line of a problem and those around it, with a marker below the wrong place. */
export function codeFrame(
  { line, column, length }: Pick<Problem, 'line' | 'column' | 'length'>,
  source: string,
  isColoured = false,
): string {
  const { text, start } = clipped(visible(source.replaceAll('\r\n', '\n')), line, column)
  const end = Math.min(column + length - start, MOST_COLUMNS + 1)
  const location = { start: { line, column: column - start }, end: { line, column: end } }
  return codeFrameColumns(text, location, { linesAbove: 1, linesBelow: 1, highlightCode: isColoured })
}

/** A line of a document can be a whole paragraph. The code frame shows at most this many columns of it. */
const MOST_COLUMNS = 150

/** Clips the lines around a position to the columns shown. @returns also how far that moved the position to the left, as `start` */
function clipped(source: string, line: number, column: number): { text: string; start: number } {
  // A third of the columns is context before the position. A line whose position is near its start is not clipped there.
  const cut = column + MOST_COLUMNS / 3 > MOST_COLUMNS ? column - MOST_COLUMNS / 3 : 0
  const lines = source.split('\n')
  const shorten = (text: string, from: number) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + MOST_COLUMNS)}${text.length > from + MOST_COLUMNS ? '…' : ''}`
  for (const index of [line - 2, line - 1, line])
    lines[index] &&= shorten(lines[index], index === line - 1 ? cut : 0)
  // The ellipsis takes one column.
  return { text: lines.join('\n'), start: cut > 0 ? cut - 1 : 0 }
}
