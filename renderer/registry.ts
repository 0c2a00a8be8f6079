import type { ComponentType } from 'react'
import type { SectionData } from '../schema/data.ts'
import type { Section, SectionType } from '../schema/section.ts'

export type SectionComponent<T extends SectionType> = ComponentType<SectionData<T>>

interface Entry<T extends SectionType> {
  /** Fetches the component's code. Vite makes a chunk of each. */
  load: () => Promise<{ default: SectionComponent<T> }>
  /** Whether it does anything in a browser beyond what HTML does by itself; for some, that depends on what they say. */
  isInteractive: boolean | ((section: Section<T>) => boolean)
}

export type Registry = { [T in SectionType]: Entry<T> }

/** Section type → component. A type of the schema that is missing here does not compile. */
export const registry: Registry = {
  hero: { load: () => import('./sections/Hero.tsx'), isInteractive: false },
  text: { load: () => import('./sections/Text.tsx'), isInteractive: false },
  principalMessage: { load: () => import('./sections/PrincipalMessage.tsx'), isInteractive: false },
  subjects: { load: () => import('./sections/Subjects.tsx'), isInteractive: false },
  learningApproaches: { load: () => import('./sections/LearningApproaches.tsx'), isInteractive: false },
  faq: { load: () => import('./sections/Faq.tsx'), isInteractive: false },
  admissionRequirements: { load: () => import('./sections/AdmissionRequirements.tsx'), isInteractive: false },
  requirementsOverview: { load: () => import('./sections/RequirementsOverview.tsx'), isInteractive: false },
  pathForward: { load: () => import('./sections/PathForward.tsx'), isInteractive: false },
  callToAction: {
    load: () => import('./sections/CallToAction.tsx'),
    isInteractive: section => section.prospectus !== undefined,
  },
  prospectus: { load: () => import('./sections/Prospectus.tsx'), isInteractive: true },
  timeline: { load: () => import('./sections/Timeline.tsx'), isInteractive: true },
  gallery: { load: () => import('./sections/Gallery.tsx'), isInteractive: true },
  cards: { load: () => import('./sections/Cards.tsx'), isInteractive: false },
  pageCards: { load: () => import('./sections/PageCards.tsx'), isInteractive: false },
  siblings: { load: () => import('./sections/Siblings.tsx'), isInteractive: false },
  claims: { load: () => import('./sections/Claims.tsx'), isInteractive: false },
  tracks: { load: () => import('./sections/Tracks.tsx'), isInteractive: false },
  steps: { load: () => import('./sections/Steps.tsx'), isInteractive: false },
  calendar: { load: () => import('./sections/Calendar.tsx'), isInteractive: false },
  contact: { load: () => import('./sections/Contact.tsx'), isInteractive: false },
  form: { load: () => import('./sections/Form.tsx'), isInteractive: true },
  blogList: { load: () => import('./sections/BlogList.tsx'), isInteractive: false },
  latestPosts: { load: () => import('./sections/LatestPosts.tsx'), isInteractive: false },
  postHero: { load: () => import('./sections/PostHero.tsx'), isInteractive: false },
  postBody: { load: () => import('./sections/PostBody.tsx'), isInteractive: false },
  postGallery: { load: () => import('./sections/PostGallery.tsx'), isInteractive: true },
  relatedPosts: { load: () => import('./sections/RelatedPosts.tsx'), isInteractive: false },
}
