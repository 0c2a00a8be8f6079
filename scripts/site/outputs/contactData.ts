import type { LocalBusiness } from 'schema-dts'
import { isPlace } from '../../../schema/model/site/organisation.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'

type ContactProperties = Pick<
  Exclude<LocalBusiness, string>,
  'address' | 'telephone' | 'email' | 'contactPoint' | 'openingHoursSpecification' | 'location'
>

/** The contact details of a site as properties of its organisation. Only those that are places have hours. */
export function contactData({
  contact,
  organisation = 'Organization',
}: Pick<SiteData, 'contact' | 'organisation'>): ContactProperties {
  const { address, phone, email, phones = [], whatsapp, hours, campuses } = contact
  const points = [...phones, ...(whatsapp ? [{ label: 'WhatsApp', phone: whatsapp }] : [])]
  return {
    address,
    telephone: phone,
    email,
    ...(points.length > 0 && {
      contactPoint: points.map(({ label, phone: telephone }) => ({
        '@type': 'ContactPoint' as const,
        contactType: label,
        telephone,
      })),
    }),
    ...(hours &&
      isPlace(organisation) && {
        openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: days.map(day => `https://schema.org/${day}` as const),
          opens,
          closes,
        })),
      }),
    ...(campuses && {
      location: campuses.map(({ name, address, phone: telephone }) => ({
        '@type': 'Place' as const,
        name,
        address,
        ...(telephone && { telephone }),
      })),
    }),
  }
}
