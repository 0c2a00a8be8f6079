import styled from '@emotion/styled'
import { color } from '../../theme/tokens.ts'

/** A wall of ten by ten openings, lit from the ground up. @param lit how many of them, 0 to 100 */
export const HundredOpenings = ({ lit }: { lit: number }) => (
  <svg viewBox="0 0 100 100" role="img" aria-label={`${lit} of 100 openings lit`}>
    <Wall d="M0 0H100V100H0z" />
    {rows.map((row, index) => {
      const litHere = Math.min(10, Math.max(0, lit - index * 10))
      return (
        <g key={row}>
          {litHere > 0 && <Lit d={openings(row, 0, litHere)} row={index} />}
          {litHere < 10 && <Unlit d={openings(row, litHere, 10)} />}
        </g>
      )
    })}
  </svg>
)

/** Upper edges of the rows, the lowest first. */
const rows = [90, 80, 70, 60, 50, 40, 30, 20, 10, 0]

/** The outline of the openings of a row, from one column up to, and without, another. */
const openings = (y: number, from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * 10 + 2} ${y + 8.2}v-3.4a3 3 0 0 1 6 0v3.4z`,
  ).join('')

const Wall = styled.path({ fill: color.wall })

const Unlit = styled.path({ fill: color.lineOnDark })

/** The light is redder near the ground. */
const Lit = styled('path', { shouldForwardProp: prop => prop !== 'row' })<{ row: number }>(({ row }) => ({
  fill: `color-mix(in oklab, ${color.peach}, ${row < 4 ? color.laterite : color.onDark} ${row < 4 ? 32 - row * 8 : (row - 4) * 7}%)`,
}))
