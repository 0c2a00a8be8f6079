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
