import { lights } from '../../../renderer/theme/lights.ts'
import { color } from '../../../renderer/theme/tokens.ts'
import type { Contents } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawSilently } from './structure.ts'

const light = lights['first-light']

/** The first sheet: name and year on a plain wall, and below it the wall's openings at first light. */
export function drawCover(pdf: PDFKit.PDFDocument, contents: Contents, school: string): void {
  const { title, subtitle, notice } = contents
  const at = { width: measure }
  pdf.addPage()
  drawSilently(pdf, () => {
    pdf.rect(0, 0, sheet.width, sheet.height).fill(light.wall)
    drawScreen(pdf)
  })
  const cover = pdf.struct('Sect')
  pdf.addStructure(cover)
  drawAs(pdf, cover, 'P', () => {
    pdf.font('displayStrong').fontSize(17).fillColor(light.onWall).text(school, sheet.margin, 62, at)
  })
  drawAs(pdf, cover, 'H1', () => {
    pdf.font('display').fontSize(70)
    pdf.text(title, sheet.margin - 3, 150, { ...at, lineGap: -12, characterSpacing: -2 })
  })
  drawAs(pdf, cover, 'P', () => {
    pdf
      .font('text')
      .fontSize(20)
      .fillColor(light.softOnWall)
      .text(subtitle, sheet.margin, pdf.y + 22, at)
  })
  drawAs(pdf, cover, 'P', () => {
    pdf
      .font('textStrong')
      .fontSize(13)
      .fillColor(color.peach)
      .text(notice, sheet.margin, pdf.y + 8, at)
  })
  cover.end()
}

/** Rows of round openings, and the rising sun seen through them. */
function drawScreen(pdf: PDFKit.PDFDocument) {
  const columns = 7
  const rows = 5
  const unit = sheet.width / columns
  const top = sheet.height - rows * unit
  const radius = unit * 0.34
  const depth = unit * 0.07
  const eachOpening = (visit: (x: number, y: number) => void) => {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) visit((column + 0.5) * unit, top + (row + 0.5) * unit)
    }
  }
  eachOpening((x, y) => pdf.circle(x, y, radius).fill(color.lineOnDark))
  // At first light the sun is level with the wall: what it throws falls sideways.
  eachOpening((x, y) => {
    pdf.save()
    pdf.circle(x, y, radius).clip()
    pdf.circle(x - depth, y, radius).clip()
    pdf.rect(x - unit, y - unit, 2 * unit, 2 * unit).fill(color.peach)
    pdf.circle(unit * 4.5, top + unit * 3.9, unit * 2.1).fill(light.softOnWall)
    pdf.circle(unit * 4.5, top + unit * 3.9, unit * 1.45).fill(color.laterite)
    pdf.restore()
  })
}
