import type { z } from 'zod'
import type { PagePart, PageTexts } from '../../../../renderer/search/SiteSearch.ts'
import { rangeOf } from '../../../../schema/model/ages.ts'
import { fieldWalker } from '../../../../schema/model/mapFields.ts'
import { type Category, type Post, post as postSchema } from '../../../../schema/model/post.ts'
import { days } from '../../../../schema/model/site/contactDetails.ts'
import { siteWords } from '../../../../schema/model/site/words.ts'
import type { Site } from '../../../../schema/model/site.ts'
import { fillTokens } from '../../../../schema/model/tokens.ts'
import { type Assets, href } from '../../../../schema/resolve/href.ts'
import { currentSections, describeCategory } from '../../../../schema/resolve/resolvePage.ts'
import { section as sectionSchema, sharedBy } from '../../../../schema/section.ts'
import type { Content, ShownPage } from '../../../../schema/validate/Content.ts'

const walk = fieldWalker('text', 'richText')

/** Keys of the texts that visitors do not see, or only after they have done something. */
const UNSEEN = new Set([
  ...['subject', 'placeholder', 'successMessage', 'submitText', 'emptyText', 'captions', 'categories'],
])

/** Keys of the texts that head an item. */
const HEADINGS = new Set(['title', 'question', 'name', 'role'])

/** The visible texts of a page, by its headings. */
export function textsOfPage(content: Content, found: ShownPage, assets: Assets): PageTexts {
  const { site } = content
  const { route, page } = found
  const { name = '', menuLabel = '', ages } = page.summary ?? {}
  const years: number[] = []
  if (ages) {
    const { from, to } = rangeOf(ages)
    for (let year = Math.floor(from.months / 12); year < to.months / 12; year++) years.push(year)
  }
  const unseen = fillTokens([name, menuLabel, ...years].join(' '), site).trim()
  const parts = [{ heading: '', text: fillTokens(page.description, site), ...(unseen && { unseen }) }]
  for (const [index, section] of currentSections(content, found, assets).entries()) {
    addTexts(parts, sectionSchema, section, site, index === 0)
    if (sharedBy([section]).some(({ showsContact }) => showsContact)) addContact(parts, site)
  }
  const title = route === '/' ? site.name : fillTokens(page.title, site)
  return { route: href(content, assets, route), title, parts }
}

export function textsOfPost(content: Content, post: Post, assets: Assets): PageTexts {
  const { title, excerpt, ...rest } = post
  const parts = [{ heading: '', text: fillTokens(excerpt, content.site) }]
  addTexts(parts, postSchema, rest, content.site, true)
  const route = href(content, assets, `${content.template?.prefix ?? ''}/${post.id}`)
  return { route, title: fillTokens(title, content.site), parts }
}

/** The texts of the page of a category. Its posts are found by themselves. */
export function textsOfCategory(content: Content, category: Category, assets: Assets): PageTexts {
  const { route, name, names } = category
  const part = { heading: '', text: describeCategory(content, category), unseen: names.join(' ') }
  return { route: href(content, assets, route), title: name, parts: [part] }
}

/** Adds the texts of a section or a post. What heads it or one of its items begins a part, except the heading of the page. */
function addTexts(parts: PagePart[], schema: z.ZodType, value: object, site: Site, isFirst: boolean): void {
  let subject: unknown = isFirst ? value : undefined
  walk(schema, value, ({ value, parent, key, markup }) => {
    if (key === undefined || UNSEEN.has(key) || key.endsWith('Alt')) return
    const text = fillTokens(markup ? plainMarkdown(value) : value, site)
    if (HEADINGS.has(key) && parent !== subject) {
      subject = parent
      parts.push({ heading: text, text: '' })
    } else append(parts, text)
  })
}

function append(parts: readonly PagePart[], text: string): void {
  const part = parts.at(-1)
  if (part) part.text = part.text === '' ? text : `${part.text}\n${text}`
}

/** Adds the contact details of the site, as a section shows them. */
function addContact(parts: readonly PagePart[], { contact, words, locale = 'en-GB' }: Site): void {
  const { address, phone, email, phones = [], whatsapp, hours = [], campuses = [] } = contact
  const label = siteWords({ words })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const nameOf = (day: (typeof days)[number]) => weekday.format(Date.UTC(2024, 0, 1 + days.indexOf(day)))
  const lines = [
    [label.telephone, phone],
    ...phones.map(({ label, phone }) => [label, phone]),
    ...(whatsapp ? [['WhatsApp', whatsapp]] : []),
    [label.email, email],
    [label.address, address],
    ...hours.map(({ days, opens, closes, note }) => [
      ...[label.openingHours, ...days.map(nameOf), `${opens}–${closes}`, note],
    ]),
    ...campuses.map(({ name, address, phone }) => [name, address, phone]),
  ]
  append(parts, lines.map(([name, ...said]) => `${name}: ${said.filter(Boolean).join(', ')}.`).join(' '))
  const part = parts.at(-1)
  const numbers = [phone, whatsapp, ...[...phones, ...campuses].map(({ phone }) => phone)]
  if (part) part.unseen = numbers.flatMap(number => (number ? typedNumbers(number) : [])).join(' ')
}

/** The digits of a telephone number as one, with the code of the country and with 0 for it, which has one to three digits. */
function typedNumbers(phone: string): string[] {
  const digits = phone.replace('(0)', '').replace(/\D/g, '')
  const isWhole = phone.trim().startsWith('+')
  return isWhole ? [digits, ...[1, 2, 3].map(length => `0${digits.slice(length)}`)] : [digits]
}

/** The words of Markdown. A sign may stay: parsing every text again would be slow, and only an excerpt shows it. */
const plainMarkdown = (source: string): string =>
  source
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:[-#>]+|\d+\.) /gm, '')
    .replaceAll('*', '')
