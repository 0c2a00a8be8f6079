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
  contactBar: 'var(--contact-bar)',
  /** These three are translucent. */
  fixedHeader: 'var(--fixed-header)',
  fixedHeaderShadow: 'var(--fixed-header-shadow)',
  backdrop: 'var(--backdrop)',
  error: 'var(--error)',
  success: 'var(--success)',
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
