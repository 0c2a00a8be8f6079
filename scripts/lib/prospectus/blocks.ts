import { color } from '../../../renderer/theme/tokens.ts'
import type { Block } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawWithin, type Part } from './structure.ts'
import { drawTable } from './table.ts'

type Pdf = PDFKit.PDFDocument

/** Sets one block below what stands on the sheet, and says in the structure what it is. */
export function drawBlock(pdf: Pdf, section: Part, block: Block): void {
  const title = block.type === 'table' ? block.caption : 'title' in block && block.title
  if (title) drawTitle(pdf, section, title)
  if (block.type === 'table') drawTable(pdf, section, block)
  else if (block.type === 'lead') drawParagraphs(pdf, section, block.text, lead)
  else if (block.type === 'text') drawParagraphs(pdf, section, block.text, body)
  else drawItems(pdf, section, block)
  pdf.y += 26
}

function drawTitle(pdf: Pdf, section: Part, title: string) {
  drawAs(pdf, section, 'H2', () => {
    pdf
      .font('displayStrong')
      .fontSize(19)
      .fillColor(color.ink)
      .text(title, sheet.margin, pdf.y, { width: measure })
  })
  pdf.y += 8
}

function drawParagraphs(pdf: Pdf, section: Part, text: string, style: (pdf: Pdf) => Pdf) {
  for (const paragraph of text.split('\n')) {
    drawAs(pdf, section, 'P', () =>
      style(pdf).text(paragraph, sheet.margin, pdf.y, { width: measure, lineGap: 3 }),
    )
  }
}

/** Dashes and numbers hang in the margin of their text. */
function drawItems(pdf: Pdf, section: Part, { type, items }: Block<'list' | 'steps'>) {
  const isNumbered = type === 'steps'
  const indent = isNumbered ? 40 : 20
  drawWithin(pdf, section, 'L', list => {
    for (const [index, text] of items.entries()) {
      const y = pdf.y
      drawWithin(pdf, list, 'LI', item => {
        drawAs(pdf, item, 'Lbl', () => {
          if (isNumbered) drawNumber(pdf, index + 1, y)
          else body(pdf).fillColor(color.laterite).text('–', sheet.margin, y, { lineBreak: false })
        })
        drawAs(pdf, item, 'LBody', () => {
          body(pdf).text(text, sheet.margin + indent, y, { width: measure - indent, lineGap: 3 })
        })
      })
      pdf.y += isNumbered ? 16 : 5
    }
  })
}

const drawNumber = (pdf: Pdf, number: number, y: number) =>
  pdf
    .font('display')
    .fontSize(30)
    .fillColor(color.laterite)
    .text(String(number), sheet.margin, y - 8, { lineBreak: false })

const lead = (pdf: Pdf) => pdf.font('text').fontSize(16).fillColor(color.soft)

const body = (pdf: Pdf) => pdf.font('text').fontSize(14).fillColor(color.ink)
