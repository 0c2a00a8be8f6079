import type { z } from 'zod'
import { mapFields } from '../../../schema/model/mapFields.ts'
import { page as pageSchema } from '../../../schema/model/page.ts'
import { type Post, post as postSchema } from '../../../schema/model/post.ts'
import { site as siteSchema } from '../../../schema/model/site.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import type { Content } from '../../../schema/validate/Content.ts'

// Which field of which document each text of a page is from ("content source maps"). Texts carry an invisible mark through the
// renderer. It becomes an attribute of the element that holds the text before the page leaves the server.

/** Tag characters of Unicode: they stand for the letters of ASCII, and nobody sees them. */
const BEGIN = '\u{e0001}'
const END = '\u{e007f}'
const MARK = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu
const SHIFT = 0xe0000

/** @param path with a dot between its keys */
export const markOf = (file: string, path: string): string =>
  BEGIN +
  Array.from(`${file}#${path}`, letter => String.fromCodePoint(SHIFT + letter.charCodeAt(0))).join('') +
  END

const fieldOf = (mark: string): string =>
  Array.from(mark, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) - SHIFT)).join('')

/** A content whose texts are marked. Links, pictures and what texts are compared by stay as they are. */
export function markedContent(content: Content, source: Site): Content {
  const files = new Map<number | 'template', string>()
  for (const [file, { valid }] of source.reports) {
    if (valid?.document.kind === 'post') files.set(valid.document.value.id, file)
    if (valid?.document.kind === 'template') files.set('template', file)
  }
  const { template } = content
  return {
    ...content,
    site: markedSite(content),
    pages: new Map(
      [...content.pages].map(([route, page]) => {
        const { title, summary } = marked(pageSchema, page.outline, page.file)
        return [route, { ...page, outline: { ...page.outline, title, ...(summary && { summary }) } }]
      }),
    ),
    posts: content.posts.map(post => marked<Post>(postSchema, post, files.get(post.id) ?? '')),
    template: template && {
      ...template,
      page: marked(pageSchema, template.page, files.get('template') ?? ''),
    },
  }
}

/** The text of `_site.json` that are said within others are marked where they stand alone. */
const markedSite = ({ site }: Content): Content['site'] => ({
  ...marked(siteSchema, site, SITE),
  name: site.name,
  contact: site.contact,
  ...(site.words && { words: site.words }),
})

const SITE = '_site.json'

/** What pages share, with marks also on what other texts say by tokens. The name is compared. */
export const withMarkedFacts = (data: SiteData): SiteData => ({
  ...data,
  contact: Object.fromEntries(
    Object.entries(data.contact).map(([key, value]) => [
      key,
      typeof value === 'string' && ['address', 'phone', 'email'].includes(key)
        ? value + markOf(SITE, `contact.${key}`)
        : value,
    ]),
    // The shape stays.
  ) as unknown as SiteData['contact'],
})

/** Keys of texts by which documents are compared. */
const COMPARED = new Set(['categories', 'category', 'group', 'type'])

/** What was marked last: between two keys of an author, most documents stay as they are. */
const known = new WeakMap<object, unknown>()

/** A value of a document with marked texts. */
export function marked<V extends object>(schema: z.core.$ZodType, value: V, file: string): V {
  const before = known.get(value)
  // It was made of a value of the same type.
  if (before) return before as V
  const made = mapFields(schema, value, ({ kind, value, path, key = '', markup, reference }) => {
    if (reference || COMPARED.has(key)) return value
    if (kind === 'richText' && markup) return markedLines(value, markOf(file, path.join('.')))
    return kind === 'text' && value !== '' ? value + markOf(file, path.join('.')) : value
  })
  known.set(value, made)
  return made
}

/** The first place between two letters of a line: beside none of them is a sign of Markdown. Addresses and tokens are left alone. */
const PLACE =
  /^((?:\]\([^()\n]*\)|\{\w+\}|\S*[@/]\S*|\p{L}(?!\p{L})|[^\p{L}\]{]|[\]{])*?\p{L})(?=\p{L})(?![\w.+-]*[@:.])/u

const markedLines = (source: string, mark: string): string =>
  source
    .split('\n')
    .map(line => line.replace(PLACE, `$1${mark}`))
    .join('\n')

/** A mark within an address. */
const ENCODED = /%F3%A0%80%81(?:%F3%A0%8[01]%[\dA-F]{2})+/g

export function withoutMarks(html: string): string {
  const written = html.includes(BEGIN) ? html.replace(MARK, '') : html
  return written.includes('%F3%A0') ? written.replace(ENCODED, '') : written
}

/** Elements that have no content. */
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const PARTS =
  /<!--[\s\S]*?-->|<(script|style|title)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g

/**
 * Takes the marks out of a page, and says at each element from which field its text is, as `data-field`. What React takes over
 * must be as it renders it: of an island, its root has a table of the texts.
 */
export function marksToFields(html: string): string {
  if (!html.includes(BEGIN)) return html
  const parts: string[] = []
  /** The elements that are open, each with the place of its tag. */
  const open: { at: number; field?: string; island?: Island; text: string }[] = []
  const note = (place: (typeof open)[number] | undefined, text: string) => {
    const [, mark] = (text.includes(BEGIN) && new RegExp(MARK, 'u').exec(text)) || []
    if (place && mark !== undefined) place.field ??= fieldOf(mark)
  }
  const end = (element: (typeof open)[number]) => {
    const { field, at, island, text } = element
    const around = open.findLast(({ island }) => island)?.island
    if (island) parts[at] = tagWith(parts[at], 'data-fields', JSON.stringify(island.fields))
    else if (field !== undefined && around) around.fields[withoutMarks(text).trim()] ??= field
    else if (field !== undefined) parts[at] = tagWith(parts[at], 'data-field', field)
  }
  const addText = (text: string) => {
    const holder = open.at(-1)
    if (holder) holder.text += text
    note(holder, text)
    parts.push(withoutMarks(text))
  }
  let from = 0
  for (const { 0: part, 2: slash, 3: name, 4: attributes = '', index } of html.matchAll(PARTS)) {
    addText(html.slice(from, index))
    from = index + part.length
    if (name !== undefined && slash === '/') {
      const closed = open.pop()
      if (closed) end(closed)
    }
    parts.push(withoutMarks(part))
    if (name === undefined || slash === '/') continue
    const element = {
      at: parts.length - 1,
      text: '',
      ...(/\sdata-island=/.test(attributes) && { island: { fields: {} } }),
    }
    note(element, attributes)
    if (EMPTY.test(name) || attributes.endsWith('/')) end(element)
    else open.push(element)
  }
  addText(html.slice(from))
  return parts.join('')
}

interface Island {
  fields: Record<string, string>
}

const tagWith = (tag = '', name: string, value: string): string =>
  tag.replace(
    /\s*\/?>$/,
    end => ` ${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"${end}`,
  )
