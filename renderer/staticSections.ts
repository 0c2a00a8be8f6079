import type { SectionComponent, StaticType } from './registry.ts'
import AdmissionRequirements from './sections/AdmissionRequirements.tsx'
import BlogList from './sections/BlogList.tsx'
import Calendar from './sections/Calendar.tsx'
import Cards from './sections/Cards.tsx'
import Claims from './sections/Claims.tsx'
import Contact from './sections/Contact.tsx'
import Faq from './sections/Faq.tsx'
import Hero from './sections/Hero.tsx'
import LatestPosts from './sections/LatestPosts.tsx'
import LearningApproaches from './sections/LearningApproaches.tsx'
import PageCards from './sections/PageCards.tsx'
import PathForward from './sections/PathForward.tsx'
import PostBody from './sections/PostBody.tsx'
import PostHero from './sections/PostHero.tsx'
import PrincipalMessage from './sections/PrincipalMessage.tsx'
import RelatedPosts from './sections/RelatedPosts.tsx'
import RequirementsOverview from './sections/RequirementsOverview.tsx'
import Siblings from './sections/Siblings.tsx'
import Steps from './sections/Steps.tsx'
import Subjects from './sections/Subjects.tsx'
import Text from './sections/Text.tsx'
import Tracks from './sections/Tracks.tsx'

/**
 * Section type → component, for the sections that do nothing in a browser beyond what HTML does by itself. A type of the schema
 * that is neither here nor in registry.ts does not compile.
 */
export const staticSections: { [T in StaticType]: SectionComponent<T> } = {
  hero: Hero,
  text: Text,
  principalMessage: PrincipalMessage,
  subjects: Subjects,
  learningApproaches: LearningApproaches,
  faq: Faq,
  admissionRequirements: AdmissionRequirements,
  requirementsOverview: RequirementsOverview,
  pathForward: PathForward,
  cards: Cards,
  pageCards: PageCards,
  siblings: Siblings,
  claims: Claims,
  tracks: Tracks,
  steps: Steps,
  calendar: Calendar,
  contact: Contact,
  blogList: BlogList,
  latestPosts: LatestPosts,
  postHero: PostHero,
  postBody: PostBody,
  relatedPosts: RelatedPosts,
}
