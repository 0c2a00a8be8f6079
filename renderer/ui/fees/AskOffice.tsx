import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { Filled } from '../text/Filled.tsx'
import { PhoneLink } from '../text/PhoneLink.tsx'

/** In place of an amount that is not known. */
export function AskOffice() {
  const { words, contact } = useSite()
  const phone = <PhoneLink className={number} phone={contact.phone} />
  return <Filled words={words.askOffice} values={{ phone }} />
}

/** Takes a line of its own rather than two. */
const number = css({ display: 'inline-block' })
