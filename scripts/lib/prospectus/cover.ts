import { lights } from '../../../renderer/theme/lights.ts'
import { color } from '../../../renderer/theme/tokens.ts'
import type { Contents } from './contents.ts'
import { measure, sheet } from './sheet.ts'
import { drawAs, drawSilently } from './structure.ts'
import { type Setting, write } from './write.ts'

const light = lights['first-light']

/** The first sheet: name and year on a plain wall, and below it the wall's openings at first light. */
export function drawCover(
  pdf: PDFKit.PDFDocument,
  { title, subtitle, notice }: Contents,
  school: string,
): void {
  pdf.addPage()
  drawSilently(pdf, () => {
    pdf.rect(0, 0, sheet.width, sheet.height).fill(light.wall)
    drawScreen(pdf)
  })
  const cover = pdf.struct('Sect')
  pdf.addStructure(cover)
  const draw = (type: string, setting: Setting, text: string, y: number) =>
    drawAs(pdf, cover, type, () => write(pdf, setting, text, { x: sheet.margin, y, width: measure }))
  draw('P', { face: 'displayStrong', size: 17, leading: 1.2, fill: light.onWall }, school, 48)
  draw('H1', { face: 'display', size: 84, leading: 1, fill: light.onWall, tracking: -2.4 }, title, 118)
  draw('P', { face: 'text', size: 22, leading: 1.3, fill: light.softOnWall }, subtitle, pdf.y + 30)
  draw('P', { face: 'textStrong', size: 14, leading: 1.3, fill: color.peach }, notice, pdf.y + 6)
  cover.end()
}

/** Rows of round openings, and the rising sun seen through them. */
function drawScreen(pdf: PDFKit.PDFDocument) {
  const columns = 9
  const rows = 6
  const unit = sheet.width / columns
  const top = sheet.height - rows * unit
  const radius = unit * 0.31
  const sun = { x: unit * 5.5, y: top + unit * 5.5, radius: unit * 2.55 }
  for (let index = 0; index < columns * rows; index++) {
    const x = ((index % columns) + 0.5) * unit
    const y = top + (Math.floor(index / columns) + 0.5) * unit
    pdf.circle(x, y, radius).fill(color.lineOnDark)
    pdf.save()
    pdf.circle(x, y, radius).clip()
    // At first light the sun stands level: the depth of the wall hides the side of an opening, not its top.
    pdf.circle(x - unit * 0.08, y, radius).clip()
    pdf.rect(x - unit, y - unit, 2 * unit, 2 * unit).fill(color.peach)
    pdf.circle(sun.x, sun.y, sun.radius * 1.42).fill(light.softOnWall)
    pdf.circle(sun.x, sun.y, sun.radius).fill(color.laterite)
    pdf.restore()
  }
}
