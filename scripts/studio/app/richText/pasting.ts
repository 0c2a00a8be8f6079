import { DOMParser as ContentParser, Fragment, type Node, type Schema, Slice } from 'prosemirror-model'
import { safeUrl } from '../../../../schema/model/safeUrl.ts'
import { largestTable, tableIn } from '../grid/clipboardTable.ts'
import { HEADINGS, proseMirrorSchemas, type TextForm } from './documentMarkdown.ts'

// What other programs put on the clipboard becomes plain HTML, and ProseMirror reads that by the rules of our schemas.

interface Clipboard {
  html: string
  text: string
  files: readonly File[]
}

interface Pasted {
  slice: Slice
  /** Photographs, which the dialog of pictures takes. */
  pictures: File[]
  /** Files that are no pictures. */
  documents: File[]
  /** What could not be kept, in sentences for the author. */
  remarks: string[]
  /** A table among it, and what is left without it. */
  table?: { rows: string[][]; rest: Slice } | undefined
}

/** Reads the clipboard. @param origin that of this site, whose addresses become paths */
export function readClipboard({ html, text, files }: Clipboard, form: TextForm, origin: string): Pasted {
  // Word adds a picture of each text.
  if (files.length > 0 && text.trim() === '' && html.trim() === '') return withFiles(files, form)
  const body = bodyOf(html)
  const pasted = contentOf(body, text, form, origin)
  const rows = html.trim() !== '' && !body ? undefined : tableIn({ html, text })
  if (!rows || rows.length < 2 || (rows[0]?.length ?? 0) < 2) return pasted
  // Lines with tabs are the table as a whole.
  const others = bodyOf(html)
  if (others) largestTable(others)?.remove()
  return { ...pasted, table: { rows, rest: contentOf(others, '', form, origin).slice } }
}

const NO_PICTURES =
  'This text takes no pictures. Drop it on the field of a picture in the form, or add a section with pictures below this one.'
const NO_DOCUMENTS =
  'This text takes no documents. Drop it on a longer text, where it becomes a link, or add a section for documents.'

/** Files alone, as far as the text takes them. */
function withFiles(files: readonly File[], form: TextForm): Pasted {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  const documents = files.filter(file => !pictures.includes(file))
  const takesPictures = form === 'article'
  const takesLinks = form !== 'plain'
  return {
    slice: Slice.empty,
    pictures: takesPictures ? pictures : [],
    documents: takesLinks ? documents : [],
    remarks: [
      ...(pictures.length > 0 && !takesPictures ? [NO_PICTURES] : []),
      ...(documents.length > 0 && !takesLinks ? [NO_DOCUMENTS] : []),
    ],
  }
}

/** What was copied. Nothing of it is shown, and nothing is fetched. */
function bodyOf(html: string): Element | undefined {
  if (html.trim() === '') return undefined
  const document = new DOMParser().parseFromString(html, 'text/html')
  // The source of a page, as a browser shows it, is a table of numbered lines: its plain text is better.
  if (document.querySelector('td.line-number, td.line-content')) return undefined
  for (const sheet of document.querySelectorAll('style')) applyEmphasis(sheet)
  return document.body
}

