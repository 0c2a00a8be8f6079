/** Colours. Only this file and lights.ts contain literal ones. */
export const color = {
  /** The system colour of the page background. Hides borders in forced colours, which paint even transparent ones. */
  canvas: 'Canvas',
  page: '#F4F5F0',
  paper: '#FCFCF8',
  mint: '#D9E7DF',
  wall: '#14303D',
  deep: '#0C222D',
  ink: '#10222B',
  soft: '#3F5158',
  laterite: '#A43D21',
  lateriteDeep: '#74260F',
  onDark: '#FCFCF8',
  softOnDark: '#D5E0DE',
  line: '#C3CBC3',
  lineStrong: '#8FA09B',
  lineOnDark: '#4A6672',
  peach: '#F2A25F',
  /** A dark grey of the hue of `wall`, which is the ground of the header below it. */
  contactBar: '#1B2429',
  fixedHeader: 'rgb(255 255 255 / 0.96)',
  fixedHeaderShadow: 'rgb(16 34 43 / 0.16)',
  backdrop: 'rgb(12 34 45 / 0.86)',
  error: '#A1260D',
  success: '#1F5C46',
} as const

/** Font stacks. fontFaces.ts declares the families. */
export const font = {
  display: "'Besley Variable', 'Besley on Georgia', 'Besley on Noto', 'Besley on Times', serif",
  text: "'Cabin Variable', 'Cabin on Roboto', 'Cabin on Arial', sans-serif",
} as const

/** Fluid sizes: `clamp(smallest, preferred, largest)`. */
export const size = {
  h1: 'clamp(2.75rem, 6.1vw, 5.75rem)',
  h2: 'clamp(2.06rem, 3.9vw, 3.625rem)',
  h3: 'clamp(1.5rem, 2.1vw, 2.125rem)',
  lead: 'clamp(min(1.19rem, 10vw), 1.5vw, 1.375rem)',
  body: '1.125rem',
  small: '0.9375rem',
  /** The longest line of text: at most 75 characters, in the narrowest words of our typeface. */
  measure: '28em',
  numeral: 'clamp(4.75rem, 10.4vw, 9.875rem)',
} as const

export const space = {
  margin: 'clamp(20px, 5vw, 72px)',
  gutter: 'clamp(min(16px, 5vw), 1.7vw, 24px)',
  section: 'clamp(72px, 9vw, 136px)',
  contentWidth: '1584px',
} as const

/**
 * Media queries. The breakpoints are 700, 1024 and 1150 px at the default font size, in em, so that they grow with enlarged text.
 * From the large breakpoint on, contact bar, desktop menu and clock are shown.
 */
export const media = {
  medium: '@media (min-width: 43.75em)',
  large: '@media (min-width: 64em)',
  wide: '@media (min-width: 71.875em)',
  /** Only phones with enlarged text are this narrow. */
  largePrint: '@media (max-width: 18em)',
  /** A phone zoomed to 200 %. */
  zoomed: '@media (max-width: 239px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Forced colours, such as Windows' contrast themes. */
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const

/** Durations of the specification, section 9. In seconds. */
export const duration = {
  subMenu: 0.2,
  mobileMenu: 0.3,
  accordion: 0.3,
  entrance: 0.5,
  stagger: 0.1,
} as const
