import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { safeUrl } from '../../../../schema/model/safeUrl.ts'
import { largestTable, tableIn } from '../grid/clipboardTable.ts'
import { proseMirrorSchemas, type TextForm } from './documentMarkdown.ts'

// What other programs put on the clipboard, as the lines that our texts have.

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

/** A line of what is pasted. */
interface Line {
  kind: 'text' | 'heading' | 'quotation' | 'bullets' | 'numbers' | 'picture'
  /** Of an item: how deep it is in lists; 1 for one that is in no other. */
  level: number
  words: Word[]
  /** The address of a picture. */
  src?: string
}

interface Word {
  text: string
  isBold: boolean
  isItalic: boolean
  href: string | undefined
}

/** Reads the clipboard. @param origin that of this site, whose addresses become paths */
export function readClipboard(clipboard: Clipboard, form: TextForm, origin: string): Pasted {
  const { html, text, files } = clipboard
  const isPicture = ({ type }: File) => type.startsWith('image/')
  // Word adds a picture of each text.
  if (files.length > 0 && text.trim() === '' && html.trim() === '')
    return withFiles(
      files.filter(isPicture),
      files.filter(file => !isPicture(file)),
      form,
    )
  const body = html.trim() === '' ? undefined : bodyOf(html)
  const read = (without?: Element): Omit<Pasted, 'table'> => {
    const reader = new Reader(form, origin, without)
    if (body) reader.read(body)
    const isText = !body || (reader.lines.length === 0 && !without)
    const lines = (isText ? linesOfText(text) : reader.lines).map(asItem)
    return sliceOf(lines, reader, form)
  }
  const pasted = read()
  const rows = html.trim() !== '' && !body ? undefined : tableIn({ html, text })
  if (!rows || rows.length < 2 || (rows[0]?.length ?? 0) < 2) return pasted
  const largest = body && largestTable(body)
  // Lines with tabs are the table as a whole.
  return { ...pasted, table: { rows, rest: largest ? read(largest).slice : Slice.empty } }
}

function sliceOf(lines: readonly Line[], reader: Reader, form: TextForm): Omit<Pasted, 'table'> {
  const { remarks } = reader
  if (form === 'inline' || form === 'plain') {
    const words = lines.filter(({ words }) => words.length > 0)
    if (words.length > 1)
      remarks.add('This text has one line: what was pasted stands on it, one line behind the other.')
    const content = words.flatMap((line, at) => (at > 0 ? [blank, ...line.words] : line.words))
    return {
      slice: new Slice(inlineOf(content, form), 0, 0),
      pictures: [],
      documents: [],
      remarks: [...remarks],
    }
  }
  const blocks = blocksOf(lines, form)
  return {
    slice: blocks.length > 0 ? Slice.maxOpen(Fragment.from(blocks)) : Slice.empty,
    pictures: form === 'article' ? reader.pictures : [],
    documents: [],
    remarks: [...remarks],
  }
}

const blank: Word = { text: ' ', isBold: false, isItalic: false, href: undefined }

