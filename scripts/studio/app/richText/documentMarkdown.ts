import { MarkdownSerializer } from 'prosemirror-markdown'
import { Fragment, type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { passagesOf } from '../../../../schema/richText/lines.ts'
import { parseInlineText, parseRichText } from '../../../../schema/richText/parseRichText.ts'
import type { Block, InlineText, Markup, RichText } from '../../../../schema/richText/RichText.ts'

// Between the Markdown of a document and what ProseMirror edits. It is read by the site's own parser: its lines are blocks, and a
// picture divides them, which the parser of prosemirror-markdown does not know.

/** What a text may have in it. `plain`: nothing but words. */
export type TextForm = Markup | 'plain'

/** Elements of other programs, too: what is pasted is read by these schemas. */
const element = (name: string, tag = name) => ({ parseDOM: [{ tag }], toDOM: () => [name, 0] as const })

const marks = {
  a: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link: HTMLElement) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs: { href } }: Mark) => ['a', { href }, 0] as const,
  },
  strong: element('strong'),
  em: element('em'),
}

/** Headings of any program. */
export const HEADINGS = 'h1, h2, h3, h4, h5, h6, .MsoTitle, .MsoSubtitle, [class*="MsoHeading"]'

/** The schema of what can be written in a text. Its nodes and marks have the names of their elements. */
export const proseMirrorSchemas: Readonly<Record<TextForm, Schema>> = {
  plain: new Schema({ nodes: { doc: { content: 'text*', marks: '' }, text: {} } }),
  inline: new Schema({ nodes: { doc: { content: 'text*' }, text: { group: 'inline' } }, marks }),
  blocks: blockSchema('p', 'p'),
  // An item is one line, with lists below it.
  article: blockSchema('p | h3 | blockquote | figure', 'p | h3 | blockquote | p? (figure p?)+', {
    h3: { content: 'text*', defining: true, ...element('h3', HEADINGS) },
    blockquote: { content: '(p | h3 | figure)+', defining: true, ...element('blockquote') },
    figure: {
      attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: picture => ({ src: picture.getAttribute('src'), alt: picture.getAttribute('alt') ?? '' }),
        },
      ],
      toDOM: ({ attrs: { src, alt, caption } }: Node) => [
        'figure',
        ['img', { src, alt }],
        ...(caption === '' ? [] : [['figcaption', caption] as const]),
      ],
    },
  }),
}

function blockSchema(blocks: string, item: string, others: Record<string, NodeSpec> = {}): Schema {
  const nodes: Record<string, NodeSpec> = {
    doc: { content: `(${blocks} | ul | ol)+` },
    ...others,
    p: { content: 'text*', ...element('p') },
    ul: { content: 'li+', ...element('ul') },
    ol: { content: 'li+', ...element('ol') },
    li: { content: `(${item}) (ul | ol)*`, defining: true, ...element('li') },
    text: { group: 'inline' },
  }
  return new Schema({ nodes, marks })
}

/** A part of a source, by the first block that came from it. As long as all its blocks are there, it is written as it is. */
interface Passage {
  text: string
  blocks: readonly Node[]
  above: Node | undefined
  isLast: boolean
}

const passages = new WeakMap<Node, Passage>()

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
    const blocks = nodesOf(parseRichText(passage, form), schema)
    waiting += passage
    if (!blocks[0]) continue
    const isLast = index === written.length - 1
    passages.set(blocks[0], { text: waiting, blocks, above: nodes.at(-1), isLast })
    waiting = ''
    nodes.push(...blocks)
  }
  return Fragment.from(nodes.length > 0 ? nodes : schema.node('p'))
}

const nodesOf = (blocks: RichText, schema: Schema): Node[] => blocks.map(block => nodeOf(block, schema))

function nodeOf(block: Block, schema: Schema): Node {
  if (typeof block === 'string') return schema.node('p', null, textOf([block], schema))
  const filled = (blocks: RichText) => nodesOf(blocks.length > 0 ? blocks : [''], schema)
  switch (block.tag) {
    case 'p':
    case 'h3':
      return schema.node(block.tag, null, textOf(block.children, schema))
    case 'ul':
    case 'ol':
      return schema.node(
        block.tag,
        null,
        block.items.map(item => schema.node('li', null, filled(item))),
      )
    case 'blockquote':
      return schema.node(block.tag, null, filled(block.children))
    case 'figure':
      return schema.node(block.tag, { src: block.src, alt: block.alt, caption: block.caption ?? '' })
  }
}

