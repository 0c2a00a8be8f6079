import { Fragment, type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { passagesOf } from '../../../../schema/richText/lines.ts'
import { parseInlineText, parseRichText } from '../../../../schema/richText/parseRichText.ts'
import type { Block, InlineText, Markup, RichText } from '../../../../schema/richText/RichText.ts'

// Between the Markdown of a document and what ProseMirror edits: both ways, with the site's own parser.

/** What a text may have in it. `plain`: nothing but words. */
export type TextForm = Markup | 'plain'

const LISTS = 'bulletList | orderedList'

/** The schema of what can be written in a text. */
export const proseMirrorSchemas: Readonly<Record<TextForm, Schema>> = {
  plain: new Schema({ nodes: { doc: { content: 'text*', marks: '' }, text: {} } }),
  inline: new Schema({ nodes: { doc: { content: 'text*' }, text: { group: 'inline' } }, marks: marks() }),
  blocks: blockSchema('paragraph'),
  article: blockSchema('paragraph | heading | blockquote | figure'),
}

/** @param lines what a line can be, outside of lists as in their items */
function blockSchema(lines: string): Schema {
  const nodes: Record<string, NodeSpec> = {
    doc: { content: `(${lines} | ${LISTS})+` },
    paragraph: { content: 'text*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    bulletList: { content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: { content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    listItem: {
      content: `(${lines})+ (${LISTS})*`,
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    ...(lines.includes('figure') && {
      heading: { content: 'text*', defining: true, parseDOM: [{ tag: 'h3' }], toDOM: () => ['h3', 0] },
      blockquote: {
        content: '(paragraph | heading | figure)+',
        defining: true,
        parseDOM: [{ tag: 'blockquote' }],
        toDOM: () => ['blockquote', 0],
      },
      figure: {
        attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
        draggable: true,
        parseDOM: [
          {
            tag: 'img[src]',
            getAttrs: picture => ({
              src: picture.getAttribute('src'),
              alt: picture.getAttribute('alt') ?? '',
            }),
          },
        ],
        toDOM: ({ attrs: { src, alt, caption } }: Node) => [
          'figure',
          ['img', { src, alt }],
          ...(caption === '' ? [] : [['figcaption', caption] as const]),
        ],
      },
    }),
    text: { group: 'inline' },
  }
  return new Schema({ nodes, marks: marks() })
}

function marks() {
  return {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link: HTMLElement) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs: { href } }: Mark) => ['a', { href }, 0] as const,
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] as const },
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] as const },
  }
}

/** The blocks that came from a passage of a source, by the first of them. As long as all are there, they are written as it is. */
const passages = new WeakMap<Node, { blocks: readonly Node[]; text: string; isLast: boolean }>()

/** Documents as they were read. */
const sources = new WeakMap<Node, string>()

/** Reads the source of a text. */
export function readText(source: string, form: TextForm): Node {
  const document = proseMirrorSchemas[form].topNodeType.create(null, readContent(source, form))
  sources.set(document, source)
  return document
}

function readContent(source: string, form: TextForm): Fragment {
  const schema = proseMirrorSchemas[form]
  if (form === 'plain') return source === '' ? Fragment.empty : Fragment.from(schema.text(source))
  if (form === 'inline') return textOf(parseInlineText(source), schema)
  const nodes: Node[] = []
  let waiting = ''
  const written = passagesOf(source)
  for (const [index, passage] of written.entries()) {
    const blocks = readBlocks(passage, form)
    const [first] = blocks
    waiting += passage
    if (!first) continue
    passages.set(first, { blocks, text: waiting, isLast: index === written.length - 1 })
    waiting = ''
    nodes.push(...blocks)
  }
  return Fragment.from(nodes.length > 0 ? nodes : schema.node('paragraph'))
}

const readBlocks = (source: string, form: Markup): Node[] =>
  blocksOf(parseRichText(source, form), proseMirrorSchemas[form])

const blocksOf = (blocks: RichText, schema: Schema): Node[] => blocks.map(block => blockOf(block, schema))

function blockOf(block: Block, schema: Schema): Node {
  if (typeof block === 'string') return schema.node('paragraph', null, textOf([block], schema))
  switch (block.tag) {
    case 'p':
      return schema.node('paragraph', null, textOf(block.children, schema))
    case 'h3':
      return schema.node('heading', null, textOf(block.children, schema))
    case 'ul':
    case 'ol':
      return schema.node(
        block.tag === 'ul' ? 'bulletList' : 'orderedList',
        null,
        block.items.map(item => schema.node('listItem', null, filled(blocksOf(item, schema), schema))),
      )
    case 'blockquote':
      return schema.node('blockquote', null, filled(blocksOf(block.children, schema), schema))
    case 'figure': {
      const { src, alt, caption = '' } = block
      return schema.node('figure', { src, alt, caption })
    }
  }
}

