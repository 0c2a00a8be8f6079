import { readingHeight } from '../../browser/scrollProgress.ts'
import { css, keyframes } from '../../theme/css.ts'
import { color, media } from '../../theme/tokens.ts'
import { pageEdge } from '../../ui/morning/morning.ts'
import { stripWidth } from './measures.ts'

/**
 * Keeps dark the part of the line that the visitor has not reached yet; the sun stands where the light ends. Browsers with
 * scroll-driven animations need no JavaScript for it, others browser/scrollProgress.ts.
 */
export function ProgressLine() {
  return (
    <>
      <div className={coverClass} aria-hidden="true" data-progress-cover="" />
      <div className={sky} aria-hidden="true">
        <div className={path} />
      </div>
    </>
  )
}

/** Styles of the element around the line, whose scroll position drives the animation. */
export const progressTimeline = {
  viewTimelineName: '--journey',
  viewTimelineInset: `${readingHeight * 100}% ${(1 - readingHeight) * 100}%`,
} as const

const uncover = keyframes({ from: { transform: 'scaleY(1)' }, to: { transform: 'scaleY(0)' } })
const descend = keyframes({ from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } })

// Some browsers do not start an animation without a duration. The timeline overrides it.
const scrolled = (name: string) => ({
  'html:not([data-saves-data]) &': {
    animation: `${name} 1ms linear both`,
    animationTimeline: '--journey',
  },
})

const coverClass = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: pageEdge,
  width: stripWidth,
  background: color.deep,
  transformOrigin: 'bottom',
  // Without JavaScript and without scroll-driven animations, the whole line shows.
  transform: 'scaleY(0)',
  '@supports (animation-timeline: view())': scrolled(uncover),
})

const sunSize = 38

const sky = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${pageEdge} + ${(stripWidth - sunSize) / 2}px)`,
  display: 'none',
  width: sunSize,
  overflow: 'clip',
  pointerEvents: 'none',
  '@supports (animation-timeline: view())': { display: 'block', [media.calm]: { display: 'none' } },
  '[data-saves-data] &': { display: 'none' },
  [media.print]: { display: 'none' },
})

/** As high as the line, with the sun at its lower end: a transform moves it without a new layout. */
const path = css({
  height: '100%',
  ...scrolled(descend),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    width: sunSize,
    height: sunSize,
    border: `3px solid ${color.deep}`,
    borderRadius: '50%',
    background: color.action,
  },
})
