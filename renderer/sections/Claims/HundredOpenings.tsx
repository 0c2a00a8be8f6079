import styled from '@emotion/styled'
import { color } from '../../theme/tokens.ts'
import { useLight } from '../../useLight.ts'

/** A wall of ten by ten openings, lit from the ground up. @param lit how many of them, 0 to 100 */
export function HundredOpenings({ lit }: { lit: number }) {
  const angle = ((useLight()?.angle ?? 45) * Math.PI) / 180
  const reveal = `translate(${(thickness * Math.cos(angle)).toFixed(2)} ${(-thickness * Math.sin(angle)).toFixed(2)})`
  return (
    <Wall viewBox="0 0 100 100" role="img" aria-label={`${lit} of 100 openings lit`}>
      <Reveals d={openings(0, 100)} transform={reveal} />
      {lit < 100 && <Unlit d={openings(lit, 100)} />}
      {tones.map((tone, index) => {
        const from = bounds[index] ?? 0
        const to = Math.min(lit, bounds[index + 1] ?? 100)
        return to > from && <Lit key={tone} tone={tone} d={openings(from, to)} />
      })}
    </Wall>
  )
}

/** How much of the wall's depth shows beside an opening, on the side that the sun of the page leaves dark. */
const thickness = 0.9

/** The light is redder near the ground: from the first opening of each band of rows on, another tone. */
const bounds = [0, 30, 60]
const tones = [
  `color-mix(in oklab, ${color.peach} 84%, ${color.laterite})`,
  color.peach,
  `color-mix(in oklab, ${color.peach} 60%, ${color.onDark})`,
]

/** The outlines of some openings, counted from the lowest row up and from the left. */
const openings = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, step) => {
    const place = from + step
    const left = (place % 10) * 10 + 2
    const foot = 98.2 - Math.floor(place / 10) * 10
    return `M${left} ${foot.toFixed(1)}v-3.4a3 3 0 0 1 6 0v3.4z`
  }).join('')

const Wall = styled.svg({ width: '100%', background: color.wall })

const Reveals = styled.path({ fill: color.deep })

const Unlit = styled.path({ fill: color.lineOnDark })

const Lit = styled('path', { shouldForwardProp: prop => prop !== 'tone' })<{ tone: string }>(({ tone }) => ({
  fill: tone,
}))