const filled = (blocks: Node[], schema: Schema): Node[] =>
  blocks.length > 0 ? blocks : [schema.node('paragraph')]

function textOf(text: InlineText, schema: Schema, around: readonly Mark[] = []): Fragment {
  return text.reduce((found, node) => {
    if (typeof node === 'string')
      return node === '' ? found : found.append(Fragment.from(schema.text(node, around)))
    const mark = node.tag === 'a' ? schema.mark('link', { href: node.href }) : schema.mark(node.tag)
    return found.append(textOf(node.children, schema, mark.addToSet(around)))
  }, Fragment.empty)
}

/** Writes a text as Markdown. What has not been touched since it was read is written as it was, letter for letter. */
export function writeText(document: Node, form: TextForm): string {
  const source = sources.get(document)
  if (source !== undefined) return source
  if (form === 'plain') return document.textContent.replace(LINE_BREAKS, ' ')
  const { schema } = document.type
  if (form === 'inline')
    return writeLine([document.copy(tidy(document.content, false))], line => [
      schema.node('doc', null, textOf(parseInlineText(line), schema)),
    ])
  const written = writeBlocks(document, form, true)
  // A line reads otherwise behind a list, but nowhere else.
  const wanted = Fragment.from(tidyBlocks(document))
  if (!wanted.content.some(isList)) return written
  const isRead = Fragment.from(tidyBlocks(document.copy(Fragment.from(readBlocks(written, form))))).eq(wanted)
  return isRead ? written : writeBlocks(document, form, false)
}

const LINE_BREAKS = /[\0\r\n\u2028\u2029]+/g

const isList = ({ type: { name } }: Node): boolean => name === 'bulletList' || name === 'orderedList'

/** @param keeps whether what was not touched is written as it was */
function writeBlocks(document: Node, form: Markup, keeps: boolean): string {
  let written = ''
  let pending: Node[] = []
  const add = (text: string) => {
    if (text !== '') written += written === '' || /[\r\n]$/.test(written) ? text : `\n${text}`
  }
  const flush = () => {
    const blocks = tidyBlocks(document.copy(Fragment.from(pending)))
    add(blocks.flatMap((block, at) => linesOf(block, form, !keeps || isNumbered(blocks[at - 1]))).join('\n'))
    pending = []
  }
  let isLast = false
  for (let index = 0; index < document.childCount; ) {
    const kept = keeps ? keptAt(document, index) : undefined
    isLast = kept?.isLast ?? false
    if (kept) {
      flush()
      add(kept.text)
    } else pending.push(document.child(index))
    index += kept?.blocks.length ?? 1
  }
  flush()
  return isLast ? written : written.replace(/\s+$/, '')
}

const isNumbered = (block: Node | undefined): boolean => block?.type.name === 'orderedList'

function keptAt(document: Node, index: number) {
  const passage = passages.get(document.child(index))
  return passage?.blocks.every((block, at) => document.maybeChild(index + at) === block) ? passage : undefined
}

