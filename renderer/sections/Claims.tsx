import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { useLight } from '../contexts/useLight.ts'
import { css, cx, keyframes } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { scrolled } from '../theme/styles.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { fullRows } from '../ui/columns/rows.ts'
import { alongLight } from '../ui/picture/blocks.ts'
import { fillWords } from '../ui/text/language.ts'

/** Results, each as a large numeral next to a wall of a hundred openings, on phones below it. */
export default function Claims({ section }: SectionData<'claims'>) {
  return (
    <HeadedBand section={section}>
      <ul className={cx(results, fullRows(section.items.length, 'medium'))}>
        {section.items.map(({ value, label, description, lit }) => (
          <li key={label}>
            <figure>
              <HundredOpenings lit={lit} />
              <figcaption>
                <p className={numeral}>{value}</p>
                <b>{label}</b>
                {description && <p>{description}</p>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

/**
 * A wall of ten by ten openings, lit from the ground up. They light one by one as the wall comes into view: behind the wall, a
 * blind in front of each row moves aside in steps.
 * @param lit how many of them, 0 to 100
 */
function HundredOpenings({ lit }: { lit: number }) {
  const { openingsLit } = useWords()
  const id = useId()
  const angle = useLight()?.angle ?? 45
  const openings = `url(#${id})`
  return (
    <div className={wall} role="img" aria-label={fillWords(openingsLit, { lit })}>
      {Array.from({ length: Math.ceil(lit / 10) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
        <div key={row} className={blind} />
      ))}
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <defs>
          <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
            <path d="M2 8.2v-3.4a3 3 0 0 1 6 0v3.4z" />
          </pattern>
          <mask id={`${id}-wall`} maskUnits="userSpaceOnUse" x="-1" y="-1" width="102" height="102">
            <path fill="white" d="M-1 -1h102v102h-102z" />
            <path fill={openings} d="M0 0h100v100h-100z" />
          </mask>
        </defs>
        {lit < 100 && <path className={unlit} d={unlitPart(lit)} />}
        <g transform={alongLight(angle, -thickness)}>
          <path className={reveals} mask={`url(#${id}-wall)`} d="M-1 -1h102v102h-102z" />
        </g>
        <path className={face} mask={`url(#${id}-wall)`} d="M-1 -1h102v102h-102z" />
      </svg>
    </div>
  )
}

/** The wall's thickness, in units of the view box. It shows next to an opening, on the side away from the sun. */
const thickness = 0.9

/** The upper part of the wall: what is left of the row in which the light ends, and the rows above it. */
function unlitPart(lit: number): string {
  const [top, left] = [90 - Math.floor(lit / 10) * 10, (lit % 10) * 10]
  return `M0 0h100v${top + 10}h${left - 100}v-10h${-left}z`
}

const results = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `48px ${space.gutter}`,
  [media.largePrint]: { gridTemplateColumns: 'none' },
  '& > li': { containerType: 'inline-size' },
  '& figcaption': { lineHeight: 1.4 },
  '& b': { fontWeight: 650 },
  // The wall next to its numeral: a larger one would say no more.
  [media.medium]: {
    '& figure': {
      display: 'grid',
      gridTemplateColumns: 'min(40cqi, 18rem) minmax(0, 1fr)',
      columnGap: space.gutter,
      alignItems: 'start',
    },
  },
})

const numeral = css({
  marginBlock: '0.16em 0.14em',
  marginInlineStart: '-0.03em',
  fontFamily: font.display,
  // Four characters are as wide as the wall above them.
  fontSize: `min(${size.numeral}, 36cqi)`,
  lineHeight: 0.86,
  letterSpacing: '-0.055em',
  // Browsers put a backplate behind text in forced colours. It is taller than the line and would cover the wall's last row.
  [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' },
  // Next to the wall they have half of the width.
  [media.medium]: { fontSize: `min(${size.numeral}, 21cqi)`, marginBlockStart: 0 },
})

const wall = css({
  position: 'relative',
  overflow: 'clip',
  viewTimelineName: '--wall',
  // The light is redder near the ground.
  background: `linear-gradient(to top, color-mix(in oklab, ${color.action} 84%, ${color.accent}) 30%, ${color.action} 30% 60%, color-mix(in oklab, ${color.action} 60%, ${color.onDark}) 60%)`,
  '& > svg': { position: 'relative', width: '100%' },
  [media.print]: { width: '44mm' },
})

const open = keyframes({ from: { transform: 'none' } })

const blind = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 'calc(10% * var(--row))',
  height: '10%',
  background: color.lineOnDark,
  transform: 'translateX(100%)',
  // From the first row that is in view to a wall in the middle of the window.
  ...scrolled(open, {
    range: 'cover calc(30% + 2% * var(--row)) cover calc(32% + 2% * var(--row))',
    timeline: '--wall',
    easing: 'steps(10)',
  }),
  // Counted from the ground.
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, row) => [`&:nth-of-type(${row + 1})`, { '--row': row }]),
  ),
})

const face = css({ fill: color.wall })

const reveals = css({ fill: color.deep })

const unlit = css({ fill: color.lineOnDark })
