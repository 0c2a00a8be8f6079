// renderer/theme: the design. In comes the theme of a site, out go its custom properties and typefaces; tokens and
// shared styles are here, too. Knows no component.

import type { Theme } from '../../schema/model/theme/Theme.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { color, font } from './designTokens.ts'
import { fallbackFontRules, fontStack, headingStyle } from './fontFaces.ts'

/** The rules of a theme: its custom properties, and what cannot use them. */
export function themeStyle({ theme, fonts }: Pick<SiteData, 'theme' | 'fonts'>): string {
  const { weight, tracking } = headingStyle(theme)
  const properties = {
    ...coloursOf(theme),
    ...headers[theme.header],
    corner: `${theme.corner}px`,
    section: sections[theme.space],
    ...headings[theme.scale],
    display: fontStack(theme, fonts, 'display'),
    text: fontStack(theme, fonts, 'text'),
    headingWeight: weight,
    tracking,
  }
  const declared = Object.entries(properties).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `${fallbackFontRules(theme, fonts)}:root{${declared.join(';')}}img[data-failed]{content:${missingPicture(theme.colours)}}`
}

function coloursOf({ colours, lights }: Theme): Record<string, string> {
  const { fixedHeader, ...others } = colours
  return {
    ...others,
    fixedHeader: translucent(fixedHeader, 0.96),
    fixedHeaderShadow: translucent(colours.ink, 0.16),
    backdrop: translucent(colours.deep, 0.86),
    ...Object.fromEntries(
      Object.entries(lights).flatMap(([name, { wall, shade, sky, sun, text, quiet }]) =>
        Object.entries({ wall, shade, sky, sun, text, quiet }).map(([part, colour]) => [
          `${name}-${part}`,
          // Mostly it is one of the two that are declared already.
          colour === colours.ink ? 'var(--ink)' : colour === colours.onDark ? 'var(--on-dark)' : colour,
        ]),
      ),
    ),
  }
}

const light = {
  bar: 'var(--paper)',
  onBar: 'var(--ink)',
  barLine: 'var(--line-strong)',
  barEdge: 'var(--line)',
}

const headers: Record<Theme['header'], Record<string, string>> = {
  dark: {
    bar: 'var(--wall)',
    onBar: 'var(--on-dark)',
    barLine: 'var(--line-on-dark)',
    barEdge: 'transparent',
  },
  light,
  centred: light,
}

/** Paddings above and below sections. */
const sections: Record<Theme['space'], string> = {
  compact: 'clamp(48px,6vw,88px)',
  regular: 'clamp(72px,9vw,136px)',
  generous: 'clamp(88px,12vw,184px)',
}

/** Sizes of headings, and of numerals as large as pictures. With enlarged text an h1 is no larger than the window allows. */
const headings: Record<Theme['scale'], Record<'h1' | 'h2' | 'h3' | 'numeral', string>> = {
  calm: {
    h1: 'clamp(min(2.25rem,3.4vw + 26px),4.6vw,4.125rem)',
    h2: 'clamp(1.75rem,3vw,2.625rem)',
    h3: 'clamp(1.375rem,1.8vw,1.75rem)',
    numeral: 'clamp(3.75rem,7.6vw,7rem)',
  },
  regular: {
    h1: 'clamp(min(2.75rem,3.4vw + 32px),6.1vw,5.75rem)',
    h2: 'clamp(2.06rem,3.9vw,3.625rem)',
    h3: 'clamp(1.5rem,2.1vw,2.125rem)',
    numeral: 'clamp(4.75rem,10.4vw,9.875rem)',
  },
  large: {
    h1: 'clamp(min(2.875rem,3.4vw + 36px),7vw,6.75rem)',
    h2: 'clamp(2.25rem,4.6vw,4.375rem)',
    h3: 'clamp(1.625rem,2.4vw,2.5rem)',
    numeral: 'clamp(5rem,11.5vw,11rem)',
  },
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const translucent = (colour: string, opacity: number) =>
  `rgb(${[1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16)).join(' ')}/${opacity})`

/** Replaces a picture that failed to load: a plain wall with one opening. Custom properties do not reach into pictures. */
const missingPicture = ({ tint, lineStrong }: Theme['colours']) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 64" width="900" height="640" preserveAspectRatio="xMidYMid slice"><path fill="${tint}" d="M0 0h90v64H0z"/><path fill="${lineStrong}" d="M37 42V30a8 8 0 0 1 16 0v12z"/></svg>`,
  )}")`

/**
 * The print style sheet of all pages: one ink and small type, so that a stage fits on two sheets of A4. It hides controls and
 * decorative pictures. It overrides every component, hence `!important`. Further rules of a section type are in `media.print` of
 * its component. It is a file of its own, so that it does not delay pages on screen.
 */
export const printStyle = `
  @page { size: A4; margin: 10mm 14mm; }
  html { font-size: 8pt; }
  body * {
    color: ${color.ink} !important; background: none !important; box-shadow: none !important; position: static !important;
    max-width: none !important; min-height: 0 !important; font-size: 1rem !important; line-height: 1.34 !important;
  }
  body ::before, body ::after { position: static !important; border: 0 !important; background: none !important; }
  body :is(section, footer, section > *, footer > *, footer > * > p, header > *) { padding: 0 !important; }
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
  body :is(h2, footer div > div:first-child > p:first-of-type) { font: 13pt/1.15 ${font.display} !important; }
  body :is(h3, h3 > a) { font-size: 9.2pt !important; }
  body :is(h1, h2, h3) span { font: inherit !important; }
  /* Never alone on a sheet. */
  footer { break-before: avoid; break-inside: avoid; }
  footer div { display: block !important; }
  figure img { height: auto !important; }
  footer address { display: flex !important; flex-flow: row !important; align-items: baseline !important; gap: 6mm; }
  footer address > * { padding: 0 !important; }
`
