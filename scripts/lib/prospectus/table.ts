import { color } from '../../../renderer/theme/tokens.ts'
import type { Block } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawSilently, drawWithin, type Part } from './structure.ts'

const padding = 9

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
  pdf.y += 8
  drawAs(pdf, section, 'P', () => {
    pdf.font('text').fontSize(12).fillColor(color.soft).text(note, sheet.margin, pdf.y, { width: measure })
  })
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
      const draw = () => {
        pdf
          .font(isHeading ? 'textStrong' : 'text')
          .fontSize(isHead ? 12 : 14)
          .fillColor(isHead ? color.soft : color.ink)
          .text(cells[index] ?? '', x, y + padding, { width: width - (align === 'left' ? 12 : 0), align })
      }
      if (isHeading) drawAs(pdf, row, 'TH', draw, isHead ? 'Column' : 'Row')
      else drawAs(pdf, row, 'TD', draw)
      bottom = Math.max(bottom, pdf.y)
    }
  })
  pdf.y = bottom + padding - 2
}

const rule = (pdf: PDFKit.PDFDocument, y: number, stroke: string) =>
  drawSilently(pdf, () => {
    pdf
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .lineWidth(0.8)
      .stroke(stroke)
  })
