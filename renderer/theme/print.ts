import { color, font } from './tokens.ts'

const sections = (...types: string[]): string =>
  `:is(${types.map(type => `[data-section='${type}']`).join(', ')})`

/**
 * A page on paper is a leaflet: words in one ink, small and close, a stage on two sheets of A4. What can only be
 * clicked, and pictures that only decorate, stay on the screen. It overrules every component, hence the force.
 * A style sheet of its own, the same for all pages: nobody who reads on a screen waits for it.
 */
export const print = `
  @page { size: A4; margin: 10mm 14mm; }
  html { font-size: 8pt; }
  body * {
    color: ${color.ink} !important; background: none !important; position: static !important;
    max-width: none !important; min-height: 0 !important; font-size: 1rem !important; line-height: 1.34 !important;
  }
  body :is(section, footer, section > *, footer > *, header > *) { padding: 0 !important; }
  header a { gap: 0 !important; }
  form, button, nav, header img, [data-section] li::before, [data-section] svg[aria-hidden],
  footer :is(section:not(:has(address)), h2, ul, div > p + p), ${sections('siblings')},
  [data-section] :is(img[alt=''], div:is(:empty, :has(> img[alt='']:only-child, > picture:only-child > img[alt='']))),
  [data-section] a:not(:is(p, li, dd, h2, h3) a, :has(img)) { display: none !important; }
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
  ${sections('text', 'faq', 'principalMessage')} section > div > div, footer div { display: block !important; }
  ${sections('faq', 'admissionRequirements')} ul { columns: 2; column-gap: 6mm; }
  ${sections('subjects', 'learningApproaches', 'steps')} :is(ul, ol) {
    display: grid !important; grid-template-columns: repeat(3, 1fr) !important; column-gap: 6mm;
  }
  ${sections('learningApproaches')} li { display: block !important; }
  ${sections('pageCards', 'latestPosts', 'relatedPosts', 'blogList')} li { display: block !important; }
  ${sections('pageCards', 'tracks')} :is(li, li > div) { padding-inline: 0 !important; }
  ${sections('claims', 'latestPosts', 'relatedPosts', 'blogList')} :is(svg, img) { width: 44mm !important; }
  ${sections('postHero', 'text')} img { width: 84mm !important; height: auto !important; }
  ${sections('postHero')} div { aspect-ratio: auto !important; height: auto !important; }
  ${sections('postGallery')} ul {
    display: grid !important; grid-template-columns: repeat(3, 1fr) !important; gap: 4mm !important;
  }
  ${sections('postGallery')} li { grid-area: auto !important; border: 0 !important; }
  ${sections('principalMessage')} figure { float: inline-end; width: 34mm; margin-inline: 6mm 0 !important; }
  figure img { height: auto !important; }
  ${sections('pathForward')} ol { align-items: start !important; column-gap: 6mm; }
  ${sections('pathForward')} :is(li > div:first-child, a) { display: inline !important; padding: 0 !important; }
  footer address { display: flex !important; flex-flow: row !important; align-items: baseline !important; gap: 6mm; }
  footer address > * { padding: 0 !important; }
`
