import { z } from 'zod'
import { HELP, LABEL } from '../fields.ts'

/** Kinds of organisations of schema.org that are also places, so that search engines show their hours and where they are. */
const places = [
  ...(['School', 'Preschool', 'ElementarySchool', 'MiddleSchool', 'HighSchool'] as const),
  ...(['CollegeOrUniversity', 'ChildCare', 'Library', 'Museum', 'ArtGallery', 'Zoo', 'Aquarium'] as const),
  ...(['MedicalClinic', 'Hospital', 'Dentist', 'Pharmacy', 'VeterinaryCare', 'Physician'] as const),
  ...(['Church', 'Mosque', 'Synagogue', 'HinduTemple', 'BuddhistTemple', 'PlaceOfWorship'] as const),
  ...(['SportsClub', 'SportsActivityLocation', 'ExerciseGym', 'StadiumOrArena', 'Park'] as const),
  ...(['PerformingArtsTheater', 'MusicVenue', 'MovieTheater', 'EventVenue', 'TouristAttraction'] as const),
  ...(['LocalBusiness', 'ProfessionalService', 'LegalService', 'FinancialService', 'TravelAgency'] as const),
  ...(['Store', 'BookStore', 'Bakery', 'CafeOrCoffeeShop', 'Restaurant', 'BeautySalon'] as const),
  ...(['Hotel', 'Hostel', 'Campground', 'LodgingBusiness', 'AutoRepair', 'RealEstateAgent'] as const),
  ...(['GovernmentOffice', 'CityHall', 'PoliceStation', 'FireStation', 'PostOffice', 'Courthouse'] as const),
] as const

/** Those that are no places. */
const others = [
  ...(['Organization', 'NGO', 'Corporation', 'EducationalOrganization', 'GovernmentOrganization'] as const),
  ...(['NewsMediaOrganization', 'PerformingGroup', 'MusicGroup', 'TheaterGroup', 'SportsTeam'] as const),
  ...([
    'SportsOrganization',
    'ResearchOrganization',
    'WorkersUnion',
    'PoliticalParty',
    'Cooperative',
  ] as const),
] as const

type PlaceType = (typeof places)[number]

/** The type of schema.org that is stated to search engines. */
export const organisation = z.enum([...others, ...places]).meta({
  description: 'What kind of organisation it is, for search engines. Default: Organization.',
  [LABEL]: 'Kind of organisation',
  [HELP]: 'What kind of organisation it is, for search engines.',
  examples: ['School'],
})

type OrganisationType = z.infer<typeof organisation>

export const isPlace = (type: OrganisationType): type is PlaceType => places.some(place => place === type)
