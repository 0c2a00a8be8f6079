// schema/richText: in comes a text with Markdown, out go paragraphs, lists and links as data, never HTML. Used by
// validation, resolving and the search; renderer/ui/text draws them.

import type { Token } from 'markdown-it'
import { separateLines } from './lines.ts'
import { parsers } from './markdown.ts'
import type { Block, InlineNode, InlineText, Markup, RichText } from './RichText.ts'

/** What becomes of the parts of a text. */
export interface PartMapper {
  text(words: string): string
  /** @returns the address to write; undefined for words without a link */
  link(address: string): string | undefined
}

const unchanged: PartMapper = { text: words => words, link: address => address }

/** No text without one of these has markup in it. Most texts are plain, and need no parser. */
const MARKUP = /[*[\\]|^[^\S\r\n]*(?:[-+>#]|\d+[.)])/m

/**
 * Parses the Markdown of a field that takes blocks. HTML stays text.
 * @param source one text; each of its lines is a block
 */
export function parseRichText(source: string, markup: Markup, map: PartMapper = unchanged): RichText {
  if (!MARKUP.test(source))
    return source.split(/\r\n?|\n/).flatMap(line => (line.trim() === '' ? [] : map.text(line.trim())))
  return new Reader(parsers[markup].parse(separateLines(source), {}), map).blocks()
}

/** Parses the Markdown of a field that takes emphasis and links on one line. */
export function parseInlineText(source: string, map: PartMapper = unchanged): InlineText {
  if (!MARKUP.test(source)) return [map.text(source)]
  return inlineOf(parsers.inline.parseInline(source, {})[0]?.children ?? [], map)
}

/** Turns the parser's flat list of tokens into a tree of allowed elements. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #map: PartMapper
  #at = 0

  constructor(tokens: readonly Token[], map: PartMapper) {
    this.#tokens = tokens
    this.#map = map
  }

  /** The blocks up to the end of the element that is open. */
  blocks(): RichText {
    const found: RichText = []
    for (let token = this.#next(); token && !token.type.endsWith('_close'); token = this.#next()) {
      for (const block of this.#block(token)) append(block, found)
    }
    return found
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at++]
  }

  #block(token: Token): Block[] {
    switch (token.type) {
      case 'bullet_list_open':
        return [{ tag: 'ul', items: this.#items() }]
      case 'ordered_list_open':
        return [{ tag: 'ol', items: this.#items() }]
      case 'blockquote_open':
        return [{ tag: 'blockquote', children: this.blocks() }]
      case 'paragraph_open':
        return paragraphs(this.#inline(), this.#map)
      case 'heading_open':
        return [{ tag: 'h3', children: inlineOf(this.#inline(), this.#map) }]
      default:
        throw new Error(`The parser of texts knows no "${token.type}"`)
    }
  }

  #items(): RichText[] {
    const items: RichText[] = []
    while (this.#next()?.type === 'list_item_open') items.push(this.blocks())
    return items
  }

  /** The tokens of the one line of a paragraph or a heading. */
  #inline(): Token[] {
    const children = this.#next()?.children ?? []
    this.#next()
    return children
  }
}

/** Each line of a quotation is parsed as one of its own. */
function append(block: Block, blocks: RichText): void {
  const last = blocks.at(-1)
  const isContinued =
    typeof block === 'object' &&
    typeof last === 'object' &&
    block.tag === 'blockquote' &&
    last.tag === 'blockquote'
  // One by one: a call takes no hundred thousand arguments.
  if (isContinued) for (const child of block.children) last.children.push(child)
  else blocks.push(block)
}

/** A picture among words divides its paragraph. */
function paragraphs(tokens: readonly Token[], map: PartMapper): RichText {
  const blocks: RichText = []
  let from = 0
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'image' || token.level !== 0) continue
    blocks.push(...paragraph(inlineOf(tokens.slice(from, at), map)), figure(token, map))
    from = at + 1
  }
  return [...blocks, ...paragraph(inlineOf(tokens.slice(from), map))]
}

function figure(picture: Token, map: PartMapper): Block {
  const caption = String(picture.attrGet('title') ?? '')
  return {
    tag: 'figure',
    src: String(picture.attrGet('src') ?? ''),
    alt: map.text(picture.content),
    ...(caption && { caption: map.text(caption) }),
  }
}

function paragraph(children: InlineText): RichText {
  const [first, ...others] = children
  if (first === undefined || (others.length === 0 && typeof first === 'string' && first.trim() === ''))
    return []
  return others.length === 0 && typeof first === 'string' ? [first] : [{ tag: 'p', children }]
}

function inlineOf(tokens: readonly Token[], map: PartMapper): InlineText {
  const root: InlineText = []
  const open: InlineText[] = [root]
  const add = (node: InlineNode) => open.at(-1)?.push(node)
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop()
    } else if (token.type === 'link_open') {
      const href = map.link(String(token.attrGet('href') ?? ''))
      // Without an address the words stay.
      const children: InlineText = href === undefined ? (open.at(-1) ?? root) : []
      if (href !== undefined) add({ tag: 'a', href, children })
      open.push(children)
    } else if (token.type === 'strong_open' || token.type === 'em_open') {
      const children: InlineText = []
      add({ tag: token.type === 'em_open' ? 'em' : 'strong', children })
      open.push(children)
    } else if (token.content !== '') {
      // Words, or a picture within emphasis, where none is allowed.
      add(map.text(token.content))
    }
  }
  return root
}
