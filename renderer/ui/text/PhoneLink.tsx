import { useIsRightToLeft } from '../../contexts/direction.ts'
import { phoneUrl } from './contactUrls.ts'

/** A telephone number as a link. Among words from right to left its groups would change places. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={className} href={phoneUrl(phone)} dir={useIsRightToLeft() ? 'ltr' : undefined}>
    {phone}
  </a>
)
