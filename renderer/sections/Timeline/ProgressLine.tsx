import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useRef } from 'react'
import { color } from '../../theme/tokens.ts'
import { stripWidth } from './measures.ts'
import { useScrollProgress } from './useScrollProgress.ts'

/**
 * Covers the part of the line that the reader has not reached, from 100 % to 0 % of its height. The line counts as read
 * down to a little below the middle of the window. Browsers with scroll-driven animations need no code for it.
 */
export function ProgressLine() {
  const cover = useRef<HTMLDivElement>(null)
  useScrollProgress(cover, readingHeight)
  return <Cover ref={cover} aria-hidden="true" data-progress-cover="" />
}

/** Where on the window the reader is, as a share of its height from the top. */
const readingHeight = 0.6

/** Makes the element around the line what its progress is measured by. */
export const progressTimeline = {
  viewTimelineName: '--journey',
  viewTimelineInset: `${readingHeight * 100}% ${(1 - readingHeight) * 100}%`,
} as const

const uncover = keyframes({ from: { transform: 'scaleY(1)' }, to: { transform: 'scaleY(0)' } })

const Cover = styled.div({
  position: 'absolute',
  insetBlock: 0,
  left: 1,
  width: stripWidth - 2,
  background: color.page,
  transformOrigin: 'bottom',
  // Without either of the two ways to move it, the whole line is seen.
  transform: 'scaleY(0)',
  '@supports (animation-timeline: view())': {
    // A duration, without which some browsers do not start it; the timeline stretches it.
    animation: `${uncover} 1ms linear both`,
    animationTimeline: '--journey',
  },
})
