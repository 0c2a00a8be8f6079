import type { z } from 'zod'
import { nodeAt, type SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { insertItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import { numberIn } from '../form/numberIn.ts'
import { withoutLineBreaks } from '../grid/cellText.ts'

/** Writes a text of a document, or takes it out: an optional one has no place while it is empty. */
export const withText = (
  document: string,
  path: Path,
  written: string | readonly string[],
  { isOptional }: Pick<SchemaNode, 'isOptional'>,
  order: readonly string[],
): string =>
  written.length === 0 && isOptional ? removeValue(document, path) : setValue(document, path, written, order)

/** The index of the section below the one in which a text is. */
export const indexBelow = ([list, index]: Path): number | undefined =>
  list === 'sections' && typeof index === 'number' ? index + 1 : undefined

/** Whether a table can stand below a text: in a section of a document that takes tables. */
export function takesTable(schema: z.core.$ZodType, value: unknown, path: Path): boolean {
  const section = nodeAt(schema, ['sections', 0], value)
  return indexBelow(path) !== undefined && section?.union?.options.has('table') === true
}

/** Puts a table below the section in which a text is. */
export const withTableBelow = (document: string, path: Path, rows: readonly (readonly string[])[]): string =>
  insertItem(document, ['sections'], indexBelow(path) ?? 0, tableSection(rows))

/** The text of an empty cell. */
const NOTHING = '–'

/** The section that shows a table: its first row are the headings of the columns. A row of one cell above them is its title. */
function tableSection(rows: readonly (readonly string[])[]): object {
  const [first = [], ...others] = rows.map(row => row.map(cell => withoutLineBreaks(cell).trim()))
  const [title = '', ...rest] = first
  const isTitled = title !== '' && rest.every(cell => cell === '') && others.length > 1
  const [headings = [], ...body] = isTitled ? others : [first, ...others]
  // The first column says what a row is about, such as "JHS 1".
  const isNumeric = (column: number) =>
    column > 0 && body.every(row => numberIn(row[column] ?? '') !== undefined)
  return {
    type: 'table',
    title: isTitled ? title : 'Table',
    columns: headings.map((label, column) => ({
      label: label || NOTHING,
      ...(isNumeric(column) && { align: 'right' }),
    })),
    rows: body.map(row => row.map(cell => cell || NOTHING)),
  }
}
