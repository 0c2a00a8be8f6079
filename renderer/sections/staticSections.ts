import type { SectionType } from '../../schema/section.ts'
import AdmissionRequirements from './AdmissionRequirements.tsx'
import BlogList from './BlogList.tsx'
import Calendar from './Calendar.tsx'
import Cards from './Cards.tsx'
import Claims from './Claims.tsx'
import Contact from './Contact.tsx'
import Faq from './Faq.tsx'
import Hero from './Hero.tsx'
import LatestPosts from './LatestPosts.tsx'
import LearningApproaches from './LearningApproaches.tsx'
import PageCards from './PageCards.tsx'
import PageFees from './PageFees.tsx'
import PathForward from './PathForward.tsx'
import PostBody from './PostBody.tsx'
import PostHero from './PostHero.tsx'
import PrincipalMessage from './PrincipalMessage.tsx'
import QuickLinks from './QuickLinks.tsx'
import RelatedPosts from './RelatedPosts.tsx'
import RequirementsOverview from './RequirementsOverview.tsx'
import type { SectionComponent } from './SectionComponent.ts'
import Siblings from './Siblings.tsx'
import Steps from './Steps.tsx'
import Subjects from './Subjects.tsx'
import Text from './Text.tsx'
import Timeline from './Timeline.tsx'
import Tracks from './Tracks.tsx'

/**
 * The components of the sections that do nothing in a browser beyond what HTML does by itself: one chunk. furtherSections.ts has
 * those that only few pages have, registry.ts all others.
 */
const staticSections = {
  hero: Hero,
  text: Text,
  principalMessage: PrincipalMessage,
  subjects: Subjects,
  learningApproaches: LearningApproaches,
  faq: Faq,
  admissionRequirements: AdmissionRequirements,
  requirementsOverview: RequirementsOverview,
  pathForward: PathForward,
  pageFees: PageFees,
  cards: Cards,
  pageCards: PageCards,
  siblings: Siblings,
  claims: Claims,
  timeline: Timeline,
  tracks: Tracks,
  quickLinks: QuickLinks,
  steps: Steps,
  calendar: Calendar,
  contact: Contact,
  blogList: BlogList,
  latestPosts: LatestPosts,
  postHero: PostHero,
  postBody: PostBody,
  relatedPosts: RelatedPosts,
} satisfies { [T in SectionType]?: SectionComponent<T> }

type StaticType = keyof typeof staticSections | keyof typeof import('./furtherSections.ts').furtherSections

/** The component of a static section. @throws when its chunk cannot be fetched */
export async function fetchStatic(type: StaticType) {
  if (has(staticSections, type)) return staticSections[type]
  const { furtherSections } = await import('./furtherSections.ts')
  return furtherSections[type]
}

const has = <R extends object>(record: R, key: PropertyKey): key is keyof R => key in record
