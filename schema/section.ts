import { z } from 'zod'
import { ownSections } from './ownSections.ts'
import { admissionRequirements } from './sections/admissionRequirements.ts'
import { ageFinder } from './sections/ageFinder.ts'
import { blogList } from './sections/blogList.ts'
import { calendar } from './sections/calendar.ts'
import { callToAction } from './sections/callToAction.ts'
import { cards } from './sections/cards.ts'
import { claims } from './sections/claims.ts'
import { contact } from './sections/contact.ts'
import type { SectionDefinition } from './sections/defineSection.ts'
import { documents } from './sections/documents.ts'
import { events } from './sections/events.ts'
import { faq } from './sections/faq.ts'
import { fees } from './sections/fees.ts'
import { form } from './sections/form.ts'
import { gallery } from './sections/gallery.ts'
import { hero } from './sections/hero.ts'
import { latestPosts } from './sections/latestPosts.ts'
import { learningApproaches } from './sections/learningApproaches.ts'
import { logos } from './sections/logos.ts'
import { map } from './sections/map.ts'
import { milestones } from './sections/milestones.ts'
import { pageCards } from './sections/pageCards.ts'
import { pageFees } from './sections/pageFees.ts'
import { pathForward } from './sections/pathForward.ts'
import { people } from './sections/people.ts'
import { postBody } from './sections/postBody.ts'
import { postGallery } from './sections/postGallery.ts'
import { postHero } from './sections/postHero.ts'
import { principalMessage } from './sections/principalMessage.ts'
import { prospectus } from './sections/prospectus.ts'
import { quickLinks } from './sections/quickLinks.ts'
import { quotes } from './sections/quotes.ts'
import { relatedPosts } from './sections/relatedPosts.ts'
import { requirementsOverview } from './sections/requirementsOverview.ts'
import { results } from './sections/results.ts'
import type { CalendarDays } from './sections/SectionContext.ts'
import { siblings } from './sections/siblings.ts'
import { steps } from './sections/steps.ts'
import { subjects } from './sections/subjects.ts'
import { table } from './sections/table.ts'
import { text } from './sections/text.ts'
import { timeline } from './sections/timeline.ts'
import { tracks } from './sections/tracks.ts'
import { vacancies } from './sections/vacancies.ts'
import { video } from './sections/video.ts'

/** Every section type there is. The form of the page, the JSON Schema, the catalogue and the types below follow from this list. */
export const sectionDefinitions = [
  hero,
  text,
  principalMessage,
  subjects,
  learningApproaches,
  faq,
  admissionRequirements,
  requirementsOverview,
  ageFinder,
  pathForward,
  callToAction,
  prospectus,
  timeline,
  milestones,
  gallery,
  cards,
  pageCards,
  quickLinks,
  siblings,
  claims,
  tracks,
  steps,
  calendar,
  contact,
  form,
  table,
  fees,
  pageFees,
  results,
  people,
  quotes,
  documents,
  logos,
  vacancies,
  events,
  map,
  video,
  blogList,
  latestPosts,
  postHero,
  postBody,
  postGallery,
  relatedPosts,
  ...ownSections,
] as const

type Schema = (typeof sectionDefinitions)[number]['schema']

export const section = z.discriminatedUnion(
  'type',
  // zod asks for a list that is not empty, and `map` forgets that this one is not.
  sectionDefinitions.map(({ schema }): Schema => schema) as [Schema, ...Schema[]],
)

export type AnySection = z.infer<typeof section>
export type SectionType = AnySection['type']
export type Section<T extends SectionType = SectionType> = Extract<AnySection, { type: T }>

export const sectionTypes: readonly SectionType[] = sectionDefinitions.map(({ type }) => type)

const byType = new Map<string, SectionDefinition<AnySection>>(
  sectionDefinitions.map(definition => [definition.type, definition]),
)

/** What the schema's side knows of a section type. */
export function definitionOf(type: SectionType): SectionDefinition<AnySection> {
  const definition = byType.get(type)
  if (!definition) throw new Error(`There is no section type "${type}"`)
  return definition
}

/**
 * The section type that an author may mean by a word or a few: "testimonial", "priceList", "gallery of logos". In a
 * phrase that is no synonym the longest word that is one says most: "list of teachers".
 */
export function sectionTypeFor(phrase: string): SectionType | undefined {
  const words = phrase
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
  const typeOf = (word: string) =>
    sectionDefinitions.find(
      ({ type }) => type.toLowerCase() === word || definitionOf(type).synonyms?.includes(word),
    )?.type
  const found = typeOf(words.join(' '))
  if (found) return found
  const [longest] = words.filter(typeOf).sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : typeOf(longest)
}

/** Whether a section type shows one blog post, and so belongs in the post template alone. */
export const isForPostsAlone = (type: SectionType): boolean =>
  definitionOf(type).on?.includes('page') === false

/** Whole sections as an author might write them, named, in the order of the types. */
export const sectionPresets: readonly { name: string; section: AnySection }[] = sectionDefinitions.flatMap(
  ({ type, presets }) =>
    Object.entries(presets).map(([name, fields]) => ({
      name,
      // Each preset is checked against its own type; the pairing is lost in a union.
      section: { type, ...fields } as AnySection,
    })),
)

/** The sections of a page that visitors see. */
export const shownSections = ({ sections }: { sections: readonly AnySection[] }): AnySection[] =>
  sections.filter(({ hidden }) => !hidden)

/** The origins of other sites that some section can show in a frame. */
export const frameOrigins: readonly string[] = sectionTypes.flatMap(
  type => definitionOf(type).frameOrigins ?? [],
)

/** Where forms of those of these sections go that visitors see, if they name handlers of their own, as sources of `form-action`. */
export const formTargetsIn = (sections: readonly AnySection[]): string[] =>
  shownSections({ sections }).flatMap(section => definitionOf(section.type).formTargets?.(section) ?? [])

/** What the calendar file of a page with these sections holds: the days that visitors see. */
export const calendarsIn = (sections: readonly AnySection[]): CalendarDays[] =>
  shownSections({ sections }).flatMap(section => definitionOf(section.type).calendar?.(section) ?? [])