/** Writes what a style sheet says of bold and slanted words on the elements themselves. */
function applyEmphasis({ ownerDocument, textContent }: Element): void {
  for (const [, selectors = '', rules = ''] of textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const found = /font-(?:weight|style)\s*:[^;]+/.exec(rules)?.[0]
    const [, shorthand] = /font\s*:\s*(?:[a-z]+ )*(bold|italic)/.exec(rules) ?? []
    if (!found && !shorthand) continue
    const style = found ?? (shorthand === 'bold' ? 'font-weight:bold' : 'font-style:italic')
    for (const name of selectors.match(/\.[\w-]+/g) ?? [])
      for (const element of ownerDocument.querySelectorAll(name))
        element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`)
  }
}

function contentOf(body: Element | undefined, text: string, form: TextForm, origin: string): Pasted {
  const remarks = new Set<string>()
  const pictures: File[] = []
  const schema = proseMirrorSchemas[form === 'article' ? 'article' : 'blocks']
  if (body) simplify(body, { isArticle: form === 'article', origin, remarks, pictures })
  const read = body ? ContentParser.fromSchema(schema).parse(body).content.content.filter(hasContent) : []
  const blocks = withLists(read.length > 0 ? read.flatMap(quotedLines) : linesOfText(text, schema), schema)
  if (form === 'article' || form === 'blocks')
    return { slice: sliceOf(blocks), pictures, documents: [], remarks: [...remarks] }
  const lines = blocks.flatMap(textsIn)
  if (lines.length > 1)
    remarks.add('This text has one line: what was pasted stands on it, one line behind the other.')
  return { slice: inOneLine(lines, form), pictures: [], documents: [], remarks: [...remarks] }
}

const sliceOf = (blocks: readonly Node[]): Slice =>
  blocks.length > 0 ? Slice.maxOpen(Fragment.from(blocks)) : Slice.empty

const hasContent = (node: Node): boolean =>
  node.isAtom ? !node.isText || (node.text ?? '').trim() !== '' : node.content.content.some(hasContent)

const textsIn = (block: Node): Node[] =>
  block.inlineContent ? [block] : block.content.content.flatMap(textsIn)

/** Each line of a quotation by itself. */
const quotedLines = (block: Node): Node[] =>
  block.type.name === 'blockquote'
    ? block.content.content
        .filter(hasContent)
        .map(line => (itemIn(line) ? line : block.copy(Fragment.from(line))))
    : [block]

function inOneLine(lines: readonly Node[], form: TextForm): Slice {
  const schema = proseMirrorSchemas[form]
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [schema.text(' ')] : []),
    ...line.content.content.map(node =>
      schema.text(
        node.text ?? '',
        node.marks.flatMap(({ type, attrs }) => schema.marks[type.name]?.create(attrs) ?? []),
      ),
    ),
  ])
  return new Slice(Fragment.fromArray(nodes), 0, 0)
}

/** An item of a list that is written as a line. */
interface Item {
  tag: 'ul' | 'ol'
  /** How many lists are around its own. */
  depth: number
  /** How many characters of the line are its sign. */
  length: number
}

interface List {
  tag: 'ul' | 'ol'
  items: { line: Node; below: (Node | List)[] }[]
}

/** Signs that other programs put before items. */
const BULLET = /^(\s*)(?:[•·‣▪●○◦§\uf0b7]|[-*](?=\s+\S))\s*/
/** The sign of a numbered item, whatever its number was: in the private use area, as Word's own bullets. */
const NUMBERED = '\ue000'
/** Indents an item by one level. Unlike blanks, several of it are read as they are. */
const INDENT = '\u2003'

function itemIn({ type, textContent }: Node): Item | undefined {
  const [found, indent = ''] = BULLET.exec(textContent.replace(NUMBERED, '•')) ?? []
  if (found === undefined || type.name !== 'p') return undefined
  const tag = textContent.includes(NUMBERED) ? 'ol' : 'ul'
  return { tag, depth: indent.split(INDENT).length - 1, length: found.length }
}

/** The lines of plain text, items with their signs. Numbers are those of a list where they begin with 1. */
function linesOfText(text: string, schema: Schema): Node[] {
  if (text.trim() === '') return []
  const paragraph = (words: string) => schema.node('p', null, schema.text(words))
  // A part of a line keeps its blanks.
  if (!/[\r\n]/.test(text)) return [paragraph(text)]
  let before = 0
  const lines = text.split(/[\r\n]+/).filter(line => line.trim() !== '')
  return lines.map(line => {
    const [, digits = '', words = ''] = /^\s*\(?(\d{1,3})[.)]\s+(\S.*)$/.exec(line) ?? []
    const isNumbered = Number(digits) === 1 || Number(digits) === before + 1
    before = isNumbered ? Number(digits) : 0
    if (!isNumbered && !BULLET.test(line)) return paragraph(line.trim())
    const [indent = ''] = /^\s*/.exec(line.replace(/\t/g, '  ')) ?? []
    const depth = Math.min(3, Math.floor(indent.length / 2))
    return paragraph(INDENT.repeat(depth) + (isNumbered ? NUMBERED + words : line.trim()))
  })
}

/** Lines that are items in lists, with those that are deeper in lists of their own. */
function withLists(blocks: readonly Node[], schema: Schema): Node[] {
  const found: (Node | List)[] = []
  for (const block of blocks) {
    const item = itemIn(block)
    let holder = found
    for (let depth = item?.depth ?? 0; depth > 0; depth--) {
      const above = holder.at(-1)
      // What is deeper without an item above it is one itself.
      if (above && 'items' in above) holder = above.items.at(-1)?.below ?? holder
    }
    const last = holder.at(-1)
    const line = { line: block.copy(block.content.cut(item?.length ?? 0)), below: [] }
    if (!item) found.push(block)
    else if (last && 'items' in last && last.tag === item.tag) last.items.push(line)
    else holder.push({ tag: item.tag, items: [line] })
  }
  return found.map(one => nodeOf(one, schema))
}

function nodeOf(found: Node | List, schema: Schema): Node {
  if (!('items' in found)) return found
  const items = found.items.map(({ line, below }) =>
    schema.node('li', null, [line, ...below.map(one => nodeOf(one, schema))]),
  )
  return schema.node(found.tag, null, items)
}

interface Target {
  /** Whether the text takes subheadings and pictures, too. */
  isArticle: boolean
  origin: string
  remarks: Set<string>
  pictures: File[]
}

/** Elements that make lines. */
const BLOCKS =
  'address, article, aside, blockquote, br, caption, center, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, p, pre, section, summary, table, td, th, tr'
/** Those of them that ProseMirror takes for parts of a line. */
const UNKNOWN_BLOCKS = 'br, caption, center, details, dialog, dt, main, nav, summary, td, th, tr'

/** Leaves of a body what our schemas know: lines with emphasis and links, lists, quotations and pictures. */
function simplify(body: Element, target: Target): void {
  for (const element of all(body, 'style, script, noscript, template, title, svg, math, [style]'))
    if (!element.matches('[style]') || isHidden(element)) element.remove()
  for (const text of textNodes(body)) breakLines(text)
  const given = all(body, 'b, strong, i, em')
  for (const text of textNodes(body)) emphasise(text, target.isArticle)
  for (const element of given) element.replaceWith(...element.childNodes)
  for (const table of all(body, 'table').filter(isTable)) {
    target.remarks.add('A table became lines of words.')
    table.replaceWith(...all(table, 'caption'), ...all(table, 'tr').map(lineOfRow))
  }
  for (const item of all(body, 'li')) joinLines(item, BLOCKS)
  markItemsOfWord(body)
  const lost = all(body, 'img').filter(picture => !readPicture(picture, target)).length
  if (lost > 0)
    target.remarks.add(
      target.isArticle
        ? `${lost === 1 ? 'A picture was' : `${lost} pictures were`} not taken over. Copy each alone, or drop its file here.`
        : NO_PICTURES,
    )
  for (const link of all(body, 'a')) {
    const address = addressOf(link.getAttribute('href') ?? '', target)
    if (address === undefined) link.replaceWith(...link.childNodes)
    else link.setAttribute('href', address)
  }
  // An empty block ends the line before it.
  const end = () => body.ownerDocument.createElement('div')
  for (const block of all(body, UNKNOWN_BLOCKS)) {
    block.before(end())
    block.after(end())
  }
}

const all = (within: Element, selector: string): Element[] => [...within.querySelectorAll(selector)]

const textNodes = (node: globalThis.Node): Text[] =>
  [...node.childNodes].flatMap(child => (child instanceof Text ? child : textNodes(child)))

const styleOf = (element: Element, name: string): string =>
  (element.getAttribute('style') ?? '')
    .toLowerCase()
    .split(';')
    .map(declaration => declaration.split(':'))
    .findLast(([property = '']) => property.trim() === name)?.[1]
    ?.trim() ?? ''

const isHidden = (element: Element): boolean =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'

/** What holds for words: the nearest style around them, or the nearest element. */
function isStyled({ parentElement }: Text, property: string, value: RegExp, elements: string): boolean {
  for (let around = parentElement; around; around = around.parentElement) {
    const style = styleOf(around, property)
    if (style !== '') return value.test(style)
    if (around.matches(elements)) return true
  }
  return false
}

/** Writes line breaks that are shown as they are in the source. */
function breakLines(text: Text): void {
  if (!/[\r\n]/.test(text.data) || !isStyled(text, 'white-space', /^pre/, 'pre')) return
  const lines = text.data.split(/\r\n?|\n/)
  text.replaceWith(
    ...lines.flatMap((line, at) => (at > 0 ? [text.ownerDocument.createElement('br'), line] : [line])),
  )
}

function emphasise(text: Text, isArticle: boolean): void {
  const isHeading = text.parentElement?.closest('li') === null && text.parentElement.closest(HEADINGS)
  // The weight of a subheading is its own.
  if (isHeading && isArticle) return
  const isBold = isHeading || isStyled(text, 'font-weight', /^(?:bold|bolder|[6-9]00)$/, 'b, strong')
  const isItalic = isStyled(text, 'font-style', /italic|oblique/, 'i, em')
  for (const name of [isBold ? 'strong' : '', isItalic ? 'em' : '']) {
    if (name === '') continue
    const element = text.ownerDocument.createElement(name)
    text.replaceWith(element)
    element.append(text)
  }
}

/** Whether a table has rows of several cells. Others only place what is in them. */
const isTable = (table: Element): boolean =>
  table.getAttribute('role') !== 'presentation' &&
  table.querySelector('table') === null &&
  all(table, 'tr').some(({ children }) => children.length > 1)

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
function markItemsOfWord(body: Element): void {
  const isSign = (element: Element) => styleOf(element, 'mso-list') === 'ignore'
  const listed = all(body, '[style*="mso-list"]')
  for (const item of listed) {
    const level = /level(\d)/.exec(styleOf(item, 'mso-list'))?.[1]
    if (!level || item.matches(`li, ${HEADINGS}`)) continue
    const sign = all(item, '[style]').find(isSign)?.textContent ?? ''
    joinLines(item, 'br')
    item.prepend(INDENT.repeat(Number(level) - 1), /^\W*\w+[.)]/.test(sign) ? NUMBERED : '•')
  }
  for (const sign of listed.filter(isSign)) sign.remove()
}

/** @returns whether nothing of it is lost */
function readPicture(picture: Element, { isArticle, origin, pictures }: Target): boolean {
  const alt = picture.getAttribute('alt') ?? ''
  const path = pathOn(origin, picture.getAttribute('src') ?? '')
  if (isArticle && path.startsWith('/') && !path.startsWith('//')) {
    picture.setAttribute('src', path)
    return true
  }
  // Chats write emoji as pictures.
  const isEmoji = /^\p{Extended_Pictographic}/u.test(alt)
  picture.replaceWith(isEmoji ? alt : '')
  const file = isArticle && !isEmoji ? fileOf(path) : undefined
  if (file) pictures.push(file)
  // One of a pixel counts who reads a message.
  return isEmoji || file !== undefined || Number(picture.getAttribute('width') ?? 9) <= 2
}

const pathOn = (origin: string, address: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address

/** A picture that is written within its address. */
function fileOf(src: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w+.-]+);base64,(.+)$/s.exec(src) ?? []
  if (data === '') return undefined
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), letter => letter.charCodeAt(0))
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
}

/** A link that our texts can have. */
function addressOf(written: string, { origin, remarks }: Target): string | undefined {
  const address = untracked(pathOn(origin, written.trim()))
    .replace(/^http:/i, 'https:')
    .replace(/\s/g, '%20')
  // Places of other documents are none of this page.
  if (/^(?:$|#|file:|about:)/i.test(address)) return undefined
  if (safeUrl.test(address)) return address
  remarks.add('A link was left out, because its address is none that a website may have. Its words are here.')
  return undefined
}

/** Addresses that count who follows them, and lead on to the one in their query. */
const LEADS_ON: readonly (readonly [address: RegExp, key: string])[] = [
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/^[\w.-]+\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com\//, 'u'],
]

/** What newsletters and advertisements add to an address, so that visits are counted. */
const COUNTED = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id)$/

/** The address that a link means, without what only counts who follows it. */
function untracked(address: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  const key = LEADS_ON.find(([place]) => place.test(url.host + url.pathname))?.[1]
  const meant = key && url.searchParams.get(key)
  if (meant && /^https?:/i.test(meant)) return untracked(meant)
  const counted = [...url.searchParams.keys()].filter(name => COUNTED.test(name))
  // Another one stays as it is written.
  if (counted.length === 0) return address
  for (const name of counted) url.searchParams.delete(name)
  return url.href
}
