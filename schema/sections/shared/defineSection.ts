// schema/sections: one file a section type, with its fields, presets and rules, and what it takes from other
// pages. schema/section.ts is the registry that finds them. A type imports schema/model and shared, never another
// type.

import { z } from 'zod'
import { anchor, HELP, hidden } from '../../model/fields.ts'
import type { WordTable } from '../../model/site/coreWords.ts'
import type { PathProblem } from '../../problems/problem.ts'
import type { Parsed } from '../../richText/RichText.ts'
import type { SectionContext, SectionRefs, SharedParts } from './SectionContext.ts'

/** A section as plain JSON, of whatever shape. */
export type JsonObject = Readonly<Record<string, unknown>>

/**
 * Turns a section into one of the next version. It returns a section that has the new shape already as it is, so that a
 * migration that was interrupted can be started again: a field that changes its meaning gets a new name.
 */
type Migration = (section: JsonObject) => JsonObject

/** Where a section type can be used. */
interface Use {
  /** On ordinary pages, or on the template that shows a post. Without it: on both. */
  on?: 'page' | 'post'
  /** How many of it a page may have. Without it: any number. */
  limit?: number
  /** The type that must come before, since this one may show no heading: that of the first section is the page's. */
  after?: string
  /** The type to take where this one cannot be used. */
  instead?: string
}

/** Something about a section that an author should look at. */
export interface SectionWarning extends PathProblem {
  /** Whether other documents make it void. Without it, nothing does. */
  unless?(others: OtherDocuments): boolean
}

/** What sections need of other documents, so that they are not empty. */
export interface OtherDocuments {
  /** Whether visitors see a post. */
  hasPosts: boolean
  /** Whether a page in a folder states `ages` in its summary. */
  hasAges(folder: string): boolean
}

/** The warning of a section that lists posts, on a site without posts. */
export const noPosts: SectionWarning = {
  code: 'heading-without-text',
  path: [],
  message: 'There is no post to list here yet.',
  suggestion: 'Publish a post, or delete this section until then.',
  unless: ({ hasPosts }) => hasPosts,
}

/** What a section type has beyond its fields. Methods are checked less strictly, so that a definition fits `SectionDefinition<AnySection>`. */
interface Traits<S> {
  /**
   * Whole sections as an author might write them, without `type`. Each key says what is particular about its preset. They
   * feed `/_sections` and the tests. The first one should use every field.
   */
  presets: Readonly<Record<string, Omit<S, 'type'>>>
  /**
   * What authors call it who do not know its type, in lower case, with commas between. Messages lead from these words to the
   * type.
   */
  synonyms?: string
  /** From each earlier version to the next, from version 1 on. Documents say in `_site.json` for which one they are written. */
  migrations?: readonly Migration[]
  /** Where it can be used, if not anywhere. */
  use?: Use
  /** Fills in fields that authors leave to the site. Links and texts of the section are resolved already. */
  complete?(section: Parsed<S>, context: SectionContext): Parsed<S>
  /** Mistakes between fields, which neither zod's shapes nor JSON Schema can express. */
  rules?(section: S): PathProblem[]
  /**
   * Dates that are probably mistyped, facts that visitors look for and the section leaves open, what is to be read again. Builds
   * and drafts do not ask for them. @param today `YYYY-MM-DD`
   */
  warnings?(section: S, today: string): SectionWarning[]
  /** The origins of other sites that it can show in a frame (`SectionRefs.frame`). Headers allow them all. */
  frames?: readonly string[]
}

/** The keys of `SectionRefs` for what they say, and any others. */
type AnyRefs = SectionRefs & Readonly<Record<string, unknown>>

/** Inferred for each type: what its component gets as `refs`, and its words. */
interface Inferred<S, R extends AnyRefs, W extends WordTable> {
  /** What it shows from elsewhere on the site, or computes. Its component gets it as `refs`. */
  resolve?(section: S, context: SectionContext<NoInfer<W>>): R
  /** What the rest of the site gets of a section that visitors see. */
  shares?(section: S): SharedParts<S, NoInfer<W>>
  /** Words of the interface that it says, by keys that no other type has. `_site.json` translates them. */
  words?: W
}

/** A section type, without what its fields are: `schema` has those. */
export interface SectionDefinition<S> extends Omit<Traits<S>, 'synonyms'>, Inferred<S, AnyRefs, WordTable> {
  type: string
  /** What the section shows, for an author. */
  description: string
  synonyms: readonly string[]
  /** Counts the shapes that its fields have had. */
  version: number
}

/** The `type`, the optional anchor `id` and `hidden` come first in every section. */
const schemaOf = <const T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), id: anchor().optional(), hidden: hidden().optional(), ...fields })

type SectionSchema<T extends string, F extends z.core.$ZodLooseShape> = ReturnType<typeof schemaOf<T, F>>

/**
 * Declares a section type: everything that the schema's side of the project knows of it.
 * @param type the value of the section's `type` field, in camelCase
 * @param definition `description` is what the section shows, for an author; `help` says it to authors who see no
 * files, where `description` speaks of them; `fields` are those besides `type`, `id` and `hidden`
 */
export function defineSection<
  const T extends string,
  F extends z.core.$ZodLooseShape,
  R extends AnyRefs = Record<never, never>,
  const W extends WordTable = Record<never, never>,
>(
  type: T,
  {
    description,
    help,
    fields,
    synonyms,
    ...traits
  }: { description: string; help?: string; fields: F } & NoInfer<Traits<z.infer<SectionSchema<T, F>>>> &
    Inferred<NoInfer<z.infer<SectionSchema<T, F>>>, R, W>,
) {
  return {
    type,
    version: (traits.migrations?.length ?? 0) + 1,
    description,
    synonyms: synonyms?.split(/,\s+/) ?? [],
    schema: schemaOf(type, fields).meta({ title: type, description, ...(help && { [HELP]: help }) }),
    ...traits,
  }
}