/** Files alone, as far as the text takes them. */
function withFiles(pictures: File[], documents: File[], form: TextForm): Pasted {
  const takesPictures = form === 'article'
  const takesLinks = proseMirrorSchemas[form].marks.link !== undefined
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

const NO_PICTURES =
  'This text takes no pictures. Drop it on the field of a picture in the form, or add a section with pictures below this one.'
const NO_DOCUMENTS =
  'This text takes no documents. Drop it on a longer text, where it becomes a link, or add a section for documents.'

/** What was copied, without scripts and styles. Nothing of it is shown, and nothing is fetched. */
function bodyOf(html: string): Element | undefined {
  const document = new DOMParser().parseFromString(html, 'text/html')
  // The source of a page, as a browser shows it, is a table of numbered lines: its plain text is better.
  if (document.querySelector('td.line-number, td.line-content')) return undefined
  applyStyles(document)
  return document.body
}

/** Writes what the style sheets of a program say of bold and slanted words on the elements themselves. */
function applyStyles(document: Document): void {
  for (const sheet of document.querySelectorAll('style'))
    for (const [, selectors = '', rules = ''] of (sheet.textContent ?? '').matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    )) {
      const [found] = /font-(?:weight|style)\s*:[^;]+/.exec(rules) ?? []
      const shorthand = /font\s*:\s*(?:[a-z]+ )*(?:bold|italic)/.exec(rules)?.[0]
      if (!found && !shorthand) continue
      const style = found ?? (/bold/.test(shorthand ?? '') ? 'font-weight:bold' : 'font-style:italic')
      for (const name of selectors.match(/\.[\w-]+/g) ?? [])
        for (const element of document.querySelectorAll(name))
          element.setAttribute('style', `${style};${element.getAttribute('style') ?? ''}`)
    }
}

const HIDDEN = new Set([
  'style',
  'script',
  'noscript',
  'template',
  'title',
  'meta',
  'link',
  'head',
  'svg',
  'math',
])
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
)

/** What holds for the words within an element. */
interface Around {
  isBold: boolean
  isItalic: boolean
  isPre: boolean
  isInCell: boolean
  href: string | undefined
  kind: Line['kind']
  level: number
}

const outside: Around = {
  isBold: false,
  isItalic: false,
  isPre: false,
  isInCell: false,
  href: undefined,
  kind: 'text',
  level: 0,
}

class Reader {
  readonly lines: Line[] = []
  readonly remarks = new Set<string>()
  readonly pictures: File[] = []
  readonly #form: TextForm
  readonly #origin: string
  readonly #without: Element | undefined
  #open: Line | undefined

  /** @param without what is left out */
  constructor(form: TextForm, origin: string, without: Element | undefined) {
    this.#form = form
    this.#origin = origin
    this.#without = without
  }

  read(body: Element): void {
    this.#children(body, outside)
    this.#end()
  }

