import type { Words } from '../../schema/model/site/words.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column, Row } from '../ui/table/TableData.ts'
import { Inline } from '../ui/text/Inline.tsx'
import { Linked } from '../ui/text/Linked.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { Chart } from './Results/Chart.tsx'
import { formatValue } from './Results/formatValue.ts'

type ResultsSection = SectionData<'results'>['section']
type Year = ResultsSection['years'][number]

/** Results year by year: a chart of each measure, and all numbers in a table. */
export default function Results({ section }: SectionData<'results'>) {
  const site = useSite()
  const { title, measures, source } = section
  const years = [...section.years].sort((a, b) => a.year - b.year)
  return (
    <HeadedBand section={section}>
      <div className={wall} data-single={measures.length === 1 || undefined}>
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
      {source && (
        <p className={sourceLine}>
          <Inline text={source} />
        </p>
      )}
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

/** One wall for all charts, from edge to edge of the window. */
const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
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
