import styled from '@emotion/styled'
import { color, media } from '../../theme/tokens.ts'
import { lineWidth } from './measures.ts'

/** Between neighbouring rails, in CSS pixels. */
const gap = 14
/** Where a rail turns towards the name of its track. */
const turn = 36

/** The room that the rails of a fork take beside its tracks on a phone. */
export const railsWidth = (count: number): number => count * gap + 16

/** The rails beside a track on a phone: its own turns towards it, those of the tracks below it pass by. */
export function Rails({ count, index }: { count: number; index: number }) {
  const leftOf = (track: number) => (count - 1 - track) * gap + lineWidth / 2
  const below = Array.from({ length: count - 1 - index }, (_, step) => index + 1 + step)
  return (
    <Lines aria-hidden="true">
      {index === 0 && <line x1={0} y1={lineWidth / 2} x2={leftOf(0) + lineWidth / 2} y2={lineWidth / 2} />}
      <path d={`M${leftOf(index)} 0V${turn}H${railsWidth(count) - 8}`} />
      {below.map(track => (
        <line key={track} x1={leftOf(track)} y1="0" x2={leftOf(track)} y2="100%" />
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
  strokeWidth: lineWidth,
  [media.medium]: { display: 'none' },
})
