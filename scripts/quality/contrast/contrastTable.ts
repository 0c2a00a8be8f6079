import type { DrawingResult } from './measureDrawings.ts'

/** A table in Markdown: a row for each drawing, a column for each light. Too little contrast is bold. */
export function contrastTable(results: readonly DrawingResult[]): string {
  const lights = [...new Set(results.map(({ light }) => light))]
  const drawings = [...new Set(results.map(({ drawing }) => drawing))]
  const cells = new Map(
    results.map(({ drawing, light, least, faults }) => {
      const value = least.toFixed(2)
      return [`${drawing} ${light}`, faults.length > 0 ? `**${value}**` : value]
    }),
  )
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`
  const lines = results.reduce((sum, result) => sum + result.lines, 0)
  const least = Math.min(...results.map(result => result.least))
  return [
    row(['drawing', ...lights]),
    row(['---', ...lights.map(() => '---:')]),
    ...drawings.map(drawing =>
      row([drawing, ...lights.map(light => cells.get(`${drawing} ${light}`) ?? '')]),
    ),
    '',
    `${lines} lines of text, the least contrast ${least.toFixed(2)}`,
  ].join('\n')
}
