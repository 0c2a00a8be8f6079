import type { Block, InlineNode, RichText } from '../../../schema/richText/RichText.ts'

/**
 * Whether paragraphs make two columns of about equal height. A paragraph is never divided, so a short one beside a long one would
 * stand over a void.
 */
export function splitsEvenly(text: RichText): boolean {
  const lengths = text.map(block => lengthOf(typeof block === 'string' || block.tag === 'p' ? block : ''))
  const whole = sum(lengths)
  return lengths.some((_, index) => {
    const first = sum(lengths.slice(0, index + 1))
    return Math.min(first, whole - first) >= LEAST * Math.max(first, whole - first)
  })
}

/** How high the lower column is at least, compared with the other. */
const LEAST = 0.6

const lengthOf = (node: InlineNode | Block): number =>
  typeof node === 'string' ? node.length : 'children' in node ? sum(node.children.map(lengthOf)) : 0

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
