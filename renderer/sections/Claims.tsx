import type { SectionData } from '../../schema/model/viewModel.ts'
import { css, cx } from '../theme/css.ts'
import { font, media, size, space } from '../theme/tokens.ts'
import { fullRows } from '../ui/columns/rows.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { HundredOpenings } from './Claims/HundredOpenings.tsx'

/** Results, each as a large numeral beside a wall of a hundred openings, on phones below it. */
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

const results = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `48px ${space.gutter}`,
  [media.largePrint]: { gridTemplateColumns: 'none' },
  '& > li': { containerType: 'inline-size' },
  '& figcaption': { lineHeight: 1.4 },
  '& b': { fontWeight: 650 },
  // The wall beside its numeral: a larger one would say no more.
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
  margin: '0.16em 0 0.14em -0.03em',
  fontFamily: font.display,
  // Four characters are as wide as the wall above them.
  fontSize: `min(${size.numeral}, 36cqi)`,
  lineHeight: 0.86,
  letterSpacing: '-0.055em',
  // Browsers put a backplate behind text in forced colours. It is taller than the line and would cover the wall's last row.
  [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' },
  // Beside the wall they have half of the width.
  [media.medium]: { fontSize: `min(${size.numeral}, 21cqi)`, marginBlockStart: 0 },
})
