import { largeScreen } from './scriptTokens.ts'

/** Colours: the custom properties of the theme, which themeStyle.ts declares. */
export const color = {
  /** The system colour of the page background. Hides borders in forced colours, which paint even transparent ones. */
  canvas: 'Canvas',
  page: 'var(--page)',
  paper: 'var(--paper)',
  tint: 'var(--tint)',
  wall: 'var(--wall)',
  deep: 'var(--deep)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  accent: 'var(--accent)',
  accentDeep: 'var(--accent-deep)',
  onDark: 'var(--on-dark)',
  softOnDark: 'var(--soft-on-dark)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  lineOnDark: 'var(--line-on-dark)',
  action: 'var(--action)',
  /** The header's ground, text, lines and lower edge, as its variant has them. */
  bar: 'var(--bar)',
  onBar: 'var(--on-bar)',
  barLine: 'var(--bar-line)',
  barEdge: 'var(--bar-edge)',
  contactBar: 'var(--contact-bar)',
  /** These three are translucent. */
  fixedHeader: 'var(--fixed-header)',
  fixedHeaderShadow: 'var(--fixed-header-shadow)',
  // Older browsers give custom properties to no `::backdrop`.
  backdrop: 'var(--backdrop,rgb(0 0 0/0.8))',
  error: 'var(--error)',
  success: 'var(--success)',
} as const

/** Font stacks. fontFaces.ts declares the families. */
export const font = { display: 'var(--display)', text: 'var(--text)' } as const

/** Fluid sizes: those of the theme, or `clamp(smallest, preferred, largest)`. */
export const size = {
  h1: 'var(--h1)',
  h2: 'var(--h2)',
  h3: 'var(--h3)',
  lead: 'clamp(min(1.19rem, 10vw), 1.5vw, 1.375rem)',
  body: '1.125rem',
  small: '0.9375rem',
  /** The longest line of text: at most 75 characters, in the narrowest words of our typeface. */
  measure: '28em',
  numeral: 'var(--numeral)',
} as const

export const space = {
  margin: 'clamp(20px, 5vw, 72px)',
  gutter: 'clamp(min(16px, 5vw), 1.7vw, 24px)',
  section: 'var(--section)',
  contentWidth: '1584px',
} as const

/**
 * Media queries. The breakpoints are 700, 1024 and 1150 px at the default font size, in em, so that they grow with enlarged text.
 * From the large breakpoint on, contact bar, desktop menu and clock are shown.
 */
export const media = {
  medium: '@media (min-width: 43.75em)',
  // Of screens alone: some browsers lay paper out by the width of the window, and a sheet has no room for so many columns.
  large: `@media ${largeScreen}`,
  wide: '@media screen and (min-width: 71.875em)',
  /** The fixed header has room for all that is in it, in one line. */
  spacious: '@media screen and (min-width: 80em)',
  /** Only phones with enlarged text are this narrow. In rem, which counts however the text was enlarged. Within `pageWidth` alone. */
  largePrint: '@container page (max-width: 18rem)',
  /** A phone zoomed to 200 %. */
  zoomed: '@media (max-width: 239px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Forced colours, such as Windows' contrast themes. */
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const

/** The radius of buttons, panels, pictures and form fields. */
export const corner = 'var(--corner)'
