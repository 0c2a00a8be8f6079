import { z } from 'zod'
import type { WordTable } from './model/site/coreWords.ts'
import type { SectionDefinition } from './sections/shared/defineSection.ts'
import type { CalendarDays, SharedParts, WordsOf } from './sections/shared/SectionContext.ts'
import * as found from './sections.generated.ts'

type Found = typeof found
type Definition = Found[keyof Found]

/** Whether a type has its place on few pages: messages and lists offer it last. */
const isSpecial = (definition: Definition): boolean => 'use' in definition

/**
 * Every section type there is, in alphabetic order, those for any page first. The form of the page, the JSON Schema, the
 * catalogue and the types below follow from it.
 */
export const sectionDefinitions: readonly Definition[] = Object.values(found).sort(
  (one, other) => Number(isSpecial(one)) - Number(isSpecial(other)),
)

type Schema = Definition['schema']

export const section = z.discriminatedUnion(
  'type',
  // zod asks for a list that is not empty, and `map` forgets that this one is not.
  sectionDefinitions.map(({ schema }): Schema => schema) as [Schema, ...Schema[]],
)

export type AnySection = z.infer<typeof section>
export type SectionType = AnySection['type']
export type Section<T extends SectionType = SectionType> = Extract<AnySection, { type: T }>

/** What `resolve` of a type returns. */
export type RefsOf<T extends SectionType> =
  Extract<Definition, { type: T }> extends { resolve?(...of: never[]): infer R } ? R : never

// `Object.assign` forgets the keys, which are those of all types' words.
/** The words of the interface that sections say, by key. */
export const sectionWords = Object.assign({}, ...sectionDefinitions.map(({ words }) => words)) as Record<
  KeysOf<NonNullable<Definition['words']>>,
  WordTable[string]
>

type KeysOf<W> = W extends WordTable ? keyof W : never

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
    sectionDefinitions.find(({ type, synonyms }) => type.toLowerCase() === word || synonyms.includes(word))
      ?.type
  const found = typeOf(words.join(' '))
  if (found) return found
  const [longest] = words.filter(typeOf).sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : typeOf(longest)
}

/** Whether a section type shows one blog post, and so belongs in the post template alone. */
export const isForPostsAlone = (type: SectionType): boolean => definitionOf(type).use?.on === 'post'

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
export const frameOrigins: readonly string[] = sectionTypes.flatMap(type => definitionOf(type).frames ?? [])

/** What the sections that visitors see give to the rest of the site, each with its place and its id. */
export const sharedBy = (sections: readonly AnySection[]): SharedSection[] =>
  sections.flatMap((section, index) => {
    const shared = section.hidden ? undefined : definitionOf(section.type).shares?.(section)
    return shared ? { ...shared, index, id: section.id } : []
  })

export interface SharedSection extends SharedParts<AnySection> {
  index: number
  id: string | undefined
}

/** Where forms of those of these sections go that visitors see, if they name handlers of their own, as sources of `form-action`. */
export const formTargetsIn = (sections: readonly AnySection[]): string[] =>
  sharedBy(sections).flatMap(({ formTarget }) => formTarget ?? [])

/** What the calendar file of a page with these sections holds: the days that visitors see. */
export const calendarsIn = (sections: readonly AnySection[], words: WordsOf<WordTable>): CalendarDays[] =>
  sharedBy(sections).flatMap(({ calendar }) => calendar?.(words) ?? [])
