import type { ListEntry } from '../../../schema/model/entries.ts'
import { css } from '../../theme/css.ts'
import { media } from '../../theme/tokens.ts'

/** The few words below the name of an entry, such as an age. */
export const EntryDetail = ({ entry: { detail } }: { entry: ListEntry }) =>
  detail && <p className={detailClass}>{detail}</p>

const detailClass = css({
  '&&': { marginBlockEnd: 6, color: 'inherit', fontWeight: 600 },
  // On paper it begins the line of the description.
  [media.print]: { '&&': { float: 'inline-start', marginBlockEnd: 0, marginInlineEnd: '0.6em' } },
})
