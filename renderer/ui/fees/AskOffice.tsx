import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { phoneUrl } from '../text/contactUrls.ts'
import { Filled } from '../text/Filled.tsx'

/** In place of an amount that is not known. */
export function AskOffice() {
  const { words, contact } = useSite()
  const phone = (
    <a className={number} href={phoneUrl(contact.phone)}>
      {contact.phone}
    </a>
  )
  return <Filled words={words.askOffice} values={{ phone }} />
}

/** Takes a line of its own rather than two. */
const number = css({ display: 'inline-block' })
