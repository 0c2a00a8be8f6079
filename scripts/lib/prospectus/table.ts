import { color } from '../../../renderer/theme/tokens.ts'
import type { Block } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawSilently, drawWithin, type Part } from './structure.ts'
import { settings, write } from './write.ts'

const padding = 9

/** Keeps the words of one column from those of the next. */
const gap = 12

/** A table under hairlines: words to the left, amounts to the right, the first cell of a row heading it. */
export function drawTable(pdf: PDFKit.PDFDocument, section: Part, table: Block<'table'>): void {
  const columns = columnsOf(table)
  drawWithin(pdf, section, 'Table', part => {
    drawRow(pdf, part, table.columns, columns, true)
    for (const cells of table.rows) drawRow(pdf, part, cells, columns, false)
  })
  rule(pdf, pdf.y, color.ink)
  const { note } = table
  if (!note) return
  const place = { x: sheet.margin, y: pdf.y + 8, width: measure }
  drawAs(pdf, section, 'P', () => write(pdf, settings.note, note, place))
}

interface Column {
  x: number
  width: number
  align: 'left' | 'right'
}

/** Columns of figures are as narrow as figures are; the words share the rest. */
function columnsOf({ columns, rows }: Block<'table'>): Column[] {
  const areFigures = columns.map((_, index) => rows.every(row => /^[\d.,%]+$/.test(row[index] ?? '')))
  const figureWidth = 84
  const figures = areFigures.filter(Boolean).length
  const wordWidth = (measure - figures * figureWidth) / (columns.length - figures)
  let x: number = sheet.margin
  return areFigures.map(isFigure => {
    const width = isFigure ? figureWidth : wordWidth
    const column: Column = { x, width, align: isFigure ? 'right' : 'left' }
    x += width
    return column
  })
}

function drawRow(pdf: PDFKit.PDFDocument, table: Part, cells: string[], columns: Column[], isHead: boolean) {
  const y = pdf.y
  rule(pdf, y, isHead ? color.ink : color.line)
  let bottom = y
  drawWithin(pdf, table, 'TR', row => {
    for (const [index, { x, width, align }] of columns.entries()) {
      const isHeading = isHead || index === 0
      const setting = isHead ? settings.columnHead : settings[isHeading ? 'rowHead' : 'cell']
      const place = { x, y: y + padding, width: align === 'left' ? width - gap : width, align }
      const draw = () => write(pdf, setting, cells[index] ?? '', place)
      if (isHeading) drawAs(pdf, row, 'TH', draw, isHead ? 'Column' : 'Row')
      else drawAs(pdf, row, 'TD', draw)
      bottom = Math.max(bottom, pdf.y)
    }
  })
  pdf.y = bottom + padding
}

const rule = (pdf: PDFKit.PDFDocument, y: number, stroke: string) =>
  drawSilently(pdf, () => {
    pdf
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .lineWidth(0.8)
      .stroke(stroke)
  })
