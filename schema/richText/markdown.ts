import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import type { Markup } from './RichText.ts'

/** The parsers of Markdown, each with what its fields take and nothing else. None of them knows HTML. */
export const parsers: Readonly<Record<Markup, Parser>> = {
  inline: parserWith(),
  blocks: parserWith('list'),
  article: parserWith('list', 'heading', 'blockquote', 'image'),
}

function parserWith(...rules: string[]): Parser {
  const parser = new MarkdownIt('zero', { html: false, maxNesting: 100 })
  parser.enable(['emphasis', 'link', 'escape', ...rules])
  // Addresses are checked by our own rules, which name the line and what to write instead.
  parser.validateLink = () => true
  parser.normalizeLink = url => url
  parser.inline.State = stateWithoutSpaces(parser)
  const isFull = new WeakMap<object, boolean>()
  const holdsTooMany = (state: { src: string }): boolean => {
    const known = isFull.get(state) ?? state.src.split(/[[*]/, MOST_SIGNS + 1).length > MOST_SIGNS
    isFull.set(state, known)
    return known
  }
  // `snake_case` and `2*3*4` are no emphasis.
  parser.inline.ruler.before('emphasis', 'literal', (state, isSilent) => {
    const { src, pos } = state
    const length = isMark(src[pos]) && holdsTooMany(state) ? 1 : literalLength(src, pos)
    if (length === 0) return false
    if (!isSilent) state.pending += src.slice(pos, pos + length)
    state.pos += length
    return true
  })
  return parser
}

/**
 * CommonMark recognises where emphasis begins and ends by the spaces and punctuation around it. Scripts without upper and lower
 * case have often neither: `这是**「重要」**通知`, `و**دخول مجاني**`. Next to a letter of theirs, emphasis may touch punctuation.
 */
function stateWithoutSpaces({ inline }: Parser) {
  return class extends inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord)
      if (!canSplitWord) return found
      const before = [...this.src.slice(Math.max(0, start - 2), start)].at(-1) ?? ' '
      const after = String.fromCodePoint(this.src.codePointAt(start + found.length) ?? 0x20)
      return {
        ...found,
        can_open: found.can_open || (UNCASED.test(before) && !/\s/.test(after)),
        can_close: found.can_close || (UNCASED.test(after) && !/\s/.test(before)),
      }
    }
  }
}

/** A letter without upper and lower case, such as those of Chinese, Arabic and Thai, or a mark on one. */
const UNCASED = /[\p{Lo}\p{Lm}\p{M}]/u

/**
 * No block has so many links and bold words. The parser makes a token of each asterisk, and from each bracket it looks for the end of a
 * link, and tries those within it first.
 */
const MOST_SIGNS = 5000

const isMark = (sign: string | undefined): boolean => sign === '[' || sign === '*'

/** More asterisks in a row are a line or an ornament. The parser would make a token of each. */
const MOST_MARKS = 10

/** How many characters from a position on are underscores, or asterisks within a word. */
function literalLength(text: string, from: number): number {
  const mark = text[from]
  if (mark !== '_' && mark !== '*') return 0
  let end = from
  while (text[end] === mark) end++
  if (end - from > MOST_MARKS) return end - from
  const around = [text[from - 1] ?? '', text[end] ?? '']
  // Asterisks between numbers multiply. Two between letters make a part of a word bold.
  const isWithinWord = around.every(sign => (end - from > 1 ? NUMBER : IN_WORD).test(sign))
  return mark === '_' || isWithinWord ? end - from : 0
}

const IN_WORD = /[\p{Lu}\p{Ll}\p{Lt}\p{N}]/u
const NUMBER = /\p{N}/u
