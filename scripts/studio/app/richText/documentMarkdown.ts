import { MarkdownSerializer } from 'prosemirror-markdown'
import { Fragment, type Mark, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { safeUrl } from '../../../../schema/model/safeUrl.ts'
import { parseInlineText, parseRichText } from '../../../../schema/richText/parseRichText.ts'
import type { Block, InlineText, Markup, RichText } from '../../../../schema/richText/RichText.ts'
import { STYLE } from '../grid/clipboardTable.ts'

// Between the Markdown of a document and what ProseMirror edits. It is read by the site's own parser: its lines are blocks, and a
// picture divides them, which the parser of prosemirror-markdown does not know.

/** What a text may have in it. `plain`: nothing but words. `lines`: the lines of a source as they are. */
export type TextForm = Markup | 'plain' | 'lines'

/** A mark of an element, or of a style in other programs. */
const emphasis = (name: 'strong' | 'em', tag: string, style: RegExp, plain: RegExp) => ({
  parseDOM: [
    { tag: name },
    { tag, getAttrs: (element: HTMLElement) => !plain.test(element.getAttribute(STYLE) ?? '') && null },
    {
      tag: `[${STYLE}]`,
      consuming: false,
      getAttrs: (element: HTMLElement) => style.test(element.getAttribute(STYLE) ?? '') && null,
    },
  ],
  toDOM: () => [name, 0] as const,
})

const marks = {
  a: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link: HTMLElement) => {
          const href = ownAddress(link, 'href')
            .replace(/^http:/i, 'https:')
            .replace(/\s/g, '%20')
          // Places of other documents are none of this page.
          return safeUrl.test(href) && !href.startsWith('#') && { href }
        },
      },
    ],
    toDOM: ({ attrs: { href } }: Mark) => ['a', { href }, 0] as const,
  },
  strong: emphasis('strong', 'b', /font-weight:\s*(?:bold|[6-9]00)/i, /font-weight:\s*(?:normal|400)/i),
  em: emphasis('em', 'i', /font-style:\s*(?:italic|oblique)/i, /font-style:\s*normal/i),
}

/** An address of this site is a path. */
export function ownAddress(element: Element, name: 'href' | 'src'): string {
  const address = element.getAttribute(name)?.trim() ?? ''
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
}

/** Whether an address is a path of this site. */
export const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address)

const element = (name: string, tag = name) => ({ parseDOM: [{ tag }], toDOM: () => [name, 0] as const })