function textOf(text: InlineText, schema: Schema, around: readonly Mark[] = []): Fragment {
  return text.reduce((found, node) => {
    if (typeof node === 'string')
      return node === '' ? found : found.append(Fragment.from(schema.text(node, around)))
    const mark = schema.mark(node.tag, node.tag === 'a' ? { href: node.href } : null)
    return found.append(textOf(node.children, schema, mark.addToSet(around)))
  }, Fragment.empty)
}

/** Writes a text as Markdown. What has not been touched since it was read is written as it was, letter for letter. */
export function writeText(document: Node, form: TextForm): string {
  const source = sources.get(document)
  if (source !== undefined) return source
  if (form === 'plain') return document.textContent.replace(LINE_BREAKS, ' ')
  if (form === 'inline')
    return writeLine(document, line => [
      document.copy(textOf(parseInlineText(line), proseMirrorSchemas.inline)),
    ])
  let written = ''
  let above: Node | undefined
  let isWhole = false
  for (let index = 0; index < document.childCount; ) {
    const passage = passageAt(document, index, above)
    const blocks = passage?.blocks ?? [document.child(index)]
    const text = passage?.text ?? blocks.flatMap(block => linesOf(block, form, above)).join('\n')
    if (text !== '') {
      written += written === '' || /[\r\n]$/.test(written) ? text : `\n${text}`
      above = blocks.at(-1)
      isWhole = passage?.isLast ?? false
    }
    index += blocks.length
  }
  return isWhole ? written : written.trimEnd()
}

const LINE_BREAKS = /[\0\r\n\u2028\u2029]+/g

const isList = ({ type: { name } }: Node): boolean => name === 'ul' || name === 'ol'

function passageAt(document: Node, index: number, above: Node | undefined): Passage | undefined {
  const passage = passages.get(document.child(index))
  // Below another list, this may be a part of it.
  const isMoved = above && isList(above) && above !== passage?.above
  if (!passage || (isMoved && /^\s*[-\d]/.test(passage.text))) return undefined
  return passage.blocks.every((block, at) => document.maybeChild(index + at) === block) ? passage : undefined
}

/** The lines of a block. Empty ones have none. */
function linesOf(block: Node, form: Markup, above?: Node): string[] {
  const children = block.content.content
  if (isList(block)) {
    return children.flatMap((item, index) => {
      const words = item.content.content.filter(node => !isList(node))
      const [line] = lineOf(block.copy(Fragment.from(item.copy(Fragment.from(words)))), form)
      const below = item.content.content.filter(isList).flatMap(list => linesOf(list, form))
      if (line === undefined) return below
      const marker = block.type.name === 'ol' ? `${index + 1}. ` : '- '
      return [line.replace(/^(?:-|1\.) /, marker), ...below.map(nested => ' '.repeat(marker.length) + nested)]
    })
  }
  if (block.type.name === 'blockquote')
    return children.flatMap(child => lineOf(block.copy(Fragment.from(child)), form))
  return lineOf(block, form, above && isList(above) ? '1. x\n' : '')
}

/** @param above what may change how the line is read */
function lineOf(block: Node, form: Markup, above = ''): string[] {
  if (meaningOf(block) === '') return []
  const read = (line: string) => nodesOf(parseRichText(above + line, form), block.type.schema)
  return [writeLine(changed(block, trimmed), line => read(line).slice(above === '' ? 0 : 1))]
}

/**
 * Writes one line. Signs are escaped only where the line would be read as something else. Emphasis that Markdown cannot write,
 * such as that of a part of a word, becomes that of the word, or goes: the letters stay.
 * @param read what a line is read as
 */
function writeLine(line: Node, read: (written: string) => readonly Node[]): string {
  let written = ''
  for (const change of [(text: Node) => text, ofWholeWords, withoutEmphasis]) {
    const meant = changed(line, change)
    const holder = line.type.schema.topNodeType.create(null, changed(meant, nested))
    for (const serializer of [plain, escaping]) {
      written = serializer.serialize(holder).replace(LINE_BREAKS, ' ')
      if (read(written).map(meaningOf).join('') === meaningOf(meant)) return written
    }
  }
  return written
}

