import type { Words } from '../../schema/model/site/words.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { Section } from '../../schema/section.ts'
import { useSite } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { color, media, size, space } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column, Row } from '../ui/table/tableLayout.ts'
import { Sentence } from '../ui/text/Inline.tsx'
import { Linked } from '../ui/text/Linked.tsx'
import { fillWords, type Language } from '../ui/text/language.ts'
import { Subheading } from '../ui/text/Subheading.tsx'

type ResultsSection = SectionData<'results'>['section']
type Year = ResultsSection['years'][number]

/** Results year by year: a chart of each measure, and all numbers in a table. */
export default function Results({ section }: SectionData<'results'>) {
  const site = useSite()
  const { title, measures, source } = section
  const years = [...section.years].sort((a, b) => a.year - b.year)
  return (
    <HeadedBand section={section}>
      <div className={cx(wall, evenRows(measures.length))} data-single={measures.length === 1 || undefined}>
        {measures.map((measure, index) => (
          <figure key={measure.name}>
            <figcaption>
              <Subheading>{nameOf(measure)}</Subheading>
              {measure.meaning && (
                <p>
                  <Linked>{measure.meaning}</Linked>
                </p>
              )}
            </figcaption>
            <Chart
              measure={measure}
              results={years.slice(-MOST).map(({ year, values }) => ({ year, value: values[index] ?? null }))}
            />
          </figure>
        ))}
      </div>
      <DataTable
        label={title}
        columns={columnsOf(section, site.words)}
        rows={rowsOf(section, [...years].reverse(), site.locale)}
      />
      <Sentence className={sourceLine} text={source} />
    </HeadedBand>
  )
}

/** The most years for which a chart has room on a phone. The table has all of them. */
const MOST = 8

const nameOf = ({ name, unit }: ResultsSection['measures'][number]): string =>
  unit && unit !== '%' ? `${name} (${unit})` : name

const hasCandidates = ({ years }: ResultsSection): boolean =>
  years.some(({ candidates }) => candidates !== undefined)

const columnsOf = (section: ResultsSection, words: Words): Column[] => [
  { label: words.resultsYear },
  ...(hasCandidates(section) ? [{ label: words.candidates, align: 'right' as const }] : []),
  ...section.measures.map(measure => ({ label: nameOf(measure), align: 'right' as const })),
]

const rowsOf = (section: ResultsSection, years: readonly Year[], locale: string): Row[] =>
  years.map(({ year, candidates, values }) => ({
    cells: [
      `${year}`,
      ...(hasCandidates(section) ? [formatValue(candidates ?? null, undefined, locale)] : []),
      ...section.measures.map(({ unit }, index) => formatValue(values[index] ?? null, unit, locale)),
    ],
  }))

interface ChartProps {
  measure: Section<'results'>['measures'][number]
  /** The values of the measure, oldest year first. */
  results: readonly { year: number; value: number | null }[]
}

/**
 * An opening in the wall for each year, lit as high as its value. Widths are percentages and heights are pixels, so that
 * letters keep their size whatever the width.
 */
function Chart({ measure: { name, unit }, results }: ChartProps) {
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

const outline = {
  fill: 'none',
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
} as const

/** How high the round top of an opening is, of the 100 units of the opening. */
const TOP = 20

/**
 * The outline of an opening with a round top, in a square of 100 units, from its foot up to a level.
 * @param level 0 to 100
 */
export function arch(level: number): string {
  const y = 100 - level
  if (y >= TOP) return `M0 100V${round(y)}H100V100z`
  // The top is half an ellipse, which is cut off at the level.
  const half = 50 * Math.sqrt(1 - ((TOP - y) / TOP) ** 2)
  return `M0 100V${TOP}A50 ${TOP} 0 0 1 ${round(50 - half)} ${round(y)}H${round(50 + half)}A50 ${TOP} 0 0 1 100 ${TOP}V100z`
}

const round = (length: number): number => Math.round(length * 100) / 100

/** A result as visitors read it: `98.5%`, `6.1`, `–` where it is not known. Units of words stand elsewhere. */
const formatValue = (value: number | null, unit: string | undefined, locale: string): string =>
  value?.toLocaleString(locale, unit === '%' ? percent : plain) ?? '–'

/**
 * The results of several years as a chart shows them. Where a phone has no room for them side by side, they lose the sign of
 * their unit, and then all digits but three: `12.3K`.
 */
export function labelsOf(
  values: readonly (number | null)[],
  unit: string | undefined,
  locale: string,
): string[] {
  const room = Math.floor(ROOM / values.length)
  const longest = values.map(value => formatValue(value, unit, locale))
  const withoutUnit = values.map(value => formatValue(value, undefined, locale))
  const fits = (labels: string[]) => labels.every(label => label.length <= room)
  const fitting = [longest, withoutUnit].find(fits)
  return fitting ?? values.map(value => value?.toLocaleString(locale, rounded) ?? '–')
}

/** In characters, the width of a chart on a phone. */
const ROOM = 40

const plain = { maximumFractionDigits: 2 } as const
const percent = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const rounded = { notation: 'compact', maximumSignificantDigits: 3 } as const

/** One wall for all charts, from edge to edge of the window. */
const wall = css({
  display: 'grid',
  gap: `56px clamp(24px, 4vw, 64px)`,
  marginBlockEnd: 'clamp(40px, 4vw, 60px)',
  paddingBlock: 'clamp(36px, 4.4vw, 64px)',
  background: color.wall,
  color: color.onDark,
  // Paints beyond the margins of the page without making it wider.
  borderImage: `linear-gradient(${color.wall}, ${color.wall}) fill 0 / 0 / 0 100vw`,
  [media.forced]: { borderImage: 'none' },
  '& figure': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 28 },
  '& figcaption': { overflowWrap: 'anywhere' },
  '& :is(h2, h3)': { fontSize: size.h3, lineHeight: 1.12 },
  '& p': { marginBlockStart: 8, color: color.softOnDark },
  [media.large]: {
    '&[data-single]': { gridTemplateColumns: 'none' },
    '&[data-single] figure': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
      columnGap: space.gutter,
    },
  },
  // On paper only borders make room.
  [media.print]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: '8mm',
    borderImage: 'none',
    '& figure': { breakInside: 'avoid', borderBlock: '3mm solid transparent' },
  },
})

const sourceLine = css({ marginBlockStart: 20, fontSize: size.small, color: color.soft })

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