/** The schema of what can be written in a text. Its nodes and marks have the names of their elements. */
export const proseMirrorSchemas: Readonly<Record<TextForm, Schema>> = {
  plain: new Schema({ nodes: { doc: { content: 'text*', marks: '' }, text: {} } }),
  lines: new Schema({
    nodes: { doc: { content: 'p+' }, p: { content: 'text*', ...element('p') }, text: {} },
  }),
  inline: new Schema({ nodes: { doc: { content: 'text*' }, text: { group: 'inline' } }, marks }),
  blocks: blockSchema('p', 'p'),
  // An item is one line, with lists below it.
  article: blockSchema('p | h3 | blockquote | figure', 'p | h3 | blockquote | p? (figure p?)+', {
    h3: {
      content: 'text*',
      defining: true,
      ...element('h3', 'h1, h2, h3, h4, h5, h6, .MsoTitle, .MsoSubtitle, [class*="MsoHeading"]'),
    },
    blockquote: { content: '(p | h3 | figure)+', defining: true, ...element('blockquote') },
    figure: {
      attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
      draggable: true,
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (picture: HTMLElement) => {
            const src = ownAddress(picture, 'src')
            return isOwn(src) && { src, alt: picture.getAttribute('alt') ?? '' }
          },
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

/** Reads the source of a text. */
export function readText(source: string, form: TextForm): Node {
  const schema = proseMirrorSchemas[form]
  return schema.topNodeType.create(null, contentOf(source, form, schema))
}

function contentOf(source: string, form: TextForm, schema: Schema): Fragment | Node | Node[] {
  switch (form) {
    case 'plain':
      return textOf([source], schema)
    case 'lines':
      return source.split(/\r\n?|\n/).map(line => schema.node('p', null, textOf([line], schema)))
    case 'inline':
      return textOf(parseInlineText(source), schema)
    default: {
      const blocks = nodesOf(parseRichText(source, form), schema)
      return blocks.length > 0 ? blocks : schema.node('p')
    }
  }
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

/** Whether a source means the same once it has been read and written: only then it is edited as it looks. */
export function isWritable(source: string, form: TextForm): boolean {
  const document = readText(source, form)
  return meaningOf(readText(writeText(document, form), form), true) === meaningOf(document, true)
}

/**
 * Writes a text as Markdown. Signs are escaped only in a text that would be read as something else without that. Emphasis that
 * Markdown cannot write, such as that of a part of a word, becomes that of the word, or goes: the letters stay.
 */
export function writeText(document: Node, form: TextForm): string {
  if (form === 'plain') return document.textContent.replace(LINE_BREAKS, ' ')
  if (form === 'lines') return document.textBetween(0, document.content.size, '\n')
  let written = ''
  for (const change of [(unchanged: Node) => unchanged, withWholeWords, withoutEmphasis]) {
    const meant = change(document)
    const holder = meant.type.create(null, meant)
    for (const serializer of [plain, escaping]) {
      written = serializer.serialize(holder)
      if (form !== 'inline') written = written.replace(EMPTY_LINE, '').trimEnd()
      if (meaningOf(readText(written, form)) === meaningOf(meant)) return written
    }
  }
  return written
}

const LINE_BREAKS = /[\0\r\n\u2028\u2029]+/g
/** Nothing but the signs of blocks. Each line is a block, without a blank one in between. */
const EMPTY_LINE = /^(?:[^\S\n]|[>#-]|\d+[.)])*(?:\n|$)/gm

/**
 * What a text says: its letters and pictures, each with its marks. White space does not count.
 * @param isPlaced whether it counts in which blocks they are
 */
function meaningOf(node: Node, isPlaced = false, place = ''): string {
  const marks = node.marks.map(({ type, attrs }) => `<${type.name} ${attrs.href ?? ''}>`).join('')
  if (node.isText) return (node.text ?? '').replace(/[\s\0]+/g, '').replace(/./gsu, letter => letter + marks)
  if (node.isLeaf) return `${place}${JSON.stringify(node.attrs)}`
  const inside = isPlaced ? `${place}${node.type.name}/` : ''
  const content = node.children.map(child => meaningOf(child, isPlaced, inside)).join('')
  return node.inlineContent && content !== '' ? `\n${inside}${content}` : content
}

/** Signs at the beginning of a line that make it something else. */
const MARKER = /^(\s*\d{0,9})([-+>#]|(?<=\d)[.)])/

const [plain, escaping] = [serializerOf(false), serializerOf(true)]

/** @param escapes whether each sign that may have a meaning is escaped */
function serializerOf(escapes: boolean): MarkdownSerializer {
  const address = (written: string) =>
    escapes && /[\s()<>\\&]/.test(written) ? `<${written.replace(/[<>\\]/g, '\\$&')}>` : written
  const emphasis = (sign: string) => ({
    open: sign,
    close: sign,
    mixable: true,
    expelEnclosingWhitespace: true,
  })
  type Writer = MarkdownSerializer['nodes'][string]
  /** A line, or a part of that of an item. */
  const line =
    (write: (node: Node, state: Parameters<Writer>[0]) => void): Writer =>
    (state, node, parent) => {
      write(node, state)
      if (parent.type.name !== 'li') state.closeBlock(node)
    }
  return new MarkdownSerializer(
    {
      doc: (state, node) => (node.inlineContent ? state.renderInline(node) : state.renderContent(node)),
      p: line((node, state) => state.renderInline(node)),
      h3: line((node, state) => {
        state.write('### ')
        state.renderInline(node)
      }),
      blockquote: (state, node) => state.wrapBlock('> ', null, node, () => state.renderContent(node)),
      ul: (state, node) => state.renderList(node, '  ', () => '- '),
      ol: (state, node, parent, index) => {
        // Below another one, a list begins by its sign.
        const sign = parent.maybeChild(index - 1)?.type === node.type ? ')' : '.'
        state.renderList(node, '   ', at => `${at + 1}${sign} `)
      },
      li: (state, node) =>
        node.forEach((child, _, index) => {
          if (/^[uo]l$/.test(child.type.name)) state.closeBlock(node)
          else if (index > 0) state.write(' ')
          state.render(child, node, index)
        }),
      figure: line(({ attrs: { src, alt, caption } }, state) => {
        const words = escapes ? alt.replace(/\[/g, '(').replace(/\]/g, ')') : alt
        const below = escapes ? caption.replace(/["\\]/g, '\\$&') : caption
        state.write(`![${words}](${address(src)}${below === '' ? '' : ` "${below}"`})`)
      }),
      text: (state, { text = '' }, { type }, index) => {
        const oneLine = text.replace(LINE_BREAKS, ' ')
        const escaped = oneLine.replace(type.name === 'h3' ? /[\\*[\]#]/g : /[\\*[\]]/g, '\\$&')
        const begun = type.name === 'p' && index === 0 ? escaped.replace(MARKER, '$1\\$2') : escaped
        state.text(escapes ? begun : oneLine, false)
      },
    },
    {
      strong: emphasis('**'),
      em: emphasis('*'),
      a: { open: '[', close: (_state, { attrs: { href } }) => `](${address(href)})`, mixable: true },
    },
  )
}

const isEmphasis = ({ type }: Mark): boolean => type.name !== 'a'

/** Emphasis of whole words instead of parts of them. */
function withWholeWords(document: Node): Node {
  const transform = new Transform(document)
  document.descendants((node, at) => {
    for (const mark of node.marks.filter(isEmphasis)) {
      const { parent, parentOffset } = document.resolve(at)
      const [before = ''] = /\S*$/.exec(parent.textContent.slice(0, parentOffset)) ?? []
      const [after = ''] = /^\S*/.exec(parent.textContent.slice(parentOffset + node.nodeSize)) ?? []
      transform.addMark(at - before.length, at + node.nodeSize + after.length, mark)
    }
  })
  return transform.doc
}

function withoutEmphasis(document: Node): Node {
  const transform = new Transform(document)
  document.descendants((node, at) => {
    for (const mark of node.marks.filter(isEmphasis)) transform.removeMark(at, at + node.nodeSize, mark)
  })
  return transform.doc
}
