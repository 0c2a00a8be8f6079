import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { color } from '../../../renderer/theme/tokens.ts'
import { drawBlock } from './blocks.ts'
import type { Contents } from './contents.ts'
import { drawCover } from './cover.ts'
import { lowest, measure, sheet } from './sheet.ts'
import { drawAs, drawSilently } from './structure.ts'
import { registerTypefaces } from './typefaces.ts'

/**
 * Sets a document as a tagged PDF of A4 sheets.
 * @returns the same bytes for the same contents
 * @throws when a sheet holds more than it has room for
 */
export async function createProspectus(contents: Contents, school: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // PDFKit writes the mark of accessible documents; its types do not know it yet.
    subset: 'PDF/UA' as PDFKit.PDFDocumentOptions['subset'],
    tagged: true,
    lang: contents.language,
    displayTitle: true,
    info: {
      Title: `${contents.title}, ${contents.subtitle}`,
      Author: school,
      Creator: school,
      CreationDate: new Date(`${contents.date}T00:00:00Z`),
    },
  })
  const bytes = buffer(pdf)
  registerTypefaces(pdf)
  drawCover(pdf, contents, school)
  for (const [index, { title, blocks }] of contents.sheets.entries()) {
    pdf.addPage()
    const section = pdf.struct('Sect', { title })
    pdf.addStructure(section)
    drawAs(pdf, section, 'H1', () => {
      pdf.font('display').fontSize(38).fillColor(color.ink)
      pdf.text(title, sheet.margin, 62, { width: measure, lineGap: -5, characterSpacing: -0.8 })
    })
    pdf.y += 26
    for (const block of blocks) drawBlock(pdf, section, block)
    section.end()
    if (pdf.y > lowest + 26) throw new Error(`"${title}" holds more than one sheet has room for`)
    drawFooter(pdf, contents, school, `${index + 2} of ${contents.sheets.length + 1}`)
  }
  pdf.end()
  return bytes
}

/** The notice, the school and the number of the sheet. */
function drawFooter(pdf: PDFKit.PDFDocument, { notice }: Contents, school: string, number: string) {
  const y = sheet.height - sheet.margin - 12
  drawSilently(pdf, () => {
    pdf.rect(0, 0, sheet.width, 14).fill(color.wall)
    pdf.font('textStrong').fontSize(11).fillColor(color.laterite)
    pdf.text(notice, sheet.margin, y - 16, { lineBreak: false })
    pdf.font('text').fillColor(color.soft).text(school, sheet.margin, y, { lineBreak: false })
    pdf.text(number, sheet.margin, y, { width: measure, align: 'right' })
  })
}
