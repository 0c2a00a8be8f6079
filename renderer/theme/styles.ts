import { color } from './designTokens.ts'

// Styles that components spread into their own.

/**
 * Colours of selected text: ink on light grounds, and the other way round on dark ones. Every dark ground spreads
 * `selectionOnDark`, a light one within it `selectionOnLight`.
 */
export const selectionOnDark = { '--selection': color.onDark, '--on-selection': color.ink } as const

export const selectionOnLight = { '--selection': color.ink, '--on-selection': color.onDark } as const

/** Styles of an element that CSS draws, placed by its nearest positioned ancestor, and of one that covers that ancestor. */
export const drawn = { content: '""', position: 'absolute' } as const

export const cover = { ...drawn, inset: 0 } as const

/** Styles of a part of the page that is as wide as the window: what is in it may ask whether it is in large print. */
export const pageWidth = {
  containerType: 'inline-size',
  containerName: 'page',
  '@media print': { containerType: 'normal' },
} as const

/** Styles of a button without a look of its own. */
export const plainButton = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const

/** Styles of a row whose items go on in further lines. */
export const wrapping = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const

/**
 * Styles of a link whose click target and focus ring cover its nearest positioned ancestor.
 * @param outlineOffset of the focus ring, in CSS pixels
 */
export const stretchedLink = (outlineOffset: number) =>
  ({
    '&::after': cover,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset },
  }) as const

/** Styles of what points or is drawn towards one side, and is the other way round on a page from right to left. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const

/** Media in which something may move as visitors scroll. */
const moving = '@media screen and (prefers-reduced-motion: no-preference)'

interface Scrolled {
  /** `animation-range`: between which scroll positions it runs. */
  range: string
  /** `animation-timeline`. Default: the scroll position of the page. */
  timeline?: string
  /** `animation-timing-function`. */
  easing?: string
  /** Further styles of the element while it is tied. */
  also?: { display: 'block' }
}

/**
 * Styles that tie an animation to the scroll position. Where browsers do not know such animations, with reduced motion, for
 * visitors who save data and on paper, the element stays as its other styles say. Keyframes should change transforms and
 * opacity alone, which neither lay out nor paint anything anew.
 * @param name of keyframes
 */
export const scrolled = (
  name: string,
  { range, timeline = 'scroll(root)', easing = 'linear', also }: Scrolled,
) => ({
  [moving]: {
    '@supports (animation-timeline: scroll())': {
      'html:not([data-saves-data]) &': {
        animation: `${name} ${easing} both`,
        animationTimeline: timeline,
        animationRange: range,
        ...also,
      },
    },
  },
})
