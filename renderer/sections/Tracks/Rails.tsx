import styled from '@emotion/styled'
import { color, media } from '../../theme/tokens.ts'

/** Between neighbouring rails, in CSS pixels. */
const gap = 14
/** Where a rail turns towards the name of its track. */
const turn = 34

/** The room that the rails of a fork take beside its tracks on a phone. */
export const railsWidth = (count: number): number => count * gap + 14

/** The rails beside a track on a phone: its own turns towards it, those of the tracks below pass by. */
export function Rails({ count, index }: { count: number; index: number }) {
  const x = (track: number) => (count - 1 - track) * gap + 1
  const passing = Array.from({ length: count - 1 - index }, (_, step) => x(index + 1 + step))
  return (
    <Lines aria-hidden="true">
      <path d={`M${x(index)} 0V${turn}H${railsWidth(count) - 8}`} />
      {passing.map(left => (
        <line key={left} x1={left} y1="0" x2={left} y2="100%" />
      ))}
    </Lines>
  )
}

const Lines = styled.svg({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2,
  [media.medium]: { display: 'none' },
})
