import { color } from '../../../renderer/theme/tokens.ts'
import type { Typeface } from './typefaces.ts'

/** How a text is set: sizes in points, the leading as a multiple of the size. */
export interface Setting {
  face: Typeface
  size: number
  leading: number
  fill: string
  tracking?: number
}

/** What the sheets are set in. Large, for a page is often read at the width of a phone. */
export const settings = {
  heading: { face: 'display', size: 40, leading: 1.12, fill: color.ink, tracking: -0.9 },
  subheading: { face: 'displayStrong', size: 20, leading: 1.2, fill: color.ink },
  lead: { face: 'text', size: 18, leading: 1.45, fill: color.soft },
  body: { face: 'text', size: 15, leading: 1.45, fill: color.ink },
  numeral: { face: 'display', size: 34, leading: 1, fill: color.laterite },
  columnHead: { face: 'textStrong', size: 12.5, leading: 1.2, fill: color.soft },
  rowHead: { face: 'textStrong', size: 15, leading: 1.25, fill: color.ink },
  cell: { face: 'text', size: 15, leading: 1.25, fill: color.ink },
  note: { face: 'text', size: 12.5, leading: 1.3, fill: color.soft },
  notice: { face: 'textStrong', size: 11.5, leading: 1.3, fill: color.laterite },
} as const satisfies Record<string, Setting>

interface Place {
  x: number
  /** The top of the first line. */
  y: number
  width: number
  align?: 'left' | 'right'
}

/** Sets a text and leaves the pen below its last line. */
export function write(
  pdf: PDFKit.PDFDocument,
  setting: Setting,
  text: string,
  { x, y, width, align = 'left' }: Place,
): void {
  const { face, size, leading, fill, tracking = 0 } = setting
  pdf.font(face).fontSize(size).fillColor(fill)
  // PDFKit's lines are as high as the typeface says, and Besley says 1.36: the difference is halved above and below,
  // as CSS does it.
  const lineGap = leading * size - pdf.currentLineHeight(true)
  pdf.text(text, x, y + lineGap / 2, { width, align, lineGap, characterSpacing: tracking })
  pdf.y -= lineGap / 2
}
