// Tokens that the scripts of a page need as well as its styles. In a module of their own: a page would otherwise load all tokens
// with its first script.

/** Durations of the specification, section 9. In seconds. */
export const duration = {
  subMenu: 0.2,
  mobileMenu: 0.3,
  accordion: 0.3,
  entrance: 0.5,
  stagger: 0.1,
} as const

/** The large breakpoint, as a media query. Of screens alone, as designTokens.ts says. */
export const largeScreen = 'screen and (min-width: 64em)'

/** In milliseconds. Specification, section 9, "Clock refresh". */
export const clockRefresh = 1000
