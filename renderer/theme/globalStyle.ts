import type { CSSObject } from '@emotion/serialize'
import { color, font, media, size } from './designTokens.ts'
import { selectionOnLight } from './styles.ts'
import { visuallyHiddenStyle } from './visuallyHidden.tsx'

/** Rules of elements, which come before those of classes. */
export const globalStyle: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '6rem' },
  body: {
    margin: 0,
    ...selectionOnLight,
    background: color.page,
    color: color.ink,
    fontFamily: font.text,
    fontSize: '1.0625rem',
    lineHeight: 1.55,
    overflowWrap: 'break-word',
    [media.medium]: { fontSize: size.body },
  },
  'img, svg': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  a: { color: 'inherit', textUnderlineOffset: '0.22em', textDecorationThickness: 1 },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0, padding: 0, border: 0 },
  'ul[class], ol[class], summary[class]': { listStyle: 'none' },
  'summary[class]': { cursor: 'pointer' },
  // A slow device may paint while it still parses the header. The browser's own "Details" would then shift to our label.
  'details:empty, summary:empty': { display: 'none' },
  'summary[class]::-webkit-details-marker': { display: 'none' },
  'h1, h2, h3, h4': {
    fontFamily: font.display,
    fontWeight: 'var(--heading-weight)',
    letterSpacing: 'calc(-0.022em * var(--tracking))',
    textWrap: 'balance',
  },
  p: { textWrap: 'pretty' },
  'main :where(p, figcaption)': { maxWidth: size.measure },
  // A date and a telephone number stay on one line wherever that line has room for them.
  ':where(time, a[href^="tel:"])': { display: 'inline-block' },
  // A long word breaks rather than making the page wider than the window.
  main: { overflowWrap: 'anywhere' },
  // Headings are as large as their words allow, whatever size their section sets.
  [media.largePrint]: {
    ':is(main, footer) > *': { hyphens: 'auto' },
    'a[href^="mailto:"]': { hyphens: 'manual' },
    h1: { fontSize: '11vw !important' },
    h2: { fontSize: '10.5vw !important' },
    'h3, h4, h5, h6': { fontSize: '8.5vw !important' },
  },
  // Next to the menu there is only room for the logo, not for the site's name.
  [media.zoomed]: { 'header span:has(> img) + span': visuallyHiddenStyle },
  h1: { fontSize: size.h1, lineHeight: 0.98, letterSpacing: 'calc(-0.032em * var(--tracking))' },
  h2: { fontSize: size.h2, lineHeight: 1.04, letterSpacing: 'calc(-0.028em * var(--tracking))' },
  h3: { fontSize: size.h3, lineHeight: 1.18, letterSpacing: 'calc(-0.015em * var(--tracking))' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  '::selection': { background: 'var(--selection)', color: 'var(--on-selection)' },
  ':focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
  ':is(h1, main, section):focus-visible': { outline: 'none' },
  [media.calm]: {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      // A duration would make every property of every element one that changes over time, also when text is enlarged.
      transition: 'none !important',
    },
  },
}
