import { z } from 'zod'
import { HELP, LABEL } from '../fields.ts'

/** Kinds of organisations that are also places, so that search engines show their hours and where they are. */
const places = [
  ...(['School', 'Preschool', 'CollegeOrUniversity'] as const),
  ...(['MedicalClinic', 'Hospital', 'Dentist', 'Pharmacy'] as const),
  ...(['LocalBusiness', 'Store', 'Restaurant', 'Hotel', 'Library', 'GovernmentOffice'] as const),
] as const

type PlaceType = (typeof places)[number]

/** The type of schema.org that is stated to search engines. */
export const organisation = z.enum(['Organization', 'NGO', ...places]).meta({
  description: 'What kind of organisation it is, for search engines. Default: Organization.',
  [LABEL]: 'Kind of organisation',
  [HELP]: 'What kind of organisation it is, for search engines.',
  examples: ['School'],
})

type OrganisationType = z.infer<typeof organisation>

export const isPlace = (type: OrganisationType): type is PlaceType => places.some(place => place === type)
