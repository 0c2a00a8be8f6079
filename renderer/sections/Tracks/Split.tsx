import styled from '@emotion/styled'
import { color, media } from '../../theme/tokens.ts'

/** One line that becomes several, drawn beside tracks of equal height: it meets the upper edge of each. */
export function Split({ count }: { count: number }) {
  const upperEdges = Array.from({ length: count }, (_, index) => `${(index / count) * 100}%`)
  const middle = `${((count - 1) / (2 * count)) * 100}%`
  return (
    <Lines aria-hidden="true">
      <line x1="0" y1={middle} x2="55%" y2={middle} />
      {upperEdges.map(y => (
        <line key={y} x1="55%" y1={middle} x2="100%" y2={y} />
      ))}
    </Lines>
  )
}

const Lines = styled.svg({
  display: 'none',
  overflow: 'visible',
  stroke: color.ink,
  strokeWidth: 2,
  strokeLinecap: 'square',
  [media.medium]: { display: 'block', gridColumn: '4 / span 2', width: '100%', height: '100%' },
})
