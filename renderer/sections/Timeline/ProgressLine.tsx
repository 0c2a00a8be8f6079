import { useRef } from 'react'
import { css, keyframes } from '../../theme/css.ts'
import { color } from '../../theme/tokens.ts'
import { stripWidth } from './measures.ts'
import { readingHeight, useScrollProgress } from './useScrollProgress.ts'

/**
 * Covers the part of the line that the visitor has not reached yet. Browsers with scroll-driven animations need no JavaScript
 * for it.
 */
export function ProgressLine() {
  const cover = useRef<HTMLDivElement>(null)
  useScrollProgress(cover)
  return <div className={coverClass} ref={cover} aria-hidden="true" data-progress-cover="" />
}

/** Styles of the element around the line, whose scroll position drives the animation. */
export const progressTimeline = {
  viewTimelineName: '--journey',
  viewTimelineInset: `${readingHeight * 100}% ${(1 - readingHeight) * 100}%`,
} as const

const uncover = keyframes({ from: { transform: 'scaleY(1)' }, to: { transform: 'scaleY(0)' } })

const coverClass = css({
  position: 'absolute',
  insetBlock: 0,
  left: 1,
  width: stripWidth - 2,
  background: color.page,
  transformOrigin: 'bottom',
  // Without JavaScript and without scroll-driven animations, the whole line shows.
  transform: 'scaleY(0)',
  '@supports (animation-timeline: view())': {
    // Some browsers do not start an animation without a duration. The timeline overrides it.
    animation: `${uncover} 1ms linear both`,
    animationTimeline: '--journey',
  },
})
