import type { Section } from '../../../schema/section.ts'
import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { size } from '../../theme/tokens.ts'
import { AskOffice } from '../../ui/fees/AskOffice.tsx'
import { moneyFormat } from '../../ui/fees/money.ts'
import { partByAmount, WithoutAmount } from '../../ui/fees/WithoutAmount.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { fillWords } from '../../ui/text/fillWords.ts'
import { Subheading } from '../../ui/text/Subheading.tsx'

interface ExtrasProps {
  items: NonNullable<Section<'fees'>['extras']>
  currency: string
}

/** What is paid besides the fees. */
export function Extras({ items, currency }: ExtrasProps) {
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

const heading = css({ fontSize: size.h3, lineHeight: 1.12, marginBlockEnd: 14 })
