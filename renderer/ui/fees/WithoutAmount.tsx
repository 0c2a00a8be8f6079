import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { PhoneLink } from '../text/contact.tsx'
import { Filled } from '../text/Filled.tsx'
import { listOf } from '../text/language.ts'

/** What is paid, perhaps without an amount. */
interface Priced {
  name: string
  note?: string | undefined
}

/**
 * Parts a list into what a table shows and what one sentence says below it: several rows that all tell a visitor to ask the office
 * would be a table of nothing. A single one stays in the table, and so does one with a note.
 */
export function partByAmount<T extends Priced>(
  items: readonly T[],
  isKnown: (item: T) => boolean,
): { shown: readonly T[]; asked: readonly T[] } {
  const asked = items.filter(item => !isKnown(item) && item.note === undefined)
  return asked.length < 2
    ? { shown: items, asked: [] }
    : { shown: items.filter(item => !asked.includes(item)), asked }
}

/** One sentence for all whose amount is not known. */
export function WithoutAmount({ items }: { items: readonly Priced[] }) {
  const { locale } = useSite()
  if (items.length === 0) return null
  return (
    <p className={sentence}>
      <b>
        {listOf(
          items.map(({ name }) => name),
          locale,
        )}
      </b>
      <br />
      <AskOffice />
    </p>
  )
}

/** In place of an amount that is not known. */
export function AskOffice() {
  const { words, contact } = useSite()
  const phone = <PhoneLink className={number} phone={contact.phone} />
  return <Filled words={words.askOffice} values={{ phone }} />
}

const sentence = css({ marginBlockStart: 18, '& b': { fontWeight: 600 } })

/** Takes a line of its own rather than two. */
const number = css({ display: 'inline-block' })
