import { useLight } from '../../contexts/useLight.ts'
import { useWords } from '../../contexts/useWords.ts'
import { css } from '../../theme/css.ts'
import { color, media } from '../../theme/tokens.ts'
import { fillWords } from '../../ui/text/fillWords.ts'

/** A wall of ten by ten openings, lit from the ground up. @param lit how many of them, 0 to 100 */
export function HundredOpenings({ lit }: { lit: number }) {
  const { openingsLit } = useWords()
  const angle = ((useLight()?.angle ?? 45) * Math.PI) / 180
  const reveal = `translate(${(thickness * Math.cos(angle)).toFixed(2)} ${(-thickness * Math.sin(angle)).toFixed(2)})`
  return (
    <svg className={wall} viewBox="0 0 100 100" role="img" aria-label={fillWords(openingsLit, { lit })}>
      <path className={reveals} d={openings(0, 100)} transform={reveal} />
      {lit < 100 && <path className={unlit} d={openings(lit, 100)} />}
      {tones.map((tone, index) => {
        const from = bounds[index] ?? 0
        const to = Math.min(lit, bounds[index + 1] ?? 100)
        return to > from && <path key={tone} className={tone} d={openings(from, to)} />
      })}
    </svg>
  )
}

/** The wall's thickness, in units of the view box. It shows beside an opening, on the side away from the sun. */
const thickness = 0.9

/** The first opening of each tone. The light is redder near the ground. */
const bounds = [0, 30, 60]

/** The classes of lit openings, from the ground up. */
const tones = [
  `color-mix(in oklab, ${color.action} 84%, ${color.accent})`,
  color.action,
  `color-mix(in oklab, ${color.action} 60%, ${color.onDark})`,
].map(fill => css({ fill }))

/** The outlines of some openings, counted from the lowest row up and from the left. */
const openings = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, step) => {
    const index = from + step
    const left = (index % 10) * 10 + 2
    const foot = 98.2 - Math.floor(index / 10) * 10
    return `M${left} ${foot.toFixed(1)}v-3.4a3 3 0 0 1 6 0v3.4z`
  }).join('')

const wall = css({ width: '100%', background: color.wall, [media.print]: { width: '44mm' } })

const reveals = css({ fill: color.deep })

const unlit = css({ fill: color.lineOnDark })
