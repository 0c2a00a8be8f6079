import type { SectionType } from '../../schema/section.ts'
import Documents from './Documents.tsx'
import Events from './Events.tsx'
import Fees from './Fees.tsx'
import Logos from './Logos.tsx'
import PlaceMap from './Map.tsx'
import Milestones from './Milestones.tsx'
import { ownSections } from './ownSections.ts'
import People from './People.tsx'
import Quotes from './Quotes.tsx'
import Results from './Results.tsx'
import type { SectionComponent } from './SectionComponent.ts'
import Table from './Table.tsx'
import Vacancies from './Vacancies.tsx'

/** The components of static sections that only few pages have: a chunk of their own, which no other page fetches. */
export const furtherSections = {
  documents: Documents,
  events: Events,
  fees: Fees,
  logos: Logos,
  map: PlaceMap,
  milestones: Milestones,
  people: People,
  quotes: Quotes,
  results: Results,
  table: Table,
  vacancies: Vacancies,
  ...ownSections,
} satisfies { [T in SectionType]?: SectionComponent<T> }