/** What a block says: its letters, each with its marks. White space does not count. */
function meaningOf(node: Node): string {
  const marks = JSON.stringify(node.marks)
  if (node.isText) return (node.text ?? '').replace(/[\s\0]+/g, '').replace(/./gsu, letter => letter + marks)
  const content = node.content.content.map(meaningOf).join('')
  return content === '' && !node.isAtom ? '' : `${node.type.name}${JSON.stringify(node.attrs)}(${content})`
}

/** Signs at the beginning of a line that make it something else. */
const MARKER = /^(\d{0,9})([-+>#]|(?<=\d)[.)])/

const [plain, escaping] = [serializerOf(false), serializerOf(true)]

/** Writes one line. @param escapes whether each sign that may have a meaning is escaped */
function serializerOf(escapes: boolean): MarkdownSerializer {
  const address = (written: string) =>
    escapes && /[\s()<>\\&]/.test(written) ? `<${written.replace(/[<>\\]/g, '\\$&')}>` : written
  type Writer = MarkdownSerializer['nodes'][string]
  const line =
    (sign = ''): Writer =>
    (state, node) => {
      state.write(sign)
      if (node.inlineContent) state.renderInline(node)
      else
        node.forEach((child, _, index) => {
          if (index > 0) state.write(' ')
          state.render(child, node, index)
        })
    }
  const emphasis = (sign: string) => ({
    open: sign,
    close: sign,
    mixable: true,
    expelEnclosingWhitespace: true,
  })
  return new MarkdownSerializer(
    {
      doc: line(),
      p: line(),
      h3: line('### '),
      blockquote: line('> '),
      ul: line('- '),
      ol: line('1. '),
      li: line(),
      figure: (state, { attrs: { src, alt, caption } }) => {
        const words = escapes ? alt.replace(/\[/g, '(').replace(/\]/g, ')') : alt
        const below = escapes ? caption.replace(/["\\]/g, '\\$&') : caption
        state.write(`![${words}](${address(src)}${below === '' ? '' : ` "${below}"`})`)
      },
      text: (state, { text = '' }, { type }, index) => {
        const escaped = text.replace(type.name === 'h3' ? /[\\*[\]#]/g : /[\\*[\]]/g, '\\$&')
        const begun = type.name === 'p' && index === 0 ? escaped.replace(MARKER, '$1\\$2') : escaped
        state.text(escapes ? begun : text, false)
      },
    },
    {
      strong: emphasis('**'),
      em: emphasis('*'),
      a: { open: '[', close: (_state, { attrs: { href } }) => `](${address(href)})`, mixable: true },
    },
  )
}

/** A line with its texts changed. */
const changed = (node: Node, change: (text: Node) => Node): Node =>
  node.inlineContent
    ? change(node)
    : node.copy(Fragment.from(node.content.content.map(child => changed(child, change))))

/** Its marks in the order in which they are to be opened: first the one that reaches farthest. Blanks at the ends of emphasis have none. */
function nested(text: Node): Node {
  const nodes = text.content.content
  const isAt = (mark: Mark, at: number) => mark.isInSet(nodes[at]?.marks ?? [])
  const reach = (mark: Mark, from: number): number => (isAt(mark, from) ? reach(mark, from + 1) : from)
  const ordered = nodes.map((node, at) => {
    const isWord = (node.text ?? '').trim() !== ''
    const marks = node.marks.filter(
      mark => isWord || !isEmphasis(mark) || (isAt(mark, at - 1) && isAt(mark, at + 1)),
    )
    return node.mark(marks.sort((one, other) => reach(other, at) - reach(one, at)))
  })
  return text.copy(Fragment.from(ordered))
}

function trimmed(text: Node): Node {
  const words = text.textContent
  return text.cut(words.length - words.trimStart().length, words.trimEnd().length)
}

const isEmphasis = ({ type }: Mark): boolean => type.name !== 'a'

/** Emphasis of whole words instead of parts of them. */
function ofWholeWords(text: Node): Node {
  const transform = new Transform(text)
  for (const { 0: word, index } of text.textContent.matchAll(/\S+/g))
    text.nodesBetween(index, index + word.length, part => {
      for (const mark of part.marks.filter(isEmphasis)) transform.addMark(index, index + word.length, mark)
    })
  return transform.doc
}

function withoutEmphasis(text: Node): Node {
  const transform = new Transform(text)
  for (const name of ['strong', 'em'])
    transform.removeMark(0, text.content.size, text.type.schema.marks[name])
  return transform.doc
}
