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
  // `snake_case` and `2*3*4` are no emphasis.
  parser.inline.ruler.before('emphasis', 'literal', (state, isSilent) => {
    const { src, pos } = state
    const length = literalLength(src, pos)
    if (length === 0) return false
    if (!isSilent) state.pending += src.slice(pos, pos + length)
    state.pos += length
    return true
  })
  return parser
}

/** How many characters from a position on are underscores, or asterisks within a word. */
function literalLength(text: string, from: number): number {
  const mark = text[from]
  if (mark !== '_' && mark !== '*') return 0
  let end = from
  while (text[end] === mark) end++
  const isWithinWord = IN_WORD.test(text[from - 1] ?? '') && IN_WORD.test(text[end] ?? '')
  return mark === '_' || isWithinWord ? end - from : 0
}

const IN_WORD = /[\p{L}\p{N}]/u
