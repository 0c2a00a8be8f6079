import type { Section } from '../../../schema/section.ts'
import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { color, media } from '../../theme/tokens.ts'
import { fillWords } from '../../ui/text/fillWords.ts'
import type { Language } from '../../ui/text/Language.ts'
import { arch } from './arch.ts'
import { formatValue, labelsOf } from './formatValue.ts'

interface ChartProps {
  measure: Section<'results'>['measures'][number]
  /** The values of the measure, oldest year first. */
  results: readonly { year: number; value: number | null }[]
}

/**
 * An opening in the wall for each year, lit as high as its value. Widths are percentages and heights are pixels, so that
 * letters keep their size whatever the width.
 */
export function Chart({ measure: { name, unit }, results }: ChartProps) {
  const site = useSite()
  const slot = 100 / Math.max(results.length, FEWEST)
  const most = unit === '%' ? 100 : Math.max(...results.map(({ value }) => value ?? 0))
  const labels = labelsOf(
    results.map(({ value }) => value),
    unit,
    site.locale,
  )
  const percent = (length: number) => `${length.toFixed(2)}%`
  return (
    <svg className={chart} role="img" aria-label={descriptionOf(name, unit, results, site)}>
      {results.map(({ year, value }, index) => {
        const centre = percent((index + 0.5) * slot)
        const level = value && (100 * value) / most
        return (
          <g key={year}>
            <text className={valueText} x={centre} y="20">
              {labels[index]}
            </text>
            <svg
              role="none"
              x={percent((index + 0.22) * slot)}
              y="34"
              width={percent(0.56 * slot)}
              height="150"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
            >
              <path className={opening} d={arch(100)} />
              {level ? <path className={lit} d={arch(level)} /> : null}
            </svg>
            <text x={centre} y="208">
              {year}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** A chart of fewer years has room left at its end. */
const FEWEST = 4

function descriptionOf(
  name: string,
  unit: string | undefined,
  results: ChartProps['results'],
  { words, locale }: Language,
): string {
  const values = results.map(({ year, value }) =>
    value === null
      ? fillWords(words.notKnownIn, { year })
      : fillWords(words.valueIn, { value: formatValue(value, unit, locale), year }),
  )
  return `${name}: ${values.join(', ')}`
}

const chart = css({
  width: '100%',
  height: 216,
  overflow: 'visible',
  '& text': {
    fill: color.onDark,
    fontSize: '0.875rem',
    textAnchor: 'middle',
    fontVariantNumeric: 'tabular-nums',
    [media.print]: { fill: color.ink },
    [media.forced]: { fill: 'CanvasText' },
  },
  // Letters of this size would run into each other. The table says the same.
  [media.largePrint]: { display: 'none' },
})

const valueText = css({ fontWeight: 700 })

const outline = {
  fill: 'none',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
} as const

const opening = css({
  fill: color.deep,
  [media.print]: { ...outline, stroke: color.ink },
  [media.forced]: { ...outline, stroke: 'CanvasText' },
})

const lit = css({
  fill: color.action,
  [media.print]: { fill: color.lineStrong },
  [media.forced]: { fill: 'CanvasText' },
})
