import { mapFields } from '../../../schema/model/mapFields.ts'
import type { SectionData } from '../../../schema/model/viewModel.ts'
import { resolvePage, resolvePost } from '../../../schema/resolve/resolvePage.ts'
import { parseInlineText, parseRichText } from '../../../schema/richText/parseRichText.ts'
import type { Parsed } from '../../../schema/richText/RichText.ts'
import { type AnySection, isForPostsAlone, section as schema } from '../../../schema/section.ts'
import { assets, site } from '../schema/resolve/school.ts'

/** A section as its component gets it, with its Markdown parsed. */
export const parsed = (section: AnySection): Parsed<AnySection> =>
  mapFields(schema, section, ({ kind, value, markup = 'inline' }) => {
    if (kind !== 'richText') return value
    return markup === 'inline' ? parseInlineText(value) : parseRichText(value, markup)
  }) as Parsed<AnySection> // nothing but running texts changes its type

const content = site()

/** What a section refers to on a page of the school, or on that of its first post. */
export function refsOf(section: AnySection): SectionData['refs'] {
  const page = { title: 'A page', description: 'A page.', sections: [section] }
  const { sections } = isForPostsAlone(section.type)
    ? resolvePost({ ...content, template: { prefix: '/blog', page } }, content.posts[0], assets)
    : resolvePage(content, { route: '/a', page }, assets)
  const [data] = sections
  if (!data) throw new Error(`A page does not show "${section.type}"`)
  return data.refs
}