  #children(element: Node_, around: Around): void {
    for (const child of element.childNodes) {
      if (child.nodeType === TEXT) this.#words(child.nodeValue ?? '', around)
      else if (isElement(child)) this.#element(child, around)
    }
  }

  #element(element: Element, around: Around): void {
    const name = element.localName
    const style = styleOf(element)
    if (element === this.#without) return
    if (HIDDEN.has(name) || isHidden(style) || style['mso-list'] === 'ignore') return
    const within = this.#within(element, name, style, around)
    if (name === 'br') this.#break(around)
    else if (name === 'img') this.#picture(element, around)
    else if (!BLOCKS.has(name)) this.#children(element, within)
    else if (around.isInCell) this.#inCell(element, within)
    else if (name === 'table' && isTable(element)) this.#table(element, around)
    else this.#block(element, name, style, within, around)
  }

  /** A cell is one line, so its paragraphs stand behind each other. */
  #inCell(element: Element, within: Around): void {
    this.#words(' ', within)
    this.#children(element, within)
    this.#words(' ', within)
  }

  #block(element: Element, name: string, style: Style, within: Around, around: Around): void {
    // Only the first paragraph of an item begins it.
    const isOfItem = around.level > 0 && !['ul', 'ol', 'li'].includes(name)
    if (!isOfItem) this.#end()
    else if (this.#open && this.#open.words.length > 0) this.#words(' ', around)
    if (name === 'li' || style['mso-list']?.includes('level')) this.#begin(within)
    this.#children(element, within)
    if (!isOfItem) this.#end()
  }

  #within(element: Element, name: string, style: Style, around: Around): Around {
    const weight = style['font-weight']
    const slant = style['font-style']
    const isBold = weight
      ? /^(?:bold|bolder|[6-9]00)$/.test(weight)
      : name === 'b' || name === 'strong' || around.isBold
    const isItalic = slant ? /italic|oblique/.test(slant) : name === 'i' || name === 'em' || around.isItalic
    const isPre = style['white-space']
      ? style['white-space'].startsWith('pre')
      : name === 'pre' || around.isPre
    const href = name === 'a' ? this.#address(element) : around.href
    const isOfHeading = around.kind === 'heading'
    // The weight of a heading is its own.
    const shape = {
      ...around,
      isPre,
      href,
      isBold: isBold && !isOfHeading,
      isItalic: isItalic && !isOfHeading,
    }
    const listed = /level(\d)/.exec(style['mso-list'] ?? '')?.[1]
    if (listed)
      return {
        ...shape,
        kind: /^\W*\w+[.)]/.test(markerOf(element)) ? 'numbers' : 'bullets',
        level: Number(listed),
      }
    if (name === 'ul' || name === 'ol')
      return { ...shape, kind: name === 'ul' ? 'bullets' : 'numbers', level: around.level + 1 }
    if (name === 'blockquote' && around.level === 0) return { ...shape, kind: 'quotation' }
    const isHeading =
      /^h[1-6]$/.test(name) || /(?:^|\s)Mso(?:Title|Subtitle|Heading\d)/.test(element.className)
    if (!isHeading || around.level > 0) return shape
    return this.#form === 'article'
      ? { ...shape, kind: 'heading', isBold: false, isItalic: false }
      : { ...shape, isBold: true }
  }

  /** A link that our texts can have. */
  #address(link: Element): string | undefined {
    const written = (link.getAttribute('href') ?? '').trim()
    if (written === '') return undefined
    const own = written.startsWith(`${this.#origin}/`) ? written.slice(this.#origin.length) : written
    const address = untracked(own)
      .replace(/^http:/i, 'https:')
      .replace(/\s/g, '%20')
    // Places of other documents are none of this page.
    if (address.startsWith('#') || /^file:|^about:/i.test(address)) return undefined
    if (safeUrl.test(address)) return address
    this.remarks.add(
      'A link was left out, because its address is none that a website may have. Its words are here.',
    )
    return undefined
  }

  #picture(picture: Element, around: Around): void {
    const alt = picture.getAttribute('alt') ?? ''
    const src = picture.getAttribute('src') ?? ''
    // Chats write emoji as pictures.
    if (/^\p{Extended_Pictographic}/u.test(alt)) {
      this.#words(alt, around)
      return
    }
    const path = src.startsWith(`${this.#origin}/`) ? src.slice(this.#origin.length) : src
    if (this.#form === 'article' && path.startsWith('/') && !path.startsWith('//')) {
      this.#end()
      this.lines.push({
        kind: 'picture',
        level: 0,
        words: alt === '' ? [] : [{ ...blank, text: alt }],
        src: path,
      })
      return
    }
    const file = this.#form === 'article' ? fileOf(src) : undefined
    if (file) this.pictures.push(file)
    else if (Number(picture.getAttribute('width') ?? 9) > 2)
      this.remarks.add(
        this.#form === 'article'
          ? 'A picture was not taken over. Copy it alone, or drop its file here.'
          : NO_PICTURES,
      )
  }

  #table(table: Element, around: Around): void {
    this.#end()
    this.remarks.add('A table became lines of words. The section "Table" shows it as a table.')
    const caption = table.querySelector('caption')
    if (caption) this.#block(caption, 'caption', {}, around, around)
    for (const row of table.querySelectorAll('tr')) {
      if (isHidden(styleOf(row))) continue
      for (const [at, cell] of [...row.children].entries()) {
        if (at > 0) this.#words(' – ', around)
        this.#children(cell, { ...this.#within(cell, cell.localName, styleOf(cell), around), isInCell: true })
      }
      this.#end()
    }
  }

  #words(text: string, around: Around): void {
    if (around.isPre && /[\r\n]/.test(text)) {
      for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
        if (at > 0) this.#break(around)
        this.#words(line, around)
      }
      return
    }
    const collapsed = around.isPre ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    if (collapsed === '' || (collapsed === ' ' && !this.#open)) return
    this.#open ??= { kind: around.kind, level: around.level, words: [] }
    const { isBold, isItalic, href } = around
    this.#open.words.push({ text: collapsed, isBold, isItalic, href })
  }

  #break(around: Around): void {
    // An item and a cell are one line.
    if (around.level > 0 || around.isInCell) this.#words(' ', around)
    else this.#end()
  }

  #begin({ kind, level }: Around): void {
    this.#end()
    this.#open = { kind, level, words: [] }
  }

  #end(): void {
    const line = this.#open
    this.#open = undefined
    if (!line) return
    const words = trimmed(line.words)
    if (words.length > 0) this.lines.push({ ...line, words })
  }
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

