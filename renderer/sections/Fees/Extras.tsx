import type { Section } from '../../../schema/section.ts'
import { css } from '../../theme/css.ts'
import { size } from '../../theme/tokens.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Subheading } from '../../ui/text/Subheading.tsx'
import { AskOffice } from './AskOffice.tsx'
import { moneyFormat } from './money.ts'

interface ExtrasProps {
  items: NonNullable<Section<'fees'>['extras']>
  currency: string
}

/** What is paid besides the fees. */
export function Extras({ items, currency }: ExtrasProps) {
  const money = moneyFormat(currency)
  return (
    <>
      <Subheading className={heading}>Other charges</Subheading>
      <DataTable
        label="Other charges"
        columns={[{ label: 'Charge' }, { label: 'Amount', align: 'right' }]}
        rows={items.map(({ name, amount, per, note }) =>
          amount === undefined
            ? { cells: [name], note, remainder: <AskOffice /> }
            : { cells: [name, `${money(amount)} ${periods[per]}`], note },
        )}
      />
    </>
  )
}

const periods = { term: 'a term', year: 'a year', month: 'a month', once: 'once' } as const

const heading = css({ fontSize: size.h3, lineHeight: 1.12, marginBlockEnd: 14 })
