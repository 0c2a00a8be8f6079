import { escapeHtml } from '../../../renderer/server/document.ts'
import type { Block, InlineNode, InlineText, RichText } from '../../../schema/richText/RichText.ts'

/**
 * A text as plain HTML, for readers of feeds. Pictures are left out: feeds name the one of the post.
 * @param address makes a path of the site a whole address
 */
export function richTextHtml(text: RichText, address: (path: string) => string): string {
  const block = (block: Block): string => {
    if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`
    switch (block.tag) {
      case 'p':
      case 'h3':
        return element(block.tag, inline(block.children))
      case 'ul':
      case 'ol':
        return element(block.tag, block.items.map(item => element('li', blocks(item))).join(''))
      case 'blockquote':
        return element('blockquote', blocks(block.children))
      case 'figure':
        return ''
    }
  }
  const blocks = (text: RichText): string => text.map(block).join('')
  const inline = (text: InlineText): string => text.map(node).join('')
  const node = (node: InlineNode): string => {
    if (typeof node === 'string') return escapeHtml(node)
    if (node.tag !== 'a') return element(node.tag, inline(node.children))
    const href = node.href.startsWith('/') ? address(node.href) : node.href
    return `<a href="${escapeHtml(href)}">${inline(node.children)}</a>`
  }
  return blocks(text)
}

const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`
