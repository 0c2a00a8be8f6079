import type { LightName } from '../../schema/model/light.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'

/** A section type with everything that the catalogue shows about it. */
export interface CatalogueEntry {
  type: SectionType
  description: string
  /** What authors call it who do not know its type. */
  synonyms: readonly string[]
  fields: CatalogueField[]
  samples: CatalogueSample[]
}

export interface CatalogueField {
  /** As `items[].title`. */
  path: string
  kind: string
  isRequired: boolean
  description: string
  example: string | undefined
}

export interface CatalogueSample {
  name: string
  /** The address of a page with this sample alone; the name of a light may follow. */
  href: string
  /** What an author writes. */
  json: string
  /** Absent where this site lacks a picture or a page that the sample names. */
  data: SectionData | undefined
}

/** A sample together with the lights in which it looks different; the first is no light at all. */
export interface LitSample extends CatalogueSample {
  lights: (LightName | undefined)[]
}

export type LitEntry = Omit<CatalogueEntry, 'samples'> & { samples: LitSample[] }
