import type { SectionData } from '../../schema/model/viewModel.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Linked } from '../ui/text/Linked.tsx'

export default function Table({ section }: SectionData<'table'>) {
  const { title, caption, columns, rows, firstColumn } = section
  return (
    <HeadedBand section={section}>
      <DataTable
        label={caption ?? title}
        caption={caption && <Linked>{caption}</Linked>}
        columns={columns}
        rows={rows.map(cells => ({ cells }))}
        hasRowHeadings={firstColumn !== 'text'}
      />
    </HeadedBand>
  )
}
