import type { Block, InlineText, RichText } from '../../../schema/richText/RichText.ts'

/** Whether a text is a single paragraph, with nothing before or beside it. It is set large. */
export const isStatement = ({
  content: [first, ...rest],
  lead,
  image,
}: {
  content: RichText
  lead?: InlineText | undefined
  image?: string | undefined
}): boolean => first !== undefined && isParagraph(first) && rest.length === 0 && !lead && !image

export const isParagraph = (block: Block): boolean => typeof block === 'string' || block.tag === 'p'