type Node_ = globalThis.Node
const TEXT = 3
const isElement = (node: Node_): node is Element => node.nodeType === 1

type Style = Readonly<Record<string, string>>

function styleOf(element: Element): Style {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return Object.fromEntries(
    declarations.map(declaration => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}

/** Whether a part is not seen in the program that it was copied from. */
const isHidden = (style: Style): boolean => style.display === 'none' || style['mso-hide'] === 'all'

/** The sign or number that Word writes before an item of a list. */
const markerOf = (item: Element): string =>
  [...item.querySelectorAll('[style]')].find(element => styleOf(element)['mso-list'] === 'ignore')
    ?.textContent ?? ''

/** Whether a table has rows of several cells. Others only place what is in them. */
const isTable = (table: Element): boolean =>
  table.getAttribute('role') !== 'presentation' &&
  table.querySelector('table') === null &&
  [...table.querySelectorAll('tr')].some(({ children }) => children.length > 1)

/** Words without blanks at the ends of the line, and without two in a row. */
function trimmed(words: readonly Word[]): Word[] {
  let isBlank = true
  const kept = words.flatMap(word => {
    const text = isBlank ? word.text.replace(/^[ \t]+/, '') : word.text
    if (text === '') return []
    isBlank = /[ \t]$/.test(text)
    return { ...word, text }
  })
  // Blanks that cannot break stand behind the signs of items, and at the end of many lines of Word.
  while (kept[0]?.text.trim() === '') kept.shift()
  while (kept.at(-1)?.text.trim() === '') kept.pop()
  const last = kept.pop()
  const [first = last, ...others] = kept
  if (!last || !first) return []
  const end = { ...last, text: last.text.trimEnd() }
  return first === last
    ? [{ ...end, text: end.text.trimStart() }]
    : [{ ...first, text: first.text.trimStart() }, ...others, end]
}

/** A picture that is written within its address. */
function fileOf(src: string): File | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w+.-]+);base64,(.+)$/s.exec(src) ?? []
  if (data === '') return undefined
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), letter => letter.charCodeAt(0))
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type })
}

/** Signs that other programs put before items, and the first numbers that people do. */
const BULLET = /^(\s*)(?:[•·‣▪●○◦§\uf0b7]|[-*](?=\s))[\s\u00a0]*(?=\S)/
const NUMBER = /^(\s*)\(?\d{1,3}[.)][\s\u00a0]+(?=\S)/

