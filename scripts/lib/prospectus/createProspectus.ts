import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { color } from '../../../renderer/theme/tokens.ts'
import { drawBlock } from './blocks.ts'
import type { Contents } from './contents.ts'
import { drawCover } from './cover.ts'
import { lowest, measure, sheet } from './sheet.ts'
import { drawAs, drawSilently } from './structure.ts'
import { registerTypefaces } from './typefaces.ts'
import { settings, write } from './write.ts'

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
    const { page } = pdf
    const section = pdf.struct('Sect', { title })
    pdf.addStructure(section)
    const top = { x: sheet.margin, y: sheet.margin + 8, width: measure }
    drawAs(pdf, section, 'H1', () => write(pdf, settings.heading, title, top))
    for (const block of blocks) {
      pdf.y += 30
      drawBlock(pdf, section, block)
    }
    section.end()
    // PDFKit begins another page by itself when one is full.
    if (pdf.page !== page || pdf.y > lowest)
      throw new Error(`"${title}" holds more than one sheet has room for`)
    drawFooter(pdf, contents, school, `${index + 2} of ${contents.sheets.length + 1}`)
  }
  pdf.end()
  return bytes
}

/** The notice, the school and the number of the sheet. */
function drawFooter(pdf: PDFKit.PDFDocument, { notice }: Contents, school: string, number: string) {
  const bottom = { x: sheet.margin, y: sheet.height - sheet.margin - 10, width: measure }
  drawSilently(pdf, () => {
    pdf.rect(0, 0, sheet.width, 14).fill(color.wall)
    write(pdf, settings.notice, notice, { ...bottom, y: bottom.y - 17 })
    write(pdf, settings.note, school, bottom)
    write(pdf, settings.note, number, { ...bottom, align: 'right' })
  })
}
