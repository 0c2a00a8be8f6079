import type { Block } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawWithin, type Part } from './structure.ts'
import { drawTable } from './table.ts'
import { type Setting, settings, write } from './write.ts'

type Pdf = PDFKit.PDFDocument

/** Sets one block below what stands on the sheet, and says in the structure what it is. */
export function drawBlock(pdf: Pdf, section: Part, block: Block): void {
  const title = block.type === 'table' ? block.caption : 'title' in block && block.title
  if (title) {
    drawAs(pdf, section, 'H2', () => write(pdf, settings.subheading, title, atPen(pdf)))
    pdf.y += 10
  }
  if (block.type === 'table') drawTable(pdf, section, block)
  else if (block.type === 'lead') drawParagraphs(pdf, section, block.text, settings.lead)
  else if (block.type === 'text') drawParagraphs(pdf, section, block.text, settings.body)
  else drawItems(pdf, section, block)
}

function drawParagraphs(pdf: Pdf, section: Part, text: string, setting: Setting) {
  for (const paragraph of text.split('\n')) {
    drawAs(pdf, section, 'P', () => write(pdf, setting, paragraph, atPen(pdf)))
  }
}

/** The height of a numeral from the top of its line, in points. */
const NUMERAL = 30

/** Dashes and numerals hang in the margin of their text. */
function drawItems(pdf: Pdf, section: Part, { type, items }: Block<'list' | 'steps'>) {
  const isNumbered = type === 'steps'
  const indent = isNumbered ? 44 : 20
  drawWithin(pdf, section, 'L', list => {
    for (const [index, text] of items.entries()) {
      const { y } = pdf
      const label = { x: sheet.margin, width: indent, y: isNumbered ? y - 7 : y }
      drawWithin(pdf, list, 'LI', item => {
        drawAs(pdf, item, 'Lbl', () => {
          if (isNumbered) write(pdf, settings.numeral, String(index + 1), label)
          else write(pdf, { ...settings.body, fill: settings.numeral.fill }, '–', label)
        })
        drawAs(pdf, item, 'LBody', () => {
          write(pdf, settings.body, text, { x: sheet.margin + indent, width: measure - indent, y })
        })
      })
      // A step of one line takes as much room as its numeral.
      pdf.y = isNumbered ? Math.max(pdf.y, y + NUMERAL) + 16 : pdf.y + 6
    }
  })
}

const atPen = ({ y }: Pdf) => ({ x: sheet.margin, y, width: measure })
