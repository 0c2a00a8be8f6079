import type { ListEntry } from '../../../schema/model/entries.ts'
import { css } from '../../theme/css.ts'

/** The few words below the name of an entry, such as an age. */
export const EntryDetail = ({ entry: { detail } }: { entry: ListEntry }) =>
  detail && <p className={detailClass}>{detail}</p>

const detailClass = css({
  '&&': { marginBlockEnd: 6, color: 'inherit', fontWeight: 600 },
})
