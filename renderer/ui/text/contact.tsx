import { useIsRightToLeft } from '../../contexts/direction.ts'
import { useWords } from '../../contexts/site.tsx'
import { VisuallyHidden } from '../../theme/visuallyHidden.tsx'
import { Address } from './wholeWords.tsx'

/** A telephone number as a link. Among words from right to left its groups would change places. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a className={className} href={phoneUrl(phone)} dir={useIsRightToLeft() ? 'ltr' : undefined}>
    {phone}
  </a>
)

/** An address that opens in the visitor's map app. */
export const MapLink = ({ place }: { place: string }) => (
  <a href={mapUrl(place)}>
    {place}
    <VisuallyHidden> {useWords().opensMap}</VisuallyHidden>
  </a>
)

export const EmailLink = ({ email }: { email: string }) => (
  <a href={emailUrl(email)}>
    <Address>{email}</Address>
  </a>
)

/** A telephone number as a link: `+233 30 000 0000` → `tel:+233300000000`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`

export const emailUrl = (email: string): string => `mailto:${email}`

/**
 * A telephone number as a link that opens a conversation: `+233 (0)24 123 4567` → `https://wa.me/233241234567`.
 * @param message what the conversation begins with
 */
export const whatsappUrl = (phone: string, message?: string): string =>
  `https://wa.me/${phone.replace('(0)', '').replace(/\D/g, '')}${
    message ? `?text=${encodeURIComponent(message)}` : ''
  }`

/**
 * A place on a map, as a link that telephones open in their map app. It needs no key
 * (developers.google.com/maps/documentation/urls).
 * @param place an address, or latitude and longitude with a comma between them
 */
export const mapUrl = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