/** Signs at the beginning of a line that make it something else. */
const MARKER = /^(?:[-+>#]|\d{1,9}(?=[.)]))/

/** The lines of a block. @param isEscaped whether each sign that may have a meaning is escaped */
function linesOf(block: Node, form: Markup, isEscaped: boolean): string[] {
  const line = (nodes: readonly Node[], prefix = '') =>
    writeLine(
      nodes,
      text => {
        const [read, ...others] = readBlocks(`${prefix}${text}`, form)
        const holder = prefix === '- ' ? read?.firstChild : read
        return prefix === '' || !holder
          ? [...(read ? [read] : []), ...others]
          : [...holder.content.content, ...others]
      },
      isEscaped,
    )
  switch (block.type.name) {
    case 'bulletList':
    case 'orderedList':
      return listLines(block, '', nodes => line(nodes, '- '))
    case 'blockquote':
      return block.content.content.map(child => `> ${line([child], '> ')}`)
    default:
      return [line([block])]
  }
}

/** Deeper items are parts of the list above them. */
const DEEPEST = 6

function listLines(list: Node, indent: string, write: (nodes: readonly Node[]) => string): string[] {
  return list.content.content.flatMap((item, index) => {
    const marker = list.type.name === 'orderedList' ? `${index + 1}. ` : '- '
    const below = `${indent}${' '.repeat(marker.length)}`
    const nodes = item.content.content
    return [
      `${indent}${marker}${write(nodes.filter(node => !isList(node)))}`,
      ...nodes
        .filter(isList)
        .flatMap(nested => listLines(nested, below.length > DEEPEST ? indent : below, write)),
    ]
  })
}

/**
 * Writes one line. Signs are escaped only where the line would be read as something else. Emphasis that Markdown cannot write,
 * such as that of a part of a word, becomes that of the word, or goes: the letters stay.
 * @param nodes its content: a paragraph or another text, perhaps with pictures
 * @param read what a line is read as
 */
function writeLine(
  nodes: readonly Node[],
  read: (line: string) => readonly Node[],
  isEscaped = false,
): string {
  let written = ''
  for (const meant of [nodes, nodes.map(ofWords), nodes.map(withoutEmphasis)])
    for (const escapes of isEscaped ? [true] : [false, true]) {
      written = meant.map(node => writeNode(node, escapes)).join(' ')
      if (Fragment.from(read(written)).eq(Fragment.from(meant))) return written
    }
  return written
}

function writeNode(node: Node, escapes: boolean): string {
  const { type, attrs, content } = node
  switch (type.name) {
    case 'figure':
      return writeFigure(attrs, escapes)
    case 'heading':
      return `### ${writeInline(content, escapes).replace(/(?<=^|\s)#(?=#*$)/, escapes ? '\\#' : '#')}`
    case 'blockquote':
      return `> ${content.content.map(child => writeNode(child, escapes)).join(' ')}`
    case 'doc':
      return writeInline(content, escapes)
    default: {
      const text = writeInline(content, escapes)
      return escapes
        ? text.replace(MARKER, marker => (/\d/.test(marker) ? `${marker}\\` : `\\${marker}`))
        : text
    }
  }
}

function writeFigure({ src, alt, caption }: Node['attrs'], escapes: boolean): string {
  const words = escapes ? String(alt).replace(/\[/g, '(').replace(/\]/g, ')') : alt
  const below = String(caption).replace(/["\\]/g, escapes ? '\\$&' : '$&')
  return `![${words}](${addressOf(src, escapes)}${below === '' ? '' : ` "${below}"`})`
}

/** @param escapes whether it may have blanks or parentheses in it */
const addressOf = (address: string, escapes: boolean): string =>
  escapes && /[\s()<>\\&]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address

function writeInline(content: Fragment, escapes: boolean): string {
  let written = ''
  let open: Mark[] = []
  const nodes = content.content
  const close = (to: number) => {
    for (const mark of open.slice(to).reverse()) written += closing(mark, escapes)
    open = open.slice(0, to)
  }
  for (const [index, { marks, text = '' }] of nodes.entries()) {
    close(open.findIndex(mark => !mark.isInSet(marks)) >>> 0)
    const reach = (mark: Mark) => {
      const end = nodes.findIndex((node, at) => at > index && !mark.isInSet(node.marks))
      return end < 0 ? nodes.length : end
    }
    const opening = marks.filter(mark => !mark.isInSet(open)).sort((one, other) => reach(other) - reach(one))
    for (const mark of opening) written += SIGNS[mark.type.name] ?? '['
    open = [...open, ...opening]
    written += escapes ? text.replace(/[\\*[\]]|!$/g, '\\$&') : text
  }
  close(0)
  return written
}

const SIGNS: Readonly<Record<string, string>> = { strong: '**', em: '*' }

const closing = ({ type, attrs }: Mark, escapes: boolean): string =>
  SIGNS[type.name] ?? `](${addressOf(attrs.href, escapes)})`

/** Emphasis of whole words instead of parts of them. */
function ofWords(node: Node): Node {
  if (!node.inlineContent) return node.childCount > 0 ? node.copy(mapped(node.content, ofWords)) : node
  const { schema } = node.type
  let result = node
  const text = node.textContent
  for (const name of ['strong', 'em']) {
    const mark = schema.mark(name)
    const letters = node.content.content.flatMap(({ marks, text = '' }) =>
      [...text.split('')].map(() => mark.isInSet(marks)),
    )
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      if (letters.slice(index, index + word.length).includes(true))
        result = marked(result, index, index + word.length, mark)
  }
  return result
}

const marked = (node: Node, from: number, to: number, mark: Mark): Node =>
  node.copy(
    node.content
      .cut(0, from)
      .append(mapped(node.content.cut(from, to), (child: Node) => child.mark(mark.addToSet(child.marks))))
      .append(node.content.cut(to)),
  )

const withoutEmphasis = (node: Node): Node =>
  node.isText
    ? node.mark(node.marks.filter(({ type }) => type.name === 'link'))
    : node.copy(mapped(node.content, withoutEmphasis))

const mapped = (content: Fragment, map: (node: Node) => Node): Fragment => joined(content.content.map(map))

/** Texts with the same marks become one. */
const joined = (nodes: readonly Node[]): Fragment =>
  nodes.reduce((found, node) => found.append(Fragment.from(node)), Fragment.empty)

/** The blocks of a document, or of an item, as they can be written: without empty ones, and with lists and quotations that meet as one. */
function tidyBlocks(parent: Node): Node[] {
  const blocks: Node[] = []
  for (const block of parent.content.content) {
    const tidied = tidyBlock(block)
    const last = blocks.at(-1)
    if (!tidied) continue
    if (last?.type === tidied.type && (isList(last) || last.type.name === 'blockquote'))
      blocks.splice(-1, 1, last.copy(last.content.append(tidied.content)))
    else blocks.push(tidied)
  }
  return blocks
}

function tidyBlock(block: Node): Node | undefined {
  if (block.inlineContent) {
    const content = tidy(block.content, true)
    return content.size > 0 ? block.copy(content) : undefined
  }
  if (block.isLeaf) return block
  const content = isList(block) ? block.content.content.flatMap(tidyItem) : tidyBlocks(block)
  return content.length > 0 ? block.copy(Fragment.from(content)) : undefined
}

/** An item is one line, with lists below it. What is more becomes items. */
function tidyItem(item: Node): Node[] {
  const blocks = tidyBlocks(item)
  const lines: Node[][] = []
  for (const block of blocks.filter(block => !isList(block)).flatMap(partsOfQuotation)) {
    const last = lines.at(-1)
    const isText = block.type.name === 'paragraph'
    const continues =
      last?.every(({ type: { name } }) => name === 'figure' || name === 'paragraph') &&
      (block.type.name === 'figure' || (isText && last.at(-1)?.type.name === 'figure'))
    if (last && continues) last.push(block)
    else lines.push([block])
  }
  const nested = blocks.filter(isList)
  if (lines.length === 0) return nested.flatMap(list => list.content.content)
  return lines.map((line, index) =>
    item.copy(Fragment.from(index === lines.length - 1 ? [...line, ...nested] : line)),
  )
}

const partsOfQuotation = (block: Node): Node[] =>
  block.type.name === 'blockquote'
    ? block.content.content.map(child => block.copy(Fragment.from(child)))
    : [block]

/** A text without what Markdown cannot write: line breaks, emphasis of blanks, and, of a block, blanks at its ends. */
function tidy(content: Fragment, isTrimmed: boolean): Fragment {
  const nodes = joined(
    content.content.flatMap(node =>
      node.type.schema.text((node.text ?? '').replace(LINE_BREAKS, ' '), node.marks),
    ),
  ).content
  const isEdge = (at: number, step: number, mark: Mark) => !mark.isInSet(nodes[at + step]?.marks ?? [])
  const parts = nodes.flatMap((node, at) => {
    const { text = '', marks } = node
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
    const part = (written: string, keeps: (mark: Mark) => boolean) =>
      written === ''
        ? []
        : [
            node.type.schema.text(
              written,
              marks.filter(mark => mark.type.name === 'link' || keeps(mark)),
            ),
          ]
    if (words === '') return part(before, mark => !isEdge(at, -1, mark) && !isEdge(at, 1, mark))
    return [
      ...part(before, mark => !isEdge(at, -1, mark)),
      ...part(words, () => true),
      ...part(after, mark => !isEdge(at, 1, mark)),
    ]
  })
  if (!isTrimmed) return joined(parts)
  while (parts.length > 0 && parts[0]?.text?.trim() === '') parts.shift()
  while (parts.length > 0 && parts.at(-1)?.text?.trim() === '') parts.pop()
  const trimmed = (node: Node, text: string) =>
    text === node.text ? node : node.type.schema.text(text, node.marks)
  return joined(
    parts
      .map((node, at) => (at === 0 ? trimmed(node, (node.text ?? '').trimStart()) : node))
      .map((node, at) => (at === parts.length - 1 ? trimmed(node, (node.text ?? '').trimEnd()) : node)),
  )
}
