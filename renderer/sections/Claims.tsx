import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { grid, wrap } from '../ui/grid.ts'
import { Inline } from '../ui/text/Inline.tsx'
import { Title } from '../ui/text/SectionHead.tsx'
import { HundredOpenings } from './Claims/HundredOpenings.tsx'

/** Results, each as a large numeral below a wall of a hundred openings. */
export default function Claims({ section }: SectionData<'claims'>) {
  const id = useId()
  return (
    <Band id={section.id} aria-labelledby={id}>
      <div className={wrap}>
        <div className={grid}>
          <div className={words}>
            <Title id={id}>{section.title}</Title>
            {section.description && (
              <p className={introText}>
                <Inline text={section.description} />
              </p>
            )}
          </div>
          <ul className={results}>
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
        </div>
      </div>
    </Band>
  )
}

const words = css({
  marginBottom: 36,
  [media.medium]: {
    gridColumn: 'span 4',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 40,
    marginBottom: 0,
  },
})

const introText = css({
  maxWidth: '22rem',
  marginTop: 18,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.soft,
  [media.medium]: { marginTop: 0, paddingTop: 22, borderTop: `1.5px solid ${color.ink}` },
})

const results = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `48px ${space.gutter}`,
  [media.largePrint]: { gridTemplateColumns: 'none' },
  '& > li': { containerType: 'inline-size' },
  '& figcaption': { lineHeight: 1.4 },
  '& b': { fontWeight: 650 },
  [media.medium]: { gridColumn: '5 / -1' },
})

const numeral = css({
  margin: '0.16em 0 0.14em -0.03em',
  fontFamily: font.display,
  // Four characters are as wide as the wall above them.
  fontSize: `min(${size.numeral}, 36cqi)`,
  lineHeight: 0.86,
  letterSpacing: '-0.055em',
  // Browsers put a backplate behind text in forced colours. It is taller than the line and would cover the wall's last row.
  [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' },
})
