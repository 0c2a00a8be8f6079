import { css } from '../../theme/css.ts'
import { color, media, space } from '../../theme/tokens.ts'
import { lineWidth } from './Rails.tsx'

/** One line that divides into several, beside tracks of equal height. Each branch continues as the upper edge of a track. */
export function Split({ count }: { count: number }) {
  const upperEdges = Array.from({ length: count }, (_, index) => `${(index / count) * 100}%`)
  const middle = `${((count - 1) / (2 * count)) * 100}%`
  return (
    <svg className={lines} aria-hidden="true">
      <line x1="0" y1={middle} x2="45%" y2={middle} />
      {upperEdges.map(y => (
        <line key={y} x1="45%" y1={middle} x2="100%" y2={y} />
      ))}
    </svg>
  )
}

const lines = css({
  display: 'none',
  overflow: 'visible',
  stroke: color.ink,
  strokeWidth: lineWidth,
  strokeLinecap: 'round',
  [media.medium]: {
    display: 'block',
    gridColumn: '4 / span 2',
    // Across the gutter to where the tracks begin, and down to the middle of their upper edges.
    width: `calc(100% + ${space.gutter})`,
    height: '100%',
    transform: `translateY(${lineWidth / 2}px)`,
    '[dir=rtl] &': { transform: `translateY(${lineWidth / 2}px) scaleX(-1)` },
  },
})
