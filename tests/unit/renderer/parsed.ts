import { mapFields } from '../../../schema/model/mapFields.ts'
import { parseInlineText, parseRichText } from '../../../schema/richText/parseRichText.ts'
import type { Parsed } from '../../../schema/richText/RichText.ts'
import { type AnySection, section as schema } from '../../../schema/section.ts'

/** A section as its component gets it, with its Markdown parsed. */
export const parsed = (section: AnySection): Parsed<AnySection> =>
  mapFields(schema, section, ({ kind, value, markup = 'inline' }) => {
    if (kind !== 'richText') return value
    return markup === 'inline' ? parseInlineText(value) : parseRichText(value, markup)
  }) as Parsed<AnySection> // nothing but running texts changes its type
