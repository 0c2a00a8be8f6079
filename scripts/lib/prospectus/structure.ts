/** A part of the document's structure: screen readers read by it, in this order. */
export type Part = PDFKit.PDFStructureElement

/** Draws a piece of text and says what it is: a heading, a paragraph, the cell of a table … */
export function drawAs(
  pdf: PDFKit.PDFDocument,
  parent: Part,
  type: string,
  draw: () => void,
  scope?: 'Row' | 'Column',
): void {
  // PDFKit knows the scope of a heading cell; its types do not yet.
  const options = { scope } as PDFKit.Mixins.StructureElementOptions
  parent.add(pdf.struct(type, options, [draw]))
}

/** Draws a part that holds others. */
export function drawWithin(
  pdf: PDFKit.PDFDocument,
  parent: Part,
  type: string,
  draw: (part: Part) => void,
): void {
  const part = pdf.struct(type)
  parent.add(part)
  draw(part)
  part.end()
}

/** Draws what only decorates, or repeats on every sheet: nobody hears it read aloud. */
export function drawSilently(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}
