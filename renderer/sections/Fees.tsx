import type { SectionData } from '../../schema/model/viewModel.ts'
import { useFile } from '../contexts/AssetsContext.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { grid, HeadedBand } from '../ui/Band.tsx'
import { AskOffice, partByAmount, WithoutAmount } from '../ui/fees/WithoutAmount.tsx'
import { textLink } from '../ui/SiteLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column, Row } from '../ui/table/tableLayout.ts'
import { Filled } from '../ui/text/Filled.tsx'
import { fillWords, formatDate, type Language, listOf, moneyFormat, total } from '../ui/text/language.ts'
import { RichText } from '../ui/text/RichText.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { describeFile } from '../ui/viewer/describeFile.ts'

type FeesSection = SectionData<'fees'>['section']

/** What each class costs in each term and in the year, and what else is paid. */
export default function Fees({ section }: SectionData<'fees'>) {
  const { title, currency, validFrom, extras, notes, document } = section
  const site = useSite()
  const hasNotes = notes !== undefined || document !== undefined
  const { shown, asked } = partByAmount(section.classes, ({ amounts }) => amounts !== undefined)
  const columns = amountColumns(section, site)
  return (
    <HeadedBand className={series} section={section} background="paper">
      {shown.length > 0 && (
        <DataTable
          label={title}
          caption={
            <>
              <Filled
                words={site.words.validFrom}
                values={{ date: <time dateTime={validFrom}>{formatDate(validFrom, site.locale)}</time> }}
              />
              {dueDates(section, site)}
            </>
          }
          columns={[{ label: site.words.feesClass }, ...columns]}
          rows={rowsOf(shown, columns, site.locale)}
        />
      )}
      <WithoutAmount items={asked} />
      {(extras || hasNotes) && (
        <div className={more}>
          {extras && (
            <div className={charges}>
              <Extras items={extras} currency={currency} />
            </div>
          )}
          {hasNotes && (
            <div className={extras ? besideCharges : undefined}>
              {notes && <RichText text={notes} />}
              {document && <DocumentLink {...document} />}
            </div>
          )}
        </div>
      )}
    </HeadedBand>
  )
}

/** Once for all classes, in the order of the terms. */
function dueDates({ terms }: FeesSection, { words, locale }: Language): string | undefined {
  const dates = terms
    .flatMap(({ due }) => due ?? [])
    // A date stays on one line.
    .map(due => formatDate(due, locale).replaceAll(' ', '\u00a0'))
  return dates.length > 0 ? `, ${fillWords(words.dueBy, { date: listOf(dates, locale) })}` : undefined
}

interface AmountColumn extends Column {
  amountOf: (amounts: readonly number[]) => number | undefined
}

/** A column for each term and for their sum. Where no term differs from the others for any class, one says what each costs. */
function amountColumns({ classes, currency, terms }: FeesSection, { words }: Language): AmountColumn[] {
  const column = (label: string, note: string, amountOf: AmountColumn['amountOf'], isTotal?: boolean) => ({
    label,
    note: fillWords(note, { amount: '' }).trim(),
    align: 'right' as const,
    amountOf,
    ...(isTotal && { isTotal }),
  })
  const isOnlyTerm = terms.length === 1
  const isEven = classes.every(({ amounts }) => new Set(amounts).size < 2)
  if (!isEven)
    return [
      ...terms.map(({ name }, index) => column(name, currency, amounts => amounts[index])),
      column(words.wholeYear, currency, total, true),
    ]
  return [
    ...(isOnlyTerm ? [] : [column(currency, words.perTerm, ([amount]) => amount)]),
    column(currency, words.perYear, total, !isOnlyTerm),
  ]
}

const rowsOf = (
  classes: readonly FeesSection['classes'][number][],
  columns: readonly AmountColumn[],
  locale: string,
): Row[] =>
  classes.map(({ name, amounts, note }) =>
    amounts
      ? { cells: [name, ...columns.map(({ amountOf }) => writeNumber(amountOf(amounts) ?? 0, locale))], note }
      : { cells: [name], note, remainder: <AskOffice /> },
  )

/** Its currency is in the head of the column. */
const writeNumber = (amount: number, locale: string): string =>
  amount.toLocaleString(locale, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })

/** A link to a PDF document, with what it holds. */
function DocumentLink({ text, pdfUrl }: NonNullable<FeesSection['document']>) {
  const site = useSite()
  const file = useFile(pdfUrl)
  return (
    <p>
      <a className={textLink} href={file?.href ?? pdfUrl}>
        {text}
      </a>{' '}
      {file && `(PDF, ${describeFile(file, site)})`}
    </p>
  )
}

/** What is paid besides the fees. */
function Extras({ items, currency }: { items: NonNullable<FeesSection['extras']>; currency: string }) {
  const { words, locale } = useSite()
  const money = moneyFormat(currency, locale)
  const { shown, asked } = partByAmount(items, ({ amount }) => amount !== undefined)
  return (
    <>
      <Subheading className={heading}>{words.otherCharges}</Subheading>
      {shown.length > 0 && (
        <DataTable
          label={words.otherCharges}
          columns={[{ label: words.charge }, { label: words.amount, align: 'right' }]}
          rows={shown.map(({ name, amount, per, note }) =>
            amount === undefined
              ? { cells: [name], note, remainder: <AskOffice /> }
              : { cells: [name, fillWords(words[periods[per]], { amount: money(amount) })], note },
          )}
        />
      )}
      <WithoutAmount items={asked} />
    </>
  )
}

const periods = { term: 'perTerm', year: 'perYear', month: 'perMonth', once: 'paidOnce' } as const

/** Tables that follow each other are of one subject. */
const series = css({ '[data-section=fees] + [data-section=fees] > &': { paddingBlockStart: 0 } })

const more = css(grid, {
  rowGap: 48,
  marginBlockStart: 'clamp(56px, 6vw, 88px)',
  color: color.ink,
  '& p': { maxWidth: size.measure },
  '& p + p': { marginBlockStart: '0.8em' },
  // On paper only borders make room.
  [media.print]: { display: 'block', '& > div': { borderBlockStart: '3mm solid transparent' } },
})

const charges = css({ [media.large]: { gridColumn: 'span 7' } })

const besideCharges = css({ [media.large]: { gridColumn: '9 / -1' } })

const heading = css({ fontSize: size.h3, lineHeight: 1.12, marginBlockEnd: 14 })
