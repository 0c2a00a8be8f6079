import { css } from '../../theme/css.ts'
import { mirrored } from '../../theme/mirrored.ts'
import { color, media } from '../../theme/tokens.ts'

/** The stroke of every line, in CSS pixels. */
export const lineWidth = 2
/** Distance between neighbouring rails, in CSS pixels. */
const gap = 14
/** Height at which a rail turns towards the name of its track, in CSS pixels. */
const turn = 36

/** Width of the rails of a fork beside its tracks on a phone, in CSS pixels. */
export const railsWidth = (count: number): number => count * gap + 16

/** The rails beside a track on a phone. Its own rail turns towards it. The rails of the tracks below pass by. */
export function Rails({ count, index }: { count: number; index: number }) {
  const leftOf = (track: number) => (count - 1 - track) * gap + lineWidth / 2
  const below = Array.from({ length: count - 1 - index }, (_, step) => index + 1 + step)
  return (
    <svg className={lines} aria-hidden="true">
      {index === 0 && <line x1={0} y1={lineWidth / 2} x2={leftOf(0) + lineWidth / 2} y2={lineWidth / 2} />}
      <path d={`M${leftOf(index)} 0V${turn}H${railsWidth(count) - 8}`} />
      {below.map(track => (
        <line key={track} x1={leftOf(track)} y1="0" x2={leftOf(track)} y2="100%" />
      ))}
    </svg>
  )
}

const lines = css({
  ...mirrored,
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
