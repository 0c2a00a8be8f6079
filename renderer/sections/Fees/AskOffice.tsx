import { useSite } from '../../contexts/site.tsx'
import { phoneUrl } from '../../ui/text/contactUrls.ts'

/** In place of an amount that is not known. */
export function AskOffice() {
  const { phone } = useSite().contact
  return (
    <>
      Ask the office: <a href={phoneUrl(phone)}>{phone}</a>
    </>
  )
}
