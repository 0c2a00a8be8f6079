import { DOMParser as ContentParser, Fragment, type Node, type Schema, Slice } from 'prosemirror-model'
import type { EditorProps } from 'prosemirror-view'
import { STYLE, withoutStyles } from '../grid/clipboardTable.ts'
import { isOwn, ownAddress, proseMirrorSchemas, readText, type TextForm } from './documentMarkdown.ts'

// ProseMirror reads the clipboard by the rules of our schemas. Here is only what these cannot say.

const ONE_LINE = 'This text has one line: what was pasted is on it, one line behind the other.'
const NO_PICTURES =
  'A picture was not taken over. Drop its file here if this text takes pictures, or add a section with pictures.'
const NO_TABLE = 'A table became lines. To show it as a table, add a section “Table” and paste it there.'

/** How a text takes what is pasted or dropped. @param onRemark what could not be kept, in a sentence for the author */
export function clipboardProps(form: TextForm, onRemark: (remark: string) => void): EditorProps {
  const schema = proseMirrorSchemas[form]
  const isOneLine = form === 'plain' || form === 'inline'
  return {
    transformPastedHTML: html => simplified(html, schema, onRemark),
    clipboardTextParser: text => sliceOfText(text, form, schema),
    clipboardParser: ContentParser.fromSchema(isOneLine ? proseMirrorSchemas.blocks : schema),
    clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    transformPasted: slice => (isOneLine ? inOneLine(slice, schema, onRemark) : slice),
  }
}

/** Signs that other programs put before items. */
const BULLET = /^([^\S\r\n]*)[•·‣▪●○◦§\uf0b7]\s*/gm

/** Several lines are read as Markdown; a part of a line is what it is. */
function sliceOfText(text: string, form: TextForm, schema: Schema): Slice {
  const isMarkdown = /[\r\n]/.test(text) && form !== 'plain' && form !== 'inline'
  return isMarkdown
    ? Slice.maxOpen(readText(text.replace(BULLET, '$1- '), form).content)
    : new Slice(Fragment.from(schema.text(text)), 0, 0)
}

function inOneLine({ content }: Slice, schema: Schema, onRemark: (remark: string) => void): Slice {
  const nodes: Node[] = []
  content.descendants(({ text, marks }, _at, _parent, index) => {
    if (text === undefined) return
    if (index === 0 && nodes.length > 0) {
      nodes.push(schema.text(' '))
      onRemark(ONE_LINE)
    }
    const known = marks.flatMap(({ type, attrs }) => schema.marks[type.name]?.create(attrs) ?? [])
    nodes.push(schema.text(text.replace(/\s*[\r\n]+\s*/g, ' '), known))
  })
  return new Slice(Fragment.fromArray(nodes), 0, 0)
}

/** Elements that make lines. */
const BLOCKS =
  'address, article, aside, blockquote, br, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, hr, p, pre'
/** Those that ProseMirror takes for parts of a line, and tables that only place what is in them. */
const UNKNOWN_BLOCKS =
  'caption, center, details, dialog, dt, main, nav, summary, table, tbody, td, tfoot, th, thead, tr'
/** Where line breaks of the source are shown. */
const PREFORMATTED = `pre, [${STYLE}*="white-space:pre"], [${STYLE}*="white-space: pre"]`

/** HTML of other programs as ProseMirror can read it. */
function simplified(html: string, { nodes }: Schema, onRemark: (remark: string) => void): string {
  // Copied in a text of ours.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of all(body, 'script, template, [hidden], svg, math')) element.remove()
  for (const text of all(body, PREFORMATTED)) text.innerHTML = text.innerHTML.replace(/\r?\n/g, '<br>')
  for (const table of all(body, 'table:not([role="presentation"])').filter(isTable)) {
    onRemark(NO_TABLE)
    table.replaceWith(...all(table, 'caption'), ...all(table, 'tr').map(lineOfRow))
  }
  for (const item of all(body, 'li')) joinLines(item, BLOCKS)
  makeListsOfWord(body)
  for (const picture of all(body, 'img')) {
    // Chats write emoji as pictures. One of a pixel counts who reads a message.
    const alt = picture.getAttribute('alt') ?? ''
    const isTaken = nodes.figure && isOwn(ownAddress(picture, 'src'))
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt)
    else if (!isTaken && Number(picture.getAttribute('width') ?? 9) > 2) onRemark(NO_PICTURES)
  }
  for (const block of all(body, UNKNOWN_BLOCKS)) block.replaceWith(renamed(block, 'div'))
  return body.innerHTML.replaceAll('<br>', '</p><p>')
}

function renamed(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name)
  made.append(...element.childNodes)
  return made
}

const all = (within: Element, selector: string): Element[] => [...within.querySelectorAll(selector)]

/** Whether a table has rows of several cells. Others only place what is in them. */
const isTable = (table: Element): boolean =>
  table.querySelector('table') === null && all(table, 'tr').some(({ children }) => children.length > 1)

function lineOfRow(row: Element): Element {
  const line = row.ownerDocument.createElement('p')
  for (const [at, cell] of [...row.children].entries()) {
    joinLines(cell, `${BLOCKS}, ul, ol, li`)
    line.append(at > 0 ? ' – ' : '', ...cell.childNodes)
  }
  return line
}

/** Items and cells are one line. */
function joinLines(holder: Element, blocks: string): void {
  for (const block of all(holder, blocks)) block.replaceWith(' ', ...block.childNodes, ' ')
}

/** Word writes an item as a paragraph that names its level, with its sign in a part that is to be left out. */
function makeListsOfWord(body: Element): void {
  let lists: Element[] = []
  for (const item of all(body, `p[${STYLE}*="mso-list"]`)) {
    const sign = all(item, `[${STYLE}*="mso-list"]`).find(part =>
      /ignore/i.test(part.getAttribute(STYLE) ?? ''),
    )
    const level = /mso-list:.*level(\d)/.exec(item.getAttribute(STYLE) ?? '')?.[1]
    if (!level || /heading|title/i.test(item.className)) continue
    const tag = /^\W*\w+[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    joinLines(item, 'br')
    if (item.previousElementSibling !== lists[0]) lists = []
    // What is deeper without an item above it is one itself.
    const depth = Math.min(Number(level), lists.length + 1)
    lists.length = Math.min(lists.length, depth)
    if (lists[depth - 1]?.localName !== tag) {
      const list = body.ownerDocument.createElement(tag)
      const above = lists[depth - 2]?.lastElementChild
      if (above) above.append(list)
      else item.before(list)
      lists[depth - 1] = list
    }
    lists[depth - 1]?.append(renamed(item, 'li'))
    item.remove()
  }
}
