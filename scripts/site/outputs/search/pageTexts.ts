import type { PagePart, PageTexts, ResultKind } from '../../../../renderer/search/SiteSearch.ts'
import { type AgeRange, rangeOf } from '../../../../schema/model/ages.ts'
import { type Field, fieldWalker } from '../../../../schema/model/mapFields.ts'
import { type Category, type Post, post as postSchema } from '../../../../schema/model/post.ts'
import { type ContactDetails, days } from '../../../../schema/model/site/contactDetails.ts'
import { defaultWords, type Words } from '../../../../schema/model/site/words.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import { type Assets, href } from '../../../../schema/resolve/href.ts'
import { currentSections, describeCategory } from '../../../../schema/resolve/resolvePage.ts'
import { definitionOf, section as sectionSchema } from '../../../../schema/section.ts'
import type { Content, ShownPage } from '../../../../schema/validate/Content.ts'

const walk = fieldWalker('text', 'richText', 'pdf', 'download')

/** Keys of the texts that visitors do not see, or only after they have done something. */
const UNSEEN = new Set([
  ...['subject', 'placeholder', 'successMessage', 'submitText', 'emptyText', 'captions', 'categories'],
])

/** Keys of the texts that head an item. */
const HEADINGS = new Set(['title', 'question', 'name', 'role'])

/** The texts of a page that visitors see, by its headings. */
export function textsOfPage(content: Content, found: ShownPage, assets: Assets): PageTexts {
  const { route, page } = found
  const { name, menuLabel, ages } = page.summary ?? {}
  const names = [name, menuLabel].flatMap(text => (text === undefined ? [] : fillTokens(text, content.site)))
  const years = ages ? yearsIn(rangeOf(ages)) : []
  const parts = new Parts(content, page.description, [...names, ...years])
  currentSections(content, found, assets).forEach((section, index) => {
    const { questions, itemsAre, showsContact } = definitionOf(section.type)
    parts.begin(section, index === 0, questions ? 'question' : itemsAre)
    walk(sectionSchema, section, field => parts.add(field))
    if (showsContact) parts.addContact()
  })
  const title = route === '/' ? content.site.name : fillTokens(page.title, content.site)
  return { route: href(content, assets, route), title, kind: 'page', parts: parts.all }
}

export function textsOfPost(content: Content, post: Post, assets: Assets): PageTexts {
  const { title, excerpt, ...rest } = post
  const parts = new Parts(content, excerpt)
  parts.begin(post, true)
  walk(postSchema, rest, field => parts.add(field))
  const route = href(content, assets, `${content.template?.prefix ?? ''}/${post.id}`)
  return { route, title: fillTokens(title, content.site), kind: 'post', parts: parts.all }
}

/** The texts of the page of a category. Its posts are found by themselves. */
export function textsOfCategory(content: Content, category: Category, assets: Assets): PageTexts {
  const { route, name, names } = category
  const part = { heading: '', text: describeCategory(content, category), unseen: names.join(' ') }
  return { route: href(content, assets, route), title: name, kind: 'page', parts: [part] }
}

function yearsIn({ from, to }: AgeRange): number[] {
  const first = Math.floor(from.months / 12)
  return Array.from({ length: Math.ceil(to.months / 12) - first }, (_, index) => first + index)
}

function contactText(contact: ContactDetails, words: Words, locale = 'en-GB'): string {
  const { address, phone, email, phones = [], whatsapp, hours = [], campuses = [] } = contact
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const nameOf = (day: (typeof days)[number]) => weekday.format(Date.UTC(2024, 0, 1 + days.indexOf(day)))
  const opening = hours.map(({ days, opens, closes, note }) =>
    [`${days.map(nameOf).join(', ')}, ${opens}–${closes}`, note].filter(Boolean).join(', '),
  )
  return [
    `${words.telephone}: ${phone}.`,
    ...phones.map(({ label, phone }) => `${label}: ${phone}.`),
    ...(whatsapp ? [`WhatsApp: ${whatsapp}.`] : []),
    `${words.email}: ${email}.`,
    `${words.address}: ${address}.`,
    ...(opening.length > 0 ? [`${words.openingHours}: ${opening.join('; ')}.`] : []),
    ...campuses.map(({ name, address, phone }) => `${[name, address, phone].filter(Boolean).join(', ')}.`),
  ].join(' ')
}

/** The digits of a telephone number as one, with the code of the country and with 0 for it, which has one to three digits. */
function typedNumbers(phone: string): string[] {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  const isWhole = phone.trim().startsWith('+')
  return isWhole ? [digits, ...[1, 2, 3].map(length => `0${digits.slice(length)}`)] : [digits]
}

/** Collects the texts of a page. What heads a section or an item begins a part. */
class Parts {
  readonly all: PagePart[]
  readonly #content: Content
  #section: unknown
  /** What the latest part is about. */
  #subject: unknown
  #kind: ResultKind | undefined

  /** @param unseen what the whole page is called, too */
  constructor(content: Content, description: string, unseen: readonly (string | number)[] = []) {
    this.#content = content
    const text = fillTokens(description, content.site)
    this.all = [{ heading: '', text, ...(unseen.length > 0 && { unseen: unseen.join(' ') }) }]
  }

  /** @param isFirst whether its heading is that of the page. @param kind what its items are */
  begin(section: unknown, isFirst: boolean, kind?: ResultKind): void {
    this.#section = section
    this.#kind = kind
    this.#subject = isFirst ? section : undefined
  }

  add({ kind, value, parent, key, markup }: Field): void {
    // A document that is offered by its name.
    if (kind === 'pdf' || kind === 'download') {
      const part = this.all.at(-1)
      if (part && this.#subject === parent && parent !== this.#section) part.kind = 'document'
      return
    }
    if (key === undefined || UNSEEN.has(key) || key.endsWith('Alt')) return
    const text = fillTokens(markup ? plainMarkdown(value) : value, this.#content.site)
    if (!HEADINGS.has(key) || parent === this.#subject) {
      this.#append(text)
      return
    }
    this.#subject = parent
    const itemKind = parent === this.#section ? undefined : this.#kind
    this.all.push({ heading: text, text: '', ...(itemKind && { kind: itemKind }) })
  }

  /** The contact details of the site, as a section shows them. */
  addContact(): void {
    const { contact, words, locale } = this.#content.site
    this.#append(contactText(contact, { ...defaultWords, ...words }, locale))
    const phones = [contact, ...(contact.phones ?? []), ...(contact.campuses ?? [])].map(({ phone }) => phone)
    const part = this.all.at(-1)
    if (part)
      part.unseen = [...phones, contact.whatsapp]
        .flatMap(phone => (phone ? typedNumbers(phone) : []))
        .join(' ')
  }

  #append(text: string): void {
    const part = this.all.at(-1)
    if (part) part.text = part.text === '' ? text : `${part.text} ${text}`
  }
}

/**
 * The words of Markdown. It may leave a sign, which nobody sees but in an excerpt: to parse every text again would be slow, and
 * most texts have nothing but words.
 */
function plainMarkdown(source: string): string {
  let text = source
  if (text.includes(']('))
    text = text.replace(/!\[[^\]]*\]\([^)]*\)/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  if (text.includes('*')) text = text.replaceAll('*', '')
  if (/^[-#>\d]/.test(text) || /\n[-#>\d]/.test(text)) text = text.replace(/^(?:[-#>]+|\d+\.) /gm, '')
  return text.includes('\n') ? text.replaceAll('\n', ' ') : text
}
