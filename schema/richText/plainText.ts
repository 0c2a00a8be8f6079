import type { Block, InlineNode, InlineText, RichText } from './RichText.ts'

/** The words of a text without its emphasis: for calendars, feeds and lists. Blocks are separated by line breaks. */
export const plainText = (text: RichText): string => text.map(plainBlock).join('\n')

export const plainInline = (text: InlineText): string => text.map(plainNode).join('')

const plainNode = (node: InlineNode): string => (typeof node === 'string' ? node : plainInline(node.children))

function plainBlock(block: Block): string {
  if (typeof block === 'string') return block
  switch (block.tag) {
    case 'p':
    case 'h3':
      return plainInline(block.children)
    case 'ul':
    case 'ol':
      return block.items.map(plainText).join('\n')
    case 'blockquote':
      return plainText(block.children)
    case 'figure':
      return block.caption ?? ''
  }
}

/** The paths of the pictures of a text. They are between other blocks, not within them. */
export const picturesIn = (text: RichText): string[] =>
  text.flatMap(block => (typeof block === 'object' && block.tag === 'figure' ? block.src : []))
