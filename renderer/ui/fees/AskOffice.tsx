import { useSite } from '../../contexts/site.tsx'
import { phoneUrl } from '../text/contactUrls.ts'
import { Filled } from '../text/Filled.tsx'

/** In place of an amount that is not known. */
export function AskOffice() {
  const { words, contact } = useSite()
  const phone = <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
  return <Filled words={words.askOffice} values={{ phone }} />
}
