import { color, font } from './designTokens.ts'

/**
 * The print style sheet of all pages: one ink and small type, so that a stage fits on two sheets of A4. It hides controls and
 * decorative pictures. It overrides every component, hence `!important`. Further rules of a section type are in `media.print` of
 * its component. It is a file of its own, so that it does not delay pages on screen.
 */
export const print = `
  @page { size: A4; margin: 10mm 14mm; }
  html { font-size: 8pt; }
  body * {
    color: ${color.ink} !important; background: none !important; box-shadow: none !important; position: static !important;
    max-width: none !important; min-height: 0 !important; font-size: 1rem !important; line-height: 1.34 !important;
  }
  body ::before, body ::after { position: static !important; border: 0 !important; background: none !important; }
  body :is(section, footer, section > *, footer > *, header > *) { padding: 0 !important; }
  header a { gap: 0 !important; }
  a[href='#main'], [data-contact-bar], form, button, nav, header img, header a:has(svg), header div div, [data-section] li::before, [data-section] svg[aria-hidden],
  footer :is(section:not(:has(address)), h2, ul, div > p + p), [data-section]:has(> nav:only-child),
  [data-section] :is(img[alt=''], div:is(:empty, :has(> img[alt='']:only-child, > picture:only-child > img[alt='']))),
  [data-section] a:not(:is(p, li, dd, h2, h3, table) a, :has(img)) { display: none !important; }
  [data-section] { margin-block-end: 3.4mm; }
  body section { border: 0 !important; }
  [data-section] * { margin-block: 0 !important; padding-block: 0 !important; row-gap: 0 !important; border: 0; }
  [data-section] :is(h1, h2, h3) { break-after: avoid; padding-block-end: 0.8mm !important; }
  [data-section] p + p { padding-block-start: 1.2mm !important; }
  [data-section] li {
    break-inside: avoid; padding: 0.7mm 0 !important; border-block-start: 0.5pt solid ${color.lineStrong};
  }
  body h1 { font-size: 25pt !important; line-height: 1.1 !important; }
  body :is(h2, footer div:first-child > p:first-of-type) { font: 13pt/1.15 ${font.display} !important; }
  body :is(h3, h3 > a) { font-size: 9.2pt !important; }
  footer div { display: block !important; }
  figure img { height: auto !important; }
  footer address { display: flex !important; flex-flow: row !important; align-items: baseline !important; gap: 6mm; }
  footer address > * { padding: 0 !important; }
`
