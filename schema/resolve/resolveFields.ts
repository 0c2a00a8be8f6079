import type { z } from 'zod'
import { mapFields } from '../model/mapFields.ts'
import { safeUrl } from '../model/safeUrl.ts'
import { fillTokens } from '../model/tokens.ts'
import type { ResolvedAssets } from '../model/viewModel.ts'
import { parseInlineText, parseRichText } from '../richText/parseRichText.ts'
import type { InlineText, Markup, Parsed, RichText } from '../richText/RichText.ts'
import type { Content } from '../validate/Content.ts'
import { type Assets, href } from './href.ts'

/**
 * A copy of a document or a part of it that is ready to render: links are canonical and include the base, tokens such as
 * `{name}` are replaced, and Markdown is parsed.
 * @param refs gets the pictures, icons and files to which the value refers
 */
export function resolveFields<V>(
  schema: z.core.$ZodType,
  value: V,
  content: Content,
  assets: Assets,
  refs?: Pick<ResolvedAssets, 'pictures' | 'icons' | 'files'>,
): Parsed<V> {
  return mapFields(schema, value, ({ kind, value, markup }) => {
    if (kind === 'text') return fillTokens(value, content.site)
    if (kind === 'richText') return parseText(value, markup ?? 'inline', content, assets)
    if (kind === 'link') return href(content, assets, value)
    if (kind === 'image' && refs) refs.pictures[value] = assets.picture(value)
    if (kind === 'icon' && refs) refs.icons[value] = assets.icon(value)
    if (kind === 'pdf' && refs) refs.files[value] = assets.file(value)
    return value
    // Running texts are parsed above, and nothing else changes its type.
  }) as Parsed<V>
}

/** @param source Markdown, each line a block unless it is inline */
export function parseText(source: string, markup: 'inline', content: Content, assets: Assets): InlineText
export function parseText(
  source: string,
  markup: Markup,
  content: Content,
  assets: Assets,
): InlineText | RichText
export function parseText(source: string, markup: Markup, content: Content, assets: Assets) {
  const map = {
    text: (words: string) => fillTokens(words, content.site),
    // Validation has refused all others.
    link: (address: string) => (safeUrl.test(address) ? href(content, assets, address) : undefined),
  }
  return markup === 'inline' ? parseInlineText(source, map) : parseRichText(source, markup, map)
}