function linesOfText(text: string): Line[] {
  // A part of a line keeps its blanks.
  if (text.trim() !== '' && !/[\r\n]/.test(text))
    return [{ kind: 'text', level: 0, words: [{ ...blank, text }] }]
  let isNumbered = false
  let before = 0
  return text.split(/\r\n?|\n/).flatMap(line => {
    if (line.trim() === '') return []
    const number = NUMBER.exec(line)
    const value = Number.parseInt(number?.[0].replace(/\D/g, '') ?? '', 10)
    isNumbered = number !== null && (value === 1 || (isNumbered && value === before + 1))
    before = value
    const depth = /^[ \t]*/.exec(line)?.[0].replace(/\t/g, '  ').length ?? 0
    const level = 1 + Math.min(3, Math.floor(depth / 2))
    const words = (from: number): Word[] => [{ ...blank, text: line.slice(from).trim() }]
    if (number && isNumbered) return { kind: 'numbers' as const, level, words: words(number[0].length) }
    const bullet = BULLET.exec(line)
    if (bullet) return { kind: 'bullets' as const, level, words: words(bullet[0].length) }
    return { kind: 'text' as const, level: 0, words: words(0) }
  })
}

/** A line that has the sign of an item, and is none, as one. */
function asItem(line: Line): Line {
  const [first, ...others] = line.words
  const marker = line.kind === 'text' && first ? BULLET.exec(first.text) : null
  // Of Word's lists, some come with a sign and without any other word of it.
  const alone = line.kind === 'text' && first && /^[•·‣▪●○◦§\uf0b7]\s*$/.test(first.text)
  if (!first || !(marker || alone)) return line
  const rest = marker ? first.text.slice(marker[0].length) : ''
  return { ...line, kind: 'bullets', level: 1, words: trimmed([{ ...first, text: rest }, ...others]) }
}

function inlineOf(words: readonly Word[], form: TextForm): Fragment {
  const schema = proseMirrorSchemas[form]
  const { strong, em, link } = schema.marks
  return words.reduce((found, { text, isBold, isItalic, href }) => {
    const marks: Mark[] = [
      ...(href !== undefined && link ? [link.create({ href })] : []),
      ...(isBold && strong ? [strong.create()] : []),
      ...(isItalic && em ? [em.create()] : []),
    ]
    return found.append(Fragment.from(schema.text(text, marks)))
  }, Fragment.empty)
}

function blocksOf(lines: readonly Line[], form: TextForm): Node[] {
  const { paragraph, heading, blockquote, figure } = proseMirrorSchemas[form].nodes
  const blocks: Node[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (!line || !paragraph) break
    const content = inlineOf(line.words, form)
    if (line.level > 0) {
      const end = lines.findIndex((one, index) => index > at && one.level === 0)
      const items = lines.slice(at, end < 0 ? undefined : end)
      blocks.push(...listsOf(items, form))
      at += items.length
      continue
    }
    if (line.kind === 'picture' && figure)
      blocks.push(figure.create({ src: line.src, alt: content.textBetween(0, content.size) }))
    else if (line.kind === 'heading' && heading) blocks.push(heading.create(null, content))
    else if (line.kind === 'quotation' && blockquote)
      blocks.push(blockquote.create(null, paragraph.create(null, content)))
    else blocks.push(paragraph.create(null, content))
    at++
  }
  return blocks
}

/** Items, with those that are deeper in lists of their own. */
function listsOf(lines: readonly Line[], form: TextForm): Node[] {
  const { bulletList, orderedList, listItem, paragraph } = proseMirrorSchemas[form].nodes
  const lists: Node[] = []
  const top = Math.min(...lines.map(({ level }) => level))
  for (let at = 0; at < lines.length; ) {
    const kind = lines[at]?.kind
    const items: Node[] = []
    for (let line = lines[at]; line && (line.level > top || line.kind === kind); line = lines[at]) {
      const end = lines.findIndex(({ level }, index) => index > at && level <= top)
      // What is deeper without an item above it is one itself.
      const below = line.level > top ? [] : lines.slice(at + 1, end < 0 ? undefined : end)
      const content = paragraph?.create(null, inlineOf(line.words, form))
      const item = content && listItem?.create(null, [content, ...listsOf(below, form)])
      if (item) items.push(item)
      at += 1 + below.length
    }
    const list = (kind === 'numbers' ? orderedList : bulletList)?.create(null, items)
    if (list) lists.push(list)
  }
  return lists
}
