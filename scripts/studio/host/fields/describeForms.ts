import type { JsonSchema } from '../../../../schema/editor/editorSchema.ts'
import { jsonSchemaOf } from '../../../../schema/editor/jsonSchema.ts'
import type { SiteTheme } from '../../../../schema/model/site/theme.ts'
import { resolveTheme } from '../../../../schema/model/theme/resolveTheme.ts'
import type { ThemeLight } from '../../../../schema/model/theme/Theme.ts'
import { definitionOf, sectionPresets, sectionTypes } from '../../../../schema/section.ts'
import { STILL, sampleAddress } from '../../../lib/dev/sectionCatalogue.ts'

/** A whole section to begin with. */
export interface Preset {
  type: string
  /** What is particular about it. */
  name: string
  section: unknown
  /** The address of a page of the dev server that shows it, without scripts. */
  sample: string
}

/** The colours of a wall: its own, that of the shaded side of its openings, and what is seen through them. */
export type Swatch = Pick<ThemeLight, 'wall' | 'shade' | 'sky'>

/** What the page of the studio derives its forms from. */
export interface FormDescription {
  /** A JSON Schema for each kind of document. The post template is a page. */
  schemas: Record<'site' | 'page' | 'post', JsonSchema>
  presets: Preset[]
  /** Section type → what else authors call it. */
  synonyms: Record<string, readonly string[]>
  /** Section type → the only kind of page on which it can be used. */
  placeOf: Record<string, 'page' | 'post' | undefined>
  /** The lights of a wall with their colours, for choices that are seen. */
  lights: Readonly<Record<string, Swatch>>
}

/** @param theme the look of the site */
export const describeForms = (theme?: SiteTheme): FormDescription => ({
  schemas: { site: jsonSchemaOf('site'), page: jsonSchemaOf('page'), post: jsonSchemaOf('post') },
  presets: sectionTypes.flatMap(type =>
    sectionPresets
      .filter(({ section }) => section.type === type)
      .map(({ name, section }, index) => ({
        type,
        name,
        section,
        sample: `${sampleAddress(type, index)}${STILL}`,
      })),
  ),
  synonyms: Object.fromEntries(sectionTypes.map(type => [type, definitionOf(type).synonyms])),
  placeOf: Object.fromEntries(sectionTypes.map(type => [type, definitionOf(type).use?.on])),
  lights: Object.fromEntries(
    Object.entries(resolveTheme(theme).lights).map(([name, { wall, shade, sky }]) => [
      name,
      { wall, shade, sky },
    ]),
  ),
})
