import { z } from 'zod'
import { admissionRequirements } from './sections/admissionRequirements.ts'
import { calendar } from './sections/calendar.ts'
import { callToAction } from './sections/callToAction.ts'
import { cards } from './sections/cards.ts'
import { claims } from './sections/claims.ts'
import { contact } from './sections/contact.ts'
import { faq } from './sections/faq.ts'
import { form } from './sections/form.ts'
import { gallery } from './sections/gallery.ts'
import { hero } from './sections/hero.ts'
import { learningApproaches } from './sections/learningApproaches.ts'
import { pageCards } from './sections/pageCards.ts'
import { pathForward } from './sections/pathForward.ts'
import { blogList, latestPosts, postBody, postGallery, postHero, relatedPosts } from './sections/posts.ts'
import { principalMessage } from './sections/principalMessage.ts'
import { prospectus } from './sections/prospectus.ts'
import { requirementsOverview } from './sections/requirementsOverview.ts'
import { siblings } from './sections/siblings.ts'
import { steps } from './sections/steps.ts'
import { subjects } from './sections/subjects.ts'
import { text } from './sections/text.ts'
import { timeline } from './sections/timeline.ts'
import { tracks } from './sections/tracks.ts'

/** Every section type there is. The form of the page, the JSON Schema and the registry all follow from this list. */
export const sectionSchemas = [
  hero,
  text,
  principalMessage,
  subjects,
  learningApproaches,
  faq,
  admissionRequirements,
  requirementsOverview,
  pathForward,
  callToAction,
  prospectus,
  timeline,
  gallery,
  cards,
  pageCards,
  siblings,
  claims,
  tracks,
  steps,
  calendar,
  contact,
  form,
  blogList,
  latestPosts,
  postHero,
  postBody,
  postGallery,
  relatedPosts,
] as const

export const section = z.discriminatedUnion('type', sectionSchemas)

/** Section types that show one blog post, and so belong in the post template alone. */
export const postSectionTypes: readonly SectionType[] = [
  'postHero',
  'postBody',
  'postGallery',
  'relatedPosts',
]

export type AnySection = z.infer<typeof section>
export type SectionType = AnySection['type']
export type Section<T extends SectionType = SectionType> = Extract<AnySection, { type: T }>
